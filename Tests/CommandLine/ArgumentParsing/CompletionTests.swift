internal import ArgumentParsing
internal import Foundation
internal import Support
internal import Testing

@Suite("Shell completion")
struct CompletionTests {
  private static let script = CompletionScript(of: Sample.root).text

  /// Returns what bash offers for the last of these words.
  private func offered(_ words: [String], in folder: String = "/") throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      Self.script + """
        COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        compopt() { :; }
        _bench
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let run = ProgramRun(["/bin/bash", "-c", script], in: folder)
    #expect(run.isDone)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "Bash offers subcommands, options and values at their positions.",
    arguments: [
      (["bench", "co"], ["compare"]),
      (["bench", "--qu"], ["--quick"]),
      (["bench", "run", "--th"], ["--thorough"]),
      (["bench", "run", "--format", ""], ["table", "json", "csv"]),
      (["bench", "--format", "j"], ["json"]),
      (["bench", "run", "--quick", "--subject", "MV"], ["MVC", "MVVM"]),
      (["bench", "run", "--seed", ""], []),
      (["bench", "compare", "--tol"], ["--tolerance"]),
      (["bench", "help", "l"], ["lines"]),
    ])
  func bash(_ words: [String], _ expected: [String]) throws {
    #expect(try offered(words) == expected)
  }

  @Test("Bash offers paths for files and folders, including paths with spaces.")
  func paths() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "a folder"), withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "a file"))
    #expect(
      try offered(["bench", "compare", "a"], in: folder.path).sorted() == ["a file", "a folder"])
    #expect(try offered(["bench", "run", "--output", "a"], in: folder.path) == ["a folder"])
  }

  @Test("The option prints the completion script, however the shell is spelled.")
  func asked() throws {
    for word in ["bash", "BASH"] {
      guard
        case .completion(let script) = try Sample.root.parse(
          ["--generate-completion-script", word])
      else {
        Issue.record("no script")
        return
      }
      #expect(script == Self.script)
    }
  }

  @Test(
    "An unknown shell is refused with a list of the known ones.",
    arguments: [
      (["--generate-completion-script", "tcsh"], "Expected one of 'bash'."),
      (["--generate-completion-script"], "Missing value"),
      (["--generate-completion-script=bash", "run"], "Unexpected argument 'run'."),
    ])
  func refused(_ words: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try Sample.root.parse(words) }
    #expect(error?.message.contains(message) == true)
  }
}
