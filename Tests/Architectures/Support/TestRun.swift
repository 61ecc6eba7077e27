/// What a running test reports about itself.
package enum TestRun {
  private static var loops: [() -> Int] = []

  /// Adds a loop, by the number of its turns so far.
  package static func countTurns(_ turns: @escaping () -> Int) {
    loops.append(turns)
  }

  /// Forgets the loops, before a test.
  package static func begin() {
    loops.removeAll()
  }

  /// The turns of all loops since `begin`.
  package static var turns: Int { loops.map { $0() }.reduce(0, +) }
}
