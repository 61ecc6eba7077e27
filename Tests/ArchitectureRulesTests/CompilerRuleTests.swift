import ArchitectureRules
import Foundation
import Measurement
import SourceMetrics
import Testing

/// The rules that the compiler keeps: programs that it must refuse.
///
/// One after the other: each is a process that reads an architecture.
@MainActor
@Suite("Programs that must not compile", .serialized, .enabled { await compiler != nil })
struct CompilerRuleTests {
  @Test("The compiler refuses them, for the reasons that they name", arguments: RuleBook.all)
  func holds(book: RuleBook) throws {
    let compiler = try #require(compiler)
    let sources = try ProjectRules.sources(of: book.architecture)
    let verdicts = CompilerCheck(book, sources, compiler).verdicts()
    #expect(Set(verdicts.keys) == Set(book.programs.map(\.id)))
    #expect(verdicts.filter { $0.value != .holds } == [:])
  }

  @Test("Where the sources allow one, its rule is broken at the guardian", arguments: RuleBook.all)
  func catches(book: RuleBook) throws {
    let compiler = try #require(compiler)
    let ids = Set(book.programs.map(\.id))
    let seeds = Seed.all.filter { $0.architecture == book.architecture && ids.contains($0.rule) }
    #expect(!seeds.isEmpty)
    let sources = try seeds.reduce(ProjectRules.sources(of: book.architecture)) {
      try $1.planted(in: $0).sources
    }
    let verdicts = CompilerCheck(book, sources, compiler).verdicts()
    for (id, program) in book.programs {
      guard case .broken(let breaches)? = verdicts[id] else {
        Issue.record("\(book.architecture), \(id): \(String(describing: verdicts[id]))")
        continue
      }
      #expect(breaches.contains { $0.sentence.contains("compiles") }, "\(breaches)")
      let name = program.guardian.split(separator: ".").last ?? ""
      let file = try #require(sources.files.first { $0.path == breaches[0].path })
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[breaches[0].line - 1].contains(name), "\(breaches)")
    }
  }

  @Test("A program with a mistake of its own is told from one that is refused rightly")
  func mistakes() throws {
    let program = try #require(ProjectRules.book("Redux").programs.first).program
    let marks = program.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("// refused:") }.map { $0.offset + 1 }
    let right = program.text.split(separator: "\n", omittingEmptySubsequences: false)
    func verdict(_ errors: [CompilerError]) -> RuleVerdict {
      program.verdict(errors, guardianAt: ("Store.swift", 7))
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

  @Test("Sources that do not compile say nothing about the rules")
  func brokenSources() throws {
    let compiler = try #require(compiler)
    let book = try ProjectRules.book("MVC")
    let sources = try ProjectRules.sources(of: "MVC")
      .replacing("Sources/MVC/Root/BrokenController.swift", with: "class {")
    for verdict in CompilerCheck(book, sources, compiler).verdicts().values {
      guard case .unavailable = verdict else {
        Issue.record("\(verdict)")
        continue
      }
    }
  }

  @Test("Without a compiler or modules there is a reason")
  func unavailable() {
    #expect {
      try SwiftCompiler(modules: "/", environment: ["PATH": "/nowhere"])
    } throws: {
      ($0 as? SwiftCompiler.Unavailable)?.reason == "there is no swiftc in the PATH"
    }
    #expect(throws: SwiftCompiler.Unavailable.self) { try SwiftCompiler(modules: "/nowhere") }
  }
}

/// The compiler, with the modules of this build.
@MainActor private let compiler: SwiftCompiler? = {
  let folder = URL(filePath: WorkerProcess.ownPath).resolvingSymlinksInPath()
    .deletingLastPathComponent().path
  return try? SwiftCompiler(modules: folder + "/Modules")
}()
