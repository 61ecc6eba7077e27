import Foundation
package import SourceAnalysis
import Study
package import Support

/// Records traces: builds the apps with instrumentation and plays the interactions.
package struct TraceRecording {
  private let project: Project
  private let workshop: Workshop
  private let progress: ProgressLine

  private static let program = "trace-recorder"
  /// The command that runs another one at the same addresses each time.
  ///
  /// Dictionaries with types as keys are ordered by the addresses of their metadata.
  #if canImport(Darwin)
    private static let fixedAddresses: [String] = []
  #else
    private static let fixedAddresses = ["setarch", "-R"]
  #endif

  /// - Parameters:
  ///   - project: the package.
  ///   - progress: shows the slow steps.
  package init(in project: Project, _ progress: ProgressLine) {
    self.project = project
    self.progress = progress
    workshop = Workshop(of: project.root, named: "trace", .tracedApps)
  }

  /// Builds the recorder and records the traces of some architectures.
  ///
  /// - Throws: an error that says what went wrong, if the build fails or an app misbehaves.
  package func record(
    _ interactions: [String], of names: [String], size: Int
  ) throws -> [TraceResult] {
    try build()
    let codes = try names.map { name in
      let matrix = project.books.first { $0.architecture == name }?.matrix ?? [:]
      return CodeMap(try RuleSources(project.map(of: name), root: project.root), matrix)
    }
    var symbols = Symbols()
    let interests = try interests(&symbols, for: codes)
    defer { try? FileManager.default.removeItem(at: interests) }
    var recorded: [(raw: RawTrace, code: CodeMap, what: TraceResult)] = []
    for (index, interaction) in interactions.enumerated() {
      progress.update("recording \(interaction)", done: index, total: interactions.count)
      let text = try ask([interests.path, interaction, String(size)] + names)
      for (raw, (name, code)) in zip(try RawTrace.all(in: text), zip(names, codes)) {
        let what = TraceResult(architecture: name, interaction: interaction, size: size)
        recorded.append((raw, code, what))
      }
    }
    progress.update("looking up lines", done: 0, total: 1)
    let program = "\(workshop.products)/\(Self.program)"
    try TraceReader.lookUp(recorded.map { ($0.raw, $0.code) }, &symbols, in: program)
    return recorded.map { TraceReader.read($0.raw, symbols, $0.code, as: $0.what) }
  }

  /// What was recorded last, and a digest of what it depends on.
  private struct Kept: Codable {
    let digest: String
    let traces: [TraceResult]
  }

  /// Returns what was recorded on the same sources, or records it and keeps it in `.build`.
  ///
  /// - Throws: an error that says what went wrong, if the build fails or an app misbehaves.
  package func kept(
    _ interactions: [String], of names: [String], size: Int
  ) throws -> [TraceResult] {
    let sources = try SourceTree.paths(at: ["Package.swift", "Sources"], in: project.root)
    let checksum = try SourceTexts.checksum(of: sources + Self.hooks, in: project.root)
    let digest = ([checksum, "\(size)"] + interactions + names).joined(separator: " ")
    let path = "\(workshop.root)/traces.json"
    if let data = FileManager.default.contents(atPath: path) {
      let kept = try JSONDecoder().decode(Kept.self, from: data)
      if kept.digest == digest { return kept.traces }
    }
    let traces = try record(interactions, of: names, size: size)
    try AtomicFile.write(jsonText(Kept(digest: digest, traces: traces), .line), to: path)
    return traces
  }

  private static let hooks = [
    "Sources/SourceAnalysis/CTrace/hooks.c", "Sources/SourceAnalysis/CTrace/include/CTrace.h",
  ]

  private func build() throws {
    if !workshop.isBuilt {
      progress.print("Building the apps so that they can be traced: two minutes, this once.")
    }
    progress.update("building the recorder", done: 0, total: 1)
    try workshop.update()
    try workshop.build("--product", Self.program)
  }

  /// Writes a file that says for each function of the recorder what to record.
  private func interests(_ symbols: inout Symbols, for codes: [CodeMap]) throws -> URL {
    progress.update("looking up functions", done: 0, total: 1)
    let functions = try ask([]).split(separator: "\n").compactMap { UInt($0, radix: 16) }
    try symbols.add(functions, in: "\(workshop.products)/\(Self.program)")
    let lines = functions.map { function in
      "\(String(function, radix: 16)) \(symbols.interest(at: function, for: codes).rawValue)\n"
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(UUID().uuidString)")
    try AtomicFile.write(lines.joined(), to: file.path)
    return file
  }

  /// Returns the recorder's output.
  ///
  /// - Throws: a `CommandFailure` with the end of what it says if it fails.
  private func ask(_ words: [String]) throws(CommandFailure) -> String {
    let run = workshop.ask(
      Self.program, words, through: words.isEmpty ? [] : Self.fixedAddresses,
      variables: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    guard run.isDone else {
      let said = run.errors.isEmpty ? run.output : run.errors
      let lines = said.split(separator: "\n").suffix(20)
      throw CommandFailure("'\(Self.program)' failed:\n\(lines.joined(separator: "\n"))", .failed)
    }
    return run.output
  }
}
