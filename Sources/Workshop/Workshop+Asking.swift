import Foundation
import Results
import Support

extension Workshop {
  /// Runs a program of the copy, in the folder of the copy, by itself or through a launcher.
  ///
  /// A crash prints no backtrace, because that takes long.
  func ask(
    _ program: String, _ words: [String] = [], through launcher: [String] = [],
    variables: [String: String] = [:], deadline: Double? = nil
  ) -> ProgramRun {
    ProgramRun(
      launcher + ["\(products)/\(program)"] + words, in: root,
      variables: variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, deadline: deadline)
  }

  /// Runs the tests that a filter and no other one fits.
  func test(
    _ filter: String, isParallel: Bool = false,
    variables: [String: String] = [:], deadline: Double? = nil
  ) -> ProgramRun {
    var words = ["--testing-library", "swift-testing", "--filter", filter]
    if !isParallel { words.append("--no-parallel") }
    return ask(
      "swift-architecture-benchmarkPackageTests.xctest", words, variables: variables,
      deadline: deadline)
  }

  /// Returns the verdicts on the rules of architectures; of all, if none is named.
  ///
  /// `archbench` must be built.
  ///
  /// - Throws: a `CommandFailure` if it gives no verdicts.
  func rules(of names: [String] = []) throws(CommandFailure) -> [RuleResult] {
    let options = names.flatMap { ["--architecture", $0] }
    let run = ask("archbench", ["rules", "--format", "json"] + options)
    guard let rules = try? JSONDecoder().decode([RuleResult].self, from: Data(run.output.utf8))
    else {
      throw CommandFailure("'archbench rules' failed in '\(root)': \(run.errors)", .failed)
    }
    return rules
  }

  // MARK: - Findings

  /// What a check has found in a program that is wrong.
  struct Finding: Sendable {
    static let test = "test"
    /// The kind of the check.
    let check: String
    /// What it says: the end of a sentence.
    let how: String
  }

  /// Returns the first difference that `archbench verify` finds with sessions of 40 steps.
  ///
  /// - Throws: a `CommandFailure` if it fails without a reason.
  func verify(
    _ words: [String], about name: String, deadline: Double = 400
  ) throws(CommandFailure) -> Finding? {
    let options = ["--actions", "40", "--output", "\(root)/.build"]
    let run = ask("archbench", ["verify"] + options + words, deadline: deadline)
    if run.isDone { return nil }
    let found = run.text.firstMatch(of: #/(?m)^Found: (.*), saved as /#)
    return try finding("`verify`", found.map { String($0.1) }, in: run, about: name)
  }

  /// Returns the first test that fails, of those that a filter fits; the tests must be built.
  ///
  /// - Throws: a `CommandFailure` if they fail without a reason.
  func failure(
    of filter: String, isParallel: Bool = false,
    variables: [String: String] = [:], about name: String
  ) throws(CommandFailure) -> Finding? {
    let run = test(
      filter, isParallel: isParallel, variables: variables, deadline: 600)
    if run.isDone { return nil }
    let failed = run.text.firstMatch(of: #/✘ Test "(.*)" .*(?:recorded an issue|failed after)/#)
    return try finding(Finding.test, failed.map { "“\($0.1)”" }, in: run, about: name)
  }

  private func finding(
    _ check: String, _ how: String?, in run: ProgramRun, about name: String
  ) throws(CommandFailure) -> Finding {
    if let how { return Finding(check: check, how: how) }
    if run.isLate { return Finding(check: check, how: "it does not end") }
    if let crash = run.text.firstMatch(of: #/Fatal error: (.*)/#) {
      // An address differs from run to run.
      let reason = crash.1.replacing(#/0x[0-9a-f]+/#, with: "…")
      return Finding(check: check, how: "stops at “\(reason)”")
    }
    let end = run.text.split(separator: "\n").suffix(3).joined(separator: "\n")
    throw CommandFailure("A check of \(name) failed and printed no reason:\n\(end)", .failed)
  }

  // MARK: - Scripts

  /// Scripts that are played together, and what they are called.
  struct ScriptGroup {
    let name: String
    let files: [String]
  }

  /// Each conformance script of the copy as a group of its own.
  func scripts() throws -> [ScriptGroup] {
    let folder = "\(root)/Tests/Equivalence/Scripts"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".script") }
      .map { ScriptGroup(name: String($0.dropLast(7)), files: ["\(folder)/\($0)"]) }
  }

  /// Plays scripts on an architecture in lockstep with another one, and returns the names of the
  /// groups that differ.
  ///
  /// `script-player` must be built. A script that ends the program differs; the others are then
  /// played by another process.
  func differences(
    _ groups: [ScriptGroup], on architecture: String, from reference: String,
    variables: [String: String] = [:], deadline: Double?
  ) throws(CommandFailure) -> [String] {
    var found: [String] = []
    var rest = groups[...]
    while let first = rest.first {
      let run = ask(
        "script-player",
        [architecture, reference] + rest.map { "\($0.name)=\($0.files.joined(separator: ","))" },
        variables: variables, deadline: deadline)
      guard !run.isMissing else { throw CommandFailure(run.errors, .failed) }
      guard !run.isLate else {
        throw CommandFailure(
          "The scripts do not end on \(architecture): \(run.text.suffix(200))", .failed)
      }
      let answers = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        .filter { $0.count == 2 && ["equal", "differs"].contains($0[1]) }
      found += answers.filter { $0[1] == "differs" }.map { String($0[0]) }
      rest = rest.dropFirst(answers.count)
      if run.isDone { break }
      found.append(rest.first?.name ?? first.name)
      rest = rest.dropFirst()
    }
    return found
  }
}
