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

  /// Prepares a recording in a copy of the package.
  package init(in project: Project, _ progress: ProgressLine) {
    self.project = project
    self.progress = progress
    workshop = Workshop(of: project.root, named: "trace", .tracedApps)
  }

  /// Builds the recorder and records the traces of some architectures.
  package func record(
    _ interactions: [String], of names: [String], size: Int
  ) throws -> [TraceResult] {
    try build()
    var recorded: [(raw: RawTrace, interaction: String)] = []
    for (index, interaction) in interactions.enumerated() {
      progress.update("recording \(interaction)", done: index, total: interactions.count)
      let output = try ask([interaction, String(size)] + names)
      for raw in try RawTrace.all(in: output) {
        guard !raw.blocks.isEmpty else {
          throw CommandFailure(
            "The recorder saw no line of \(raw.architecture) run in '\(interaction)'. Delete "
              + "'\(workshop.root)', so that it is built anew.", .failed)
        }
        recorded.append((raw, interaction))
      }
    }
    progress.update("looking up lines", done: 0, total: 1)
    let addresses = recorded.reduce(into: Set()) { $0.formUnion($1.raw.addresses) }
    let symbols = try Symbols(at: addresses, in: "\(workshop.products)/\(Self.program)")
    return try recorded.map { raw, interaction in
      TraceResult(
        architecture: raw.architecture, interaction: interaction, size: size,
        steps: try raw.steps(symbols, BucketMap.named(raw.architecture)))
    }
  }

  /// What was recorded last, and a digest of what it depends on.
  private struct Kept: Codable {
    let digest: String
    let traces: [TraceResult]
  }

  /// Returns what was recorded on the same sources, or records it and keeps it in `.build`.
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
    try AtomicFile.write(
      jsonText(Kept(digest: digest, traces: traces), .line), to: path, replacing: .ownStore)
    return traces
  }

  private static let hooks = [
    "Sources/CTrace/hooks.c", "Sources/CTrace/include/CTrace.h",
  ]

  private func build() throws {
    if !workshop.isBuilt {
      progress.print("Building the apps so that they can be traced: two minutes, this once.")
    }
    progress.update("building the recorder", done: 0, total: 1)
    try workshop.update()
    try workshop.build("--product", Self.program)
  }

  /// Returns the recorder's output.
  private func ask(_ words: [String]) throws(CommandFailure) -> String {
    let run = workshop.ask(
      Self.program, words, through: Self.fixedAddresses,
      variables: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    guard run.isDone else {
      let said = run.errors.isEmpty ? run.output : run.errors
      let lines = said.split(separator: "\n").suffix(20)
      throw CommandFailure("'\(Self.program)' failed:\n\(lines.joined(separator: "\n"))", .failed)
    }
    return run.output
  }
}
