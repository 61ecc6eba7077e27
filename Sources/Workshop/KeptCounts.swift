package import Measurement
package import Results
package import Support

/// Counts of instructions, which are taken again only when their sources have changed.
package struct KeptCounts: Sendable {
  /// The folder with a file for each count.
  private let folder: String
  private let machine: String
  private let checksums: [String: String]
  /// The counts that are stored with the forms, by their keys.
  private var stored: [String: Int] = [:]

  /// - Parameters:
  ///   - project: the package.
  ///   - names: what is counted: architectures and forms.
  ///   - machine: the compiler and the processor.
  ///   - seed: the seed of the notes.
  /// - Throws: an error if the sources or the stored forms cannot be read.
  package init(
    in project: Project, of names: [String], on machine: RunEnvironment, seed: UInt64
  ) throws {
    try self.init(
      in: project, FormsFile.checksums(of: [FormsFile.shared] + names, in: project), on: machine,
      seed: seed)
  }

  /// Does the same with checksums that are known.
  init(
    in project: Project, _ checksums: [String: String], on machine: RunEnvironment, seed: UInt64
  ) throws(CommandFailure) {
    folder = "\(project.root)/.build/kept"
    self.checksums = checksums
    self.machine = "\(machine.swift), \(machine.processor), seed \(seed)"
    for name in project.names {
      guard let file = try Stored<FormsFile>(in: project, of: name).readIfThere(),
        let there = file.runs.first?.environment, there.swift == machine.swift,
        there.processor == machine.processor
      else { continue }
      for result in file.cells {
        let cell = BenchmarkCase(interaction: result.event, size: result.size)
        guard let count = result.counter(InstructionCounting.name) else { continue }
        stored[key(result.architecture.name, cell, file.checksums)] = count
      }
    }
  }

  private func key(_ name: String, _ cell: BenchmarkCase, _ checksums: [String: String]) -> String {
    let sources = [FormsFile.shared, name].map { "\($0) \(checksums[$0] ?? "")" }
    return "instructions of \(sources.joined(separator: ", ")): \(cell), \(machine)"
  }

  /// Returns a count of the same sources, if it was taken before.
  package subscript(_ name: String, _ cell: BenchmarkCase) -> Int? {
    let key = key(name, cell, checksums)
    return stored[key] ?? SourceTexts.read(Checksum.of(key).text, in: folder).flatMap { Int($0) }
  }

  /// - Throws: a `CommandFailure` with exit code 73.
  package func keep(
    _ count: Int, of name: String, _ cell: BenchmarkCase
  ) throws(CommandFailure) {
    let key = Checksum.of(key(name, cell, checksums)).text
    try AtomicFile.write("\(count)", to: "\(folder)/\(key)")
  }
}
