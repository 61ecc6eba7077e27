import Foundation
import Results
import Study
import TestSupport
import Testing

@testable import SourceAnalysis

/// The tests run one after the other, since each starts a process that reads an architecture.
@MainActor
@Suite(
  "Programs that must not compile", .serialized,
  .enabled(if: FileManager.default.fileExists(atPath: builtModules)),
  .withoutSanitizer("They compile programs of their own, which was seen to fail with a sanitizer."))
struct CompilerRuleTests {
  @Test("The compiler refuses each program with the expected errors", arguments: RuleBook.all)
  func holds(book: RuleBook) throws {
    let sources = try ProjectRules.sources(of: book.architecture)
    let verdicts = CompilerCheck(book, sources, modules: builtModules).verdicts()
    #expect(Set(verdicts.keys) == Set(book.programs.map(\.id)))
    #expect(verdicts.filter { $0.value != .holds } == [:])
  }

  @Test(
    "If the sources allow a program, there is a violation at the declaration that should prevent it",
    arguments: RuleBook.all)
  func catches(book: RuleBook) throws {
    let ids = Set(book.programs.map(\.id))
    let seeds = Seed.all.filter { $0.architecture == book.architecture && ids.contains($0.rule) }
    #expect(!seeds.isEmpty, "\(book.architecture) has no seed of a compiler rule")
    let sources = try seeds.reduce(ProjectRules.sources(of: book.architecture)) {
      try $1.planted(in: $0).sources
    }
    let verdicts = CompilerCheck(book, sources, modules: builtModules).verdicts()
    for (id, program) in book.programs {
      guard case .broken(let violations)? = verdicts[id] else {
        Issue.record("\(book.architecture), \(id): \(String(describing: verdicts[id]))")
        continue
      }
      #expect(violations.contains { $0.sentence.contains("compiles") }, "\(violations)")
      let name = program.declaration.split(separator: ".").last ?? ""
      let file = try #require(sources.files.first { $0.path == violations[0].path })
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[violations[0].line - 1].contains(name), "\(violations)")
    }
  }

  @Test("An unexpected error in a program is a violation of its rule")
  func mistakes() throws {
    let program = try #require(ProjectRules.book("Redux").programs.first).program
    let marks = program.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("// refused:") }.map { $0.offset + 1 }
    let right = program.text.split(separator: "\n", omittingEmptySubsequences: false)
    func verdict(_ errors: [CompilerError]) -> RuleVerdict {
      program.verdict(errors, declaredAt: ("Store.swift", 7))
    }
    let refusals = marks.map { line in
      let message = right[line - 1].split(separator: "// refused: ").last.map(String.init) ?? ""
      return CompilerError(file: "", line: line, message: "it is \(message) here")
    }
    #expect(verdict(refusals) == .holds)
    #expect(verdict(Array(refusals.dropLast())) != .holds)
    let typo = CompilerError(file: "", line: marks[0], message: "cannot find 'stroe' in scope")
    #expect(verdict([typo] + refusals.dropFirst()) != .holds)
    let elsewhere = CompilerError(file: "", line: 2, message: "cannot find 'stroe' in scope")
    #expect(verdict(refusals + [elsewhere]) != .holds)
  }

  @Test("There is no verdict about the rules if the sources do not compile")
  func brokenSources() throws {
    let book = try ProjectRules.book("MVC")
    let sources = try ProjectRules.sources(of: "MVC")
      .replacing("Sources/Architectures/MVC/Root/BrokenController.swift", with: "class {")
    for verdict in CompilerCheck(book, sources, modules: builtModules).verdicts().values {
      guard case .unavailable = verdict else {
        Issue.record("\(verdict)")
        continue
      }
    }
  }

  @Test("A missing or silent compiler and missing modules are reported with a reason")
  func unavailable() throws {
    let book = try ProjectRules.book("MVC")
    let sources = try ProjectRules.sources(of: "MVC")
    let checks = [
      (
        CompilerCheck(book, sources, modules: builtModules, compiler: "no-swiftc"),
        "'no-swiftc' is not in the PATH; install it, or add its folder to the PATH"
      ),
      (
        CompilerCheck(book, sources, modules: builtModules, compiler: "false"),
        "it ended with 1 and no reason"
      ),
      (CompilerCheck(book, sources, modules: "/nowhere"), "there are no built modules in /nowhere"),
    ]
    for (check, reason) in checks {
      let verdicts = check.verdicts().values
      #expect(!verdicts.isEmpty && verdicts.allSatisfy { $0 == .unavailable(reason: reason) })
    }
  }
}
