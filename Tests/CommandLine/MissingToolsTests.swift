import Foundation
import Results
import Support
import TestSupport
import Testing

@Suite("Commands without tools")
struct MissingToolsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private static let reference = "\(projectRoot)/Reports/2026-11-26-linux-x86_64"

  private static func missing(_ tool: String) -> String {
    "'\(tool)' is not in the PATH; install it, or add its folder to the PATH."
  }

  private static let facts = [
    ("swift", "The version of Swift is not known"),
    ("git", "The commit of the sources, or what differs from it, is not known"),
    ("gzip", "The medians are not compressed, but in `medians.csv`"),
    ("swiftc", "Rules of the patterns could not be checked"),
    ("valgrind", "Instructions are not counted"),
  ].map { (tool: $0, sentence: "\($1): \(missing($0))") }

  /// Runs the command with some tools, which are links, or scripts if they have a text.
  private func archbench(_ words: [String], tools: [String: String?] = [:]) throws -> ProgramRun {
    let path = folder.appending(path: "tools")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    for (name, text) in tools {
      let tool = path.appending(path: name).path
      if let text {
        try text.write(toFile: tool, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
      } else {
        let real = try #require(ProgramRun(["sh", "-c", "command -v \(name)"]).answer)
        try FileManager.default.createSymbolicLink(atPath: tool, withDestinationPath: real)
      }
    }
    let program = URL(filePath: builtModules).deletingLastPathComponent()
      .appending(path: "archbench").path
    return ProgramRun(
      [program] + words, in: projectRoot, variables: ["PATH": tools.isEmpty ? "" : path.path])
  }

  @Test(
    "A run names each fact that is missing once, in the run and in the report.",
    arguments: [
      [:],
      [
        "git": nil, "gzip": nil, "strip": nil,
        "valgrind": "#!/bin/sh\n[ \"$1\" = --version ] || { echo no room >&2; exit 1; }\n",
      ],
    ] as [[String: String?]])
  func run(_ tools: [String: String?]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = folder.appending(path: "report").path
    let run = try archbench(
      [
        "run", "--allow-debug-build", "--quick", "--architecture", "MVC", "--interaction", "select",
        "--size", "100", "--rounds", "1", "--instructions", "--output", report,
      ], tools: tools)
    try #require(run.isDone, "\(run.text)")
    let results = try ResultsFile.read(report)
    for (tool, sentence) in Self.facts {
      let count = tools[tool] == nil ? 1 : 0
      #expect(run.errors.ranges(of: sentence).count == count, "\(run.errors)")
      #expect(results.warnings.count { $0 == sentence } == count)
    }
    #expect(results.environment.machine == ProgramRun(["uname", "-m"]).answer)
    #expect(results.environment.kernel == ProgramRun(["uname", "-r"]).answer)
    #expect((results.environment.commit == nil) == tools.isEmpty)
    let failed = results.warnings.filter { $0.hasSuffix(": no room.") }
    #expect(failed.count == (tools.isEmpty ? 0 : 1), "\(results.warnings)")
    let files = try FileManager.default.contentsOfDirectory(atPath: report)
    #expect(
      files.filter { $0.hasPrefix("medians") } == ["medians.csv" + (tools.isEmpty ? "" : ".gz")])
  }

  @Test(
    "Without a tool, a command that needs it says so, and the others work.",
    arguments: [
      (["rules", "--format", "json"], 0, "swiftc"), (["report", reference], 0, ""),
      (["compare", reference, reference], 0, ""), (["source", "Sources/Support"], 0, ""),
      (["probe", "--architecture", "MVC", "--interaction", "select", "--size", "100"], 0, ""),
      (["verify", "--seed", "1", "--session", "0", "--architecture", "MVC"], 0, ""),
      (["forms", "--check", "--form", "Redux/naive"], 1, "git"),
      (["changes", "--check", "--request", "1"], 1, "git"),
      (["mutants", "Redux/stale-memo"], 1, "git"),
      (["trace", "--architecture", "MVC"], 1, "swift"),
      (["testability", "--measure", "--architecture", "MVC"], 1, "swift"),
    ])
  func command(_ words: [String], code: Int32, tool: String) throws {
    let run = try archbench(words)
    #expect(run.status == code, "\(run.text)")
    let said = run.text.contains(Self.missing(tool).dropLast())
    #expect(said == !tool.isEmpty, "\(run.text)")
    #expect(code != 0 || run.errors.isEmpty)
  }

  @Test("Counting again says which facts are missing, and keeps none of them as a warning.")
  func recount() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = folder.appending(path: "report").path
    var results = try ResultsFile.read(Self.reference)
    results.warnings = []
    try AtomicFile.write(try results.text, to: "\(report)/results.json")
    let run = try archbench(["report", report, "--recount"])
    #expect(run.isDone)
    for (tool, sentence) in Self.facts where ["git", "swiftc"].contains(tool) {
      #expect(run.errors.ranges(of: sentence).count == 1, "\(run.errors)")
    }
    #expect(try ResultsFile.read(report).warnings.isEmpty)
  }
}
