import Foundation
import Study
import Support
import TestSupport
import Testing

@testable import SourceAnalysis
@testable import Workshop

/// Compiles and runs mutated programs.
@Suite(
  "Mutants that are chosen when a program runs",
  .withoutSanitizer("They compile programs of their own, which was seen to fail with a sanitizer."))
struct MutantCompilationTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes the file `Rule.swift` with its mutants, and returns them.
  private func mutate(_ text: String) throws -> MutatedModule {
    var module = MutatedModule([("Rule.swift", text)], firstNumber: 1)
    let source = SourceModule(
      "Program", root: folder.path, files: ["Rule.swift", "Mutants.swift"],
      options: ["-swift-version", "6"])
    try MutantCompilation.compile(&module, as: source, support: "Mutants.swift")
    return module
  }

  /// Builds a program that prints an expression, and returns what it prints with each mutant, or how
  /// it fails.
  private func outputs(of module: MutatedModule, printing expression: String) throws -> [String] {
    let main = folder.appending(path: "main.swift").path
    try "print(\(expression))\n".write(toFile: main, atomically: true, encoding: .utf8)
    let program = folder.appending(path: "program").path
    let files = ["main.swift", "Rule.swift", "Mutants.swift"].map {
      folder.appending(path: $0).path
    }
    let build = ProgramRun(["swiftc", "-o", program] + files)
    try #require(build.isDone, "\(build.text)")
    return ([0] + module.mutants.map(\.number)).map { number in
      let variables = [MutantSupport.variable: "\(number)", "SWIFT_BACKTRACE": "enable=no"]
      let run = ProgramRun([program], variables: variables, deadline: 120)
      return run.answer ?? (run.isLate ? "late" : "fails")
    }
  }

  @Test("One build has all mutants: each one alone changes what the program does.")
  func chosen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = try mutate(
      """
      func words(_ count: Int) -> String {
        guard count > 0 else { return "none" }
        var text = "some"
        if count == 1 && !text.isEmpty { text = "one" }
        return text
      }

      """)
    let found = zip(
      module.mutants, try outputs(of: module, printing: "(0...2).map(words)").dropFirst()
    )
    .map { "\($0.kind.rawValue): \($0.code.prefix(8)): \($1)" }
    #expect(
      found == [
        "removed guard: count > : [\"some\", \"one\", \"some\"]",
        "comparison: > → >=: [\"some\", \"one\", \"some\"]",
        "constant: 0 → 1: [\"none\", \"none\", \"some\"]",
        "constant: \"none\" →: [\"\", \"one\", \"some\"]",
        "constant: \"some\" →: [\"none\", \"\", \"\"]",
        "negated condition: count ==: [\"none\", \"some\", \"one\"]",
        "comparison: == → !=: [\"none\", \"some\", \"one\"]",
        "constant: 1 → 2: [\"none\", \"some\", \"one\"]",
        "logic: && → ||: [\"none\", \"one\", \"one\"]",
        "logic: ! → noth: [\"none\", \"some\", \"some\"]",
        "dropped statement: text = \": [\"none\", \"some\", \"some\"]",
        "constant: \"one\" → : [\"none\", \"\", \"some\"]",
      ])
  }

  @Test("Mutants that do not compile are left out, and the others stay.")
  func excluded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = try mutate(
      """
      func sign(_ number: Int) -> Int {
        let sign: Int
        if number < 0 { sign = -1 } else { sign = 1 }
        return sign
      }

      """)
    #expect(!module.mutants.map(\.kind).contains(.droppedStatement))
    #expect(
      try outputs(of: module, printing: "sign(-3), sign(0)")
        == ["-1 1", "1 -1", "-1 -1", "-1 -1", "-2 1", "-1 2"])
  }

  @Test("A mutant without an end is stopped by its steps.")
  func endless() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = try mutate(
      """
      func sum(_ values: [Int]) -> Int {
        var (sum, index) = (0, 0)
        while index < values.count {
          sum += values[index]
          index += 1
        }
        return sum
      }

      """)
    let outputs = try outputs(of: module, printing: "sum([3, 4])").dropFirst()
    let found = zip(module.mutants, outputs).map { "\($0.code): \($1)" }
    #expect(
      found == [
        "0 → 1: 8", "0 → 1: 4", "index < values.count: 0", "< → <=: fails",
        "sum += values[index]: 0", "index += 1: fails", "1 → 2: 3",
      ])
  }

  @Test("Unit tests with a mutant may take their time.")
  func slow() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let workshop = Workshop(of: folder.path, named: "slow")
    let tests = "\(workshop.products)/swift-architecture-benchmarkPackageTests.xctest"
    try FileManager.default.createDirectory(
      atPath: workshop.products, withIntermediateDirectories: true)
    try "#!/bin/sh\nsleep 6\n".write(toFile: tests, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tests)
    #expect(try workshop.runTests(["MVCTests"], mutant: 1).isDone)
  }

  @Test("A mutant is not killed by tests that cannot be started.")
  func noTests() {
    let workshop = Workshop(of: folder.path, named: "none")
    #expect(throws: CommandFailure.self) { try workshop.runTests(["MVCTests"], mutant: 1) }
  }

  @Test("An error that no mutant explains stops the work.")
  func broken() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: CommandFailure.self) { try mutate("let count: Int = \"\"\n") }
  }
}
