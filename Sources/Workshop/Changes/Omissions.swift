/// Leaves out each hunk of several patches alone, to see who notices.
package struct Omissions {
  /// Who notices that a hunk is missing.
  package enum Answer: Hashable, Sendable {
    /// The compiler, with its first error.
    case compiler(String)
    /// A script, by its name.
    case script(String)
    case nobody
  }

  /// What is done without one hunk in each of some architectures, by their names.
  package typealias Step = ([String: Patch.Site]) throws -> [String: String]

  /// Returns the compiler's first error in each architecture that does not compile.
  package var compile: Step
  /// Plays scripts; returns the first script that differs in each architecture in which one does.
  package var play: Step
  /// Called before each step with what is done, how much is done, and of how much.
  package var progress: (String, Int, Int) -> Void

  package init(
    compile: @escaping Step, play: @escaping Step,
    progress: @escaping (String, Int, Int) -> Void = { _, _, _ in }
  ) {
    self.compile = compile
    self.play = play
    self.progress = progress
  }

  /// Leaves out each hunk.
  ///
  /// - Parameter sites: the hunks of each architecture. No two architectures share a file.
  /// - Returns: the answers for each architecture, in the order of its hunks.
  /// - Throws: what `compile` and `play` throw.
  package func answers(for sites: [String: [Patch.Site]]) throws -> [String: [Answer]] {
    var answers = sites.mapValues { $0.map { _ in Answer.nobody } }
    var silent = sites.mapValues { Array($0.indices) }
    try take("left out, compiling", sites, sites.mapValues { Array($0.indices) }, compile) {
      architecture, index, error in
      answers[architecture]?[index] = .compiler(error)
      silent[architecture]?.removeAll { $0 == index }
    }
    try take("left out, playing", sites, silent, play) { architecture, index, script in
      answers[architecture]?[index] = .script(script)
    }
    return answers
  }

  /// Takes a step for each of some hunks: one hunk of every architecture at a time, so that one build
  /// serves all.
  private func take(
    _ what: String, _ sites: [String: [Patch.Site]], _ indices: [String: [Int]], _ step: Step,
    _ notice: (_ architecture: String, Int, String) -> Void
  ) throws {
    let rounds = indices.values.map(\.count).max() ?? 0
    for round in 0..<rounds {
      progress(what, round, rounds)
      let present = indices.filter { $0.value.count > round }.mapValues { $0[round] }
      var left: [String: Patch.Site] = [:]
      for (architecture, index) in present { left[architecture] = sites[architecture]?[index] }
      for (architecture, answer) in try step(left) {
        if let index = present[architecture] { notice(architecture, index, answer) }
      }
    }
  }
}
