import Foundation
package import Measurement
import Testing

/// The inputs of a fuzz test, each made from its number alone.
///
/// `FUZZ_INPUTS` is how many inputs a suite has, and `FUZZ_SEED` is the number of the first. So
/// `FUZZ_INPUTS=1 FUZZ_SEED=7 swift test --filter LinkFuzzTests` repeats input 7.
package nonisolated enum FuzzInputs {
  /// The parts of a suite's inputs, as arguments of its test; they run at the same time.
  package static let parts: Range<UInt64> = 0..<4
  /// The flaws after which a part stops.
  private static let mostFlaws = 5

  /// Checks the inputs of a part, and records an issue for each with a flaw.
  ///
  /// - Parameters:
  ///   - part: one of `parts`.
  ///   - usual: how many inputs the suite has without `FUZZ_INPUTS`.
  ///   - file: the suite's source file; `FUZZ_LOG` names a folder in which a file with this name
  ///     and the part's number says which input is under way, or how many are done.
  ///   - flaw: makes an input from its number and random numbers of its own. Returns what is wrong
  ///     with it, and `nil` if nothing is.
  package static func check(
    _ part: UInt64, usual: UInt64, file: String = #fileID,
    flaw: (_ number: UInt64, _ random: inout SeededGenerator) -> String?
  ) {
    let all = number("FUZZ_INPUTS") ?? usual
    let seed = number("FUZZ_SEED") ?? 0
    let inputs = seed + all * part / parts.upperBound..<seed + all * (part + 1) / parts.upperBound
    let suite = URL(filePath: file).deletingPathExtension().lastPathComponent
    let log = environment["FUZZ_LOG"].map {
      open("\($0)/\(suite)-\(part)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o644)
    }
    defer { if let log { close(log) } }
    // Written with each input: nothing else is left of a process that crashed or was killed.
    func note(_ state: String) {
      guard let log else { return }
      let line = Array("\(state)\n".utf8)
      pwrite(log, line, line.count, 0)
    }
    var flaws = 0
    for input in inputs {
      note("input \(input)")
      var random = SeededGenerator(seed: input)
      guard let problem = flaw(input, &random) else { continue }
      Issue.record(
        "Input \(input): \(problem). FUZZ_SEED=\(input) FUZZ_INPUTS=1 and --filter \(suite) repeat it."
      )
      flaws += 1
      if flaws == mostFlaws { return }
    }
    note("done \(inputs.count)")
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static func number(_ name: String) -> UInt64? {
    guard let text = environment[name] else { return nil }
    guard let number = UInt64(text) else { fatalError("\(name) is '\(text)', not a whole number.") }
    return number
  }
}
