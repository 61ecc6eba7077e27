import Results

/// Leaves out each hunk of several patches alone, to see what notices.
package struct Omissions {
  /// What notices that a hunk is missing.
  package enum Answer: Hashable, Sendable {
    case compiler, script, nobody
  }

  /// What is done without one hunk in each of some architectures, by their names.
  package typealias Step = ([String: Patch.Site]) throws -> [String]

  /// Returns the architectures that do not compile.
  package var compile: Step
  /// Plays scripts; returns the architectures in which one differs.
  package var play: Step
  /// Called before each step with what is done, how much is done, and of how much.
  package var progress: (String, Int, Int) -> Void = { _, _, _ in }

  /// Leaves out each hunk, and returns the answers for each architecture, in the order of its
  /// hunks.
  ///
  /// No two architectures share a file.
  package func answers(for sites: [String: [Patch.Site]]) throws -> [String: [Answer]] {
    var answers = sites.mapValues { $0.map { _ in Answer.nobody } }
    let steps: [(String, Step, Answer)] = [
      ("left out, compiling", compile, .compiler), ("left out, playing", play, .script),
    ]
    for (what, step, answer) in steps {
      let open = answers.mapValues { own in own.indices.filter { own[$0] == .nobody } }
      let rounds = open.values.map(\.count).max() ?? 0
      // One hunk of every architecture at a time, so that one build serves all.
      for round in 0..<rounds {
        progress(what, round, rounds)
        let present = open.compactMapValues { $0.dropFirst(round).first }
        let left = present.reduce(into: [:]) { $0[$1.key] = sites[$1.key]?[$1.value] }
        for architecture in try step(left) {
          if let index = present[architecture] { answers[architecture]?[index] = answer }
        }
      }
    }
    return answers
  }
}
