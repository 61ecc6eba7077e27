import ArchitectureKit
import Foundation
package import SourceAnalysis
import Support

/// A running type check of one book's programs together with the architecture's sources.
///
/// One process checks all programs, so the sources are read only once.
package final class CompilerCheck {
  private let book: RuleBook
  private let sources: RuleSources
  private let compiler: String
  private let folder: URL
  private var run: RunningProgram?
  private var failure: String?

  /// Starts the type check.
  package init(
    _ book: RuleBook, _ sources: RuleSources, modules: String, compiler: String = "swiftc"
  ) {
    (self.book, self.sources, self.compiler) = (book, sources, compiler)
    folder = FileManager.default.temporaryDirectory
      .appending(path: "archbench-rules-\(UUID().uuidString)")
    guard FileManager.default.fileExists(atPath: modules + "/Toolkit.swiftmodule") else {
      failure = "there are no built modules in \(modules)"
      return
    }
    do {
      run = try start(modules)
    } catch {
      failure = "the programs cannot be written to \(folder.path): \(error.localizedDescription)"
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func start(_ modules: String) throws -> RunningProgram {
    let files: [(name: String, text: String)] =
      sources.files.map { ("Sources/\($0.pathInFolder)", $0.text) }
      + book.programs.map { ("\($0.id).swift", $0.program.text) }
      + [("control.swift", Self.control)]
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let module = SourceModule(
      book.architecture.moduleName, root: folder.path, files: files.map(\.name),
      options: SourceModule.options(modules: modules))
    return RunningProgram([compiler] + module.command(SourceModule.types).dropFirst())
  }

  /// Waits for the compiler, and returns the verdicts by the id of the rule.
  package func verdicts() -> [String: RuleVerdict] {
    let answer = run?.wait()
    let errors = CompilerError.all(in: answer?.text ?? "")
    // A compiler that stops without a word has accepted nothing.
    if let answer, !answer.isDone, answer.isMissing || errors.isEmpty { failure = answer.reason }
    let own = Set(book.programs.map { "\($0.id).swift" })
    // After an error outside of the programs there is no verdict about the rules.
    if let other = errors.first(where: { !own.contains($0.file) }) {
      failure = "the compiler stops before: \(other.message)"
    }
    let verdicts = book.programs.map { id, program in
      let verdict =
        failure.map { RuleVerdict.unavailable(reason: $0) }
        ?? program.verdict(
          errors.filter { $0.file == "\(id).swift" },
          declaredAt: sources.declaration(of: program.declaration))
      return (id, verdict)
    }
    return Dictionary(uniqueKeysWithValues: verdicts)
  }

  /// A control program that keeps all rules, and so must compile.
  ///
  /// If it does not, an error in another program says nothing about its rule.
  private static let control = """
    import ArchitectureKit
    import Controllers
    import Model
    import Screens
    import Toolkit

    private func control(_ loop: MainLoop, _ note: Note) -> View { Label(note.text, on: loop) }

    """
}
