/// Makes a list of steps shorter and its steps simpler, as long as it still fails: delta debugging
/// after Zeller, then step by step.
package nonisolated struct StepShrinker {
  private let fails: ([Step]) -> Int?
  private var runsLeft: Int
  private var best: [Step] = []
  /// What was played already, as scripts.
  private var played: Set<String> = []

  /// - Parameters:
  ///   - runLimit: how many lists may be tried.
  ///   - fails: plays a list from scratch: how many steps of it suffice to fail; `nil` if it works.
  package init(runLimit: Int, fails: @escaping ([Step]) -> Int?) {
    self.fails = fails
    runsLeft = runLimit
  }

  /// A short list that fails as `steps` does; without a run left, `steps`.
  package mutating func shrink(_ steps: [Step]) -> [Step] {
    best = steps
    var before: [Step] = []
    while before != best, runsLeft > 0 {
      before = best
      removeChunks()
      simplifySteps()
    }
    return best
  }

  /// Whether a list fails too; then it is the best one from now on.
  private mutating func isBetter(_ steps: [Step]) -> Bool {
    guard runsLeft > 0, played.insert(steps.map(\.description).joined(separator: "\n")).inserted
    else { return false }
    runsLeft -= 1
    guard let count = fails(steps) else { return false }
    best = Array(steps.prefix(count))
    return true
  }

  /// Large pieces first, then smaller ones; from the end, where less depends on them.
  private mutating func removeChunks() {
    var size = best.count / 2
    while size > 0 {
      var end = best.count
      while end > 0 {
        let start = max(0, end - size)
        _ = isBetter(Array(best[..<start] + best[end...]))
        end = min(start, best.count)
      }
      size /= 2
    }
  }

  private mutating func simplifySteps() {
    var index = best.count - 1
    while index >= 0 {
      let isSimplified = best[index].simpler.contains { step in
        var steps = best
        steps[index] = step
        return isBetter(steps)
      }
      // The same step again, which may become simpler still, if it is still there.
      if !isSimplified { index -= 1 }
      index = min(index, best.count - 1)
    }
  }
}
