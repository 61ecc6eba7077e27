import Measurement

/// The changes of counters that two runs may show though no work was added.
///
/// Counts of memory and references follow malloc's usable sizes, which depend on the heap. Controls
/// show how far.
struct CounterTolerances {
  /// The tolerance of one counter.
  struct Tolerance {
    /// The change that is allowed, as a share of the old count.
    let share: Double
    /// The change that is always allowed.
    let least: Int

    /// Returns the change that is allowed for a count.
    func allowed(for old: Int) -> Int { max(least, Int(share * Double(abs(old)))) }
  }

  /// The largest share by which a counter changed in a control.
  private let shares: [String: Double]
  /// The largest change of a counter that was 0 in a control.
  private let changesFromZero: [String: Int]

  /// - Parameter controls: the cells of architectures with unchanged sources.
  init(controls: [CasePairs.Pair]) {
    var shares: [String: Double] = [:]
    var changesFromZero: [String: Int] = [:]
    for change in controls.flatMap({ CounterChange.differences($0.old, $0.new) })
    where !change.isVarying {
      guard let old = change.old, let new = change.new,
        abs(new - old) > Self.least(change.name)
      else { continue }
      if old == 0 {
        changesFromZero[change.name] = max(changesFromZero[change.name] ?? 0, abs(new))
      } else {
        let share = Double(abs(new - old)) / Double(abs(old))
        shares[change.name] = max(shares[change.name] ?? 0, share)
      }
    }
    self.shares = shares
    self.changesFromZero = changesFromZero
  }

  /// Returns the tolerance of a counter; `nil` if it is exact.
  ///
  /// It is twice the largest change in a control, because an architecture can have a larger one than
  /// the controls happen to show.
  func tolerance(of name: String) -> Tolerance? {
    guard !Counter.exact.contains(name) else { return nil }
    // Two builds of the same sources differed by 0.8 % in peak memory, by 0.2 % in calls.
    let leastShare = Self.isBytes(name) ? 0.01 : 0.005
    return Tolerance(
      share: max(leastShare, 2 * (shares[name] ?? 0)),
      least: max(Self.least(name), 2 * (changesFromZero[name] ?? 0)))
  }

  /// The exact counters that changed in a control, sorted.
  var unsteady: [String] {
    Set(shares.keys).union(changesFromZero.keys).intersection(Counter.exact).sorted()
  }

  private static func least(_ name: String) -> Int {
    Counter.exact.contains(name) ? 0 : isBytes(name) ? 64 : 1
  }

  private static func isBytes(_ name: String) -> Bool { name.lowercased().hasSuffix("bytes") }
}
