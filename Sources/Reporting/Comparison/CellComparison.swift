/// A cell in two runs.
package struct CellComparison: Equatable, Encodable, Sendable {
  /// What became of it, from worst to best.
  package enum Status: String, CaseIterable, Encodable, Sendable {
    case regression, improvement, changed, unchanged
  }

  /// Whether both runs have figures of it.
  package enum Presence: String, Encodable, Sendable {
    case both
    /// NEW was asked for it and has nothing.
    case missing
    case added
    case becameWrong, becameRight, wrongInBoth
  }

  package let architecture: String
  package let variant: String
  package let lane: String
  /// What tables call the variant.
  package let name: String
  package let interaction: String
  package let size: Int
  package let status: Status
  package let presence: Presence
  /// `nil` for Baseline, which all times are over, and where a run has none.
  package let time: TimeChange?
  /// Those that differ.
  package let counters: [CounterChange]
  /// Why it is wrong or missing in NEW.
  package let note: String?

  /// - Parameters:
  ///   - key: which cell.
  ///   - old: what OLD says of it, if anything.
  ///   - new: what NEW says of it, if anything.
  ///   - time: the ratios, if both have them.
  ///   - counters: the counters that differ, if both have figures and they can be compared.
  init(
    _ key: CellKey, _ old: CellResult?, _ new: CellResult?, time: TimeChange?,
    counters: [CounterChange]
  ) {
    architecture = key.architecture
    variant = key.variant
    lane = key.lane
    name = key.name
    interaction = key.interaction
    size = key.size
    let presence = Self.presence(old, new)
    self.presence = presence
    self.time = presence == .both ? time : nil
    self.counters = presence == .both ? counters : []
    note = new?.note
    status = Self.status(presence, self.time, self.counters)
  }

  private static func presence(_ old: CellResult?, _ new: CellResult?) -> Presence {
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
    _ presence: Presence, _ time: TimeChange?, _ counters: [CounterChange]
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
