import ArchitectureKit
import Catalog
import Foundation
import Interactions
import Report
import SourceAnalysis
import Support

/// Records traces: builds the apps with instrumentation and plays the interactions.
struct TraceRecording {
  private let root: String
  private let progress: ProgressLine

  /// The build folder for traces, separate from the measured build.
  private static let scratch = ".build/trace"
  private static let product = "trace-recorder"
  /// The command that runs another one at the same addresses each time.
  ///
  /// Dictionaries with types as keys are ordered by the addresses of their metadata.
  #if canImport(Darwin)
    private static let fixedAddresses = ["/usr/bin/env"]
  #else
    private static let fixedAddresses = ["/usr/bin/env", "setarch", "-R"]
  #endif

  /// Creates a recording.
  ///
  /// - Parameters:
  ///   - root: the project's folder.
  ///   - progress: shows the slow steps.
  init(root: String, _ progress: ProgressLine) {
    self.root = root
    self.progress = progress
  }

  /// Builds the recorder and records the traces.
  ///
  /// - Throws: a `CommandFailure` if the build fails or an app misbehaves.
  func record(
    _ interactions: [Interaction], of variants: [Variant], size: Int
  ) throws -> TraceFile {
    try build()
    let program = "\(root)/\(Self.scratch)/debug/\(Self.product)"
    var maps: [String: CodeMap] = [:]
    for name in Set(variants.map(\.architecture)) { maps[name] = try codeMap(of: name) }
    var symbols = Symbols()
    let interests = try interests(of: program, &symbols, for: Array(maps.values))
    defer { try? FileManager.default.removeItem(at: interests) }
    var recorded: [(raw: RawTrace, code: CodeMap, what: TraceResult)] = []
    for (index, interaction) in interactions.enumerated() {
      progress.update("recording \(interaction.id)", done: index, total: interactions.count)
      let words = [interests.path, interaction.id, String(size)] + variants.map(\.id)
      let text = try run(
        Self.fixedAddresses[0], Array(Self.fixedAddresses.dropFirst()) + [program] + words,
        ["SWIFT_DETERMINISTIC_HASHING": "1"])
      do {
        for (raw, variant) in zip(try RawTrace.all(in: text), variants) {
          guard let map = maps[variant.architecture] else { continue }
          let what = TraceResult(
            architecture: variant.architecture, label: architectures.label(of: variant),
            interaction: interaction.id, size: size, events: interaction.eventCount(size))
          recorded.append((raw, map, what))
        }
      } catch {
        throw CommandFailure("\(error)", .failed)
      }
    }
    let traces = try read(recorded, of: program, &symbols)
    return TraceFile(
      sources: try KeptTraces.checksums(of: Array(maps.keys), root: root), traces: traces)
  }

  /// Reads raw traces, after one look-up of the symbols of all.
  private func read(
    _ recorded: [(raw: RawTrace, code: CodeMap, what: TraceResult)], of program: String,
    _ symbols: inout Symbols
  ) throws -> [TraceResult] {
    progress.update("looking up lines", done: 0, total: 1)
    do {
      try TraceReader.lookUp(recorded.map { ($0.raw, $0.code) }, &symbols, in: program)
    } catch {
      throw CommandFailure("\(error)", .failed)
    }
    return recorded.map { TraceReader.read($0.raw, symbols, $0.code, as: $0.what) }
  }

  /// Writes a file that says for each function of the recorder what to record.
  private func interests(
    of program: String, _ symbols: inout Symbols, for codes: [CodeMap]
  ) throws -> URL {
    progress.update("looking up functions", done: 0, total: 1)
    let functions = try run(program, [], [:]).split(separator: "\n").compactMap {
      UInt($0, radix: 16)
    }
    do {
      try symbols.add(functions, in: program)
    } catch {
      throw CommandFailure("\(error)", .failed)
    }
    let lines = functions.map { function in
      "\(String(function, radix: 16)) \(symbols.interest(at: function, for: codes).rawValue)\n"
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(ProcessInfo.processInfo.processIdentifier)-interests")
    try AtomicFile.write(lines.joined(), to: file.path)
    return file
  }

  private func codeMap(of name: String) throws -> CodeMap {
    CodeMap(try RuleSources(BucketMap.named(name), root: root), RuleBook.named(name))
  }

  private func build() throws {
    if !FileManager.default.fileExists(atPath: "\(root)/\(Self.scratch)") {
      progress.print("Building the apps so that they can be traced: two minutes, this once.")
    }
    progress.update("building the recorder", done: 0, total: 1)
    _ = try run(
      "/usr/bin/env",
      [
        "swift", "build", "--package-path", root, "--scratch-path", "\(root)/\(Self.scratch)",
        "--product", Self.product,
      ], ["ARCHBENCH_TRACE": "1"])
  }

  /// Returns the output of a program.
  ///
  /// - Throws: a `CommandFailure` with the end of its output if it fails.
  private func run(
    _ program: String, _ words: [String], _ variables: [String: String]
  ) throws -> String {
    let process = Process()
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(ProcessInfo.processInfo.processIdentifier)-errors")
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw CommandFailure("Cannot write '\(errors.path)'.", .cannotWrite)
    }
    defer { try? FileManager.default.removeItem(at: errors) }
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandFailure("'\(program)' cannot be run: \(error.localizedDescription)", .failed)
    }
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      let name = words.first == "swift" ? "swift build" : Self.product
      let lines = (said.isEmpty ? text : said).split(separator: "\n").suffix(20)
      throw CommandFailure(
        "'\(name)' failed:\n\(lines.joined(separator: "\n"))", .failed)
    }
    return text
  }
}
