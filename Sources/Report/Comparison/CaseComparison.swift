import Measurement

/// The comparison of one case in two runs.
package struct CaseComparison: Equatable, Encodable, Sendable {
  /// The outcome of the comparison, from worst to best.
  package enum Status: String, CaseIterable, Encodable, Sendable {
    case regression, improvement, changed, unchanged
  }

  /// Which of the two runs has figures of the case.
  package enum FigurePresence: String, Encodable, Sendable {
    case both
    /// NEW requested the case and has no figures of it.
    case missing
    case added
    case becameWrong, becameRight, wrongInBoth
  }

  package let architecture: String
  package let interaction: String
  package let size: Int
  /// Whether the architecture's sources are the same in both runs, so that its changes are noise.
  package let isControl: Bool
  package let status: Status
  package let presence: FigurePresence
  /// The change of the ratio; `nil` for Baseline, and if a run has no ratio.
  package let time: TimeChange?
  /// The counters that differ.
  package let counters: [CounterChange]
  /// Why the case is wrong or missing in NEW.
  package let note: String?

  /// - Parameters:
  ///   - key: the identity of the case.
  ///   - old: OLD's result, if there is one.
  ///   - new: NEW's result, if there is one.
  ///   - isControl: whether the architecture's sources are the same in both runs.
  ///   - time: the change of the ratio, if both runs have one.
  ///   - counters: the counters that differ, if both runs have comparable figures.
  init(
    _ key: CaseKey, _ old: Cell?, _ new: Cell?, isControl: Bool, time: TimeChange?,
    counters: [CounterChange]
  ) {
    architecture = key.architecture
    interaction = key.interaction
    size = key.size
    self.isControl = isControl
    let presence = Self.presence(old, new)
    self.presence = presence
    self.time = presence == .both ? time : nil
    self.counters = presence == .both ? counters : []
    note = new?.note
    status = Self.status(presence, self.time, self.counters)
  }

  private static func presence(_ old: Cell?, _ new: Cell?) -> FigurePresence {
    guard let new else { return .missing }
    guard let old else { return .added }
    switch (old.correct, new.correct) {
    case (true, false): return .becameWrong
    case (false, true): return .becameRight
    case (false, false): return .wrongInBoth
    case (true, true): return !old.counters.isEmpty && new.counters.isEmpty ? .missing : .both
    }
  }

  private static func status(
    _ presence: FigurePresence, _ time: TimeChange?, _ counters: [CounterChange]
  ) -> Status {
    switch presence {
    case .missing, .becameWrong: return .regression
    case .becameRight: return .improvement
    case .added: return .changed
    case .wrongInBoth: return .unchanged
    case .both: break
    }
    let kinds = Set(counters.map(\.kind))
    if time?.verdict == .slower || kinds.contains(.rose) { return .regression }
    if time?.verdict == .faster || kinds.contains(.fell) { return .improvement }
    return kinds.contains(.moved) ? .changed : .unchanged
  }
}
