import ArgumentParsing
import Foundation
import Report
import Support

/// The folder with the recorded runs of the self-check and its last table.
struct SelfCheckRecords {
  private let folder: String

  /// The project's own folder, if its sources are available.
  static var project: SelfCheckRecords? {
    ProjectSource.root.map { SelfCheckRecords(folder: "\($0)/Reports/self-check") }
  }

  init(folder: String) {
    self.folder = folder
  }

  /// Returns the recorded runs, one per line of `runs.jsonl`; empty if there is no such file.
  func runs() throws -> [RunRecord] {
    guard let text = text(of: "runs.jsonl") else { return [] }
    let decoder = JSONDecoder()
    return try text.split(separator: "\n").enumerated().map { index, line in
      do {
        return try decoder.decode(RunRecord.self, from: Data(line.utf8))
      } catch {
        throw CommandFailure(
          "Line \(index + 1) of \(path(of: "runs.jsonl")) is no recorded run; remove it or record "
            + "the runs anew with Scripts/self-check.", .badData)
      }
    }
  }

  /// Returns our counts of malloc together with callgrind's; empty if there are none.
  func mallocs() throws -> [MallocComparison] {
    guard let text = text(of: "mallocs.json") else { return [] }
    do {
      return try JSONDecoder().decode([MallocComparison].self, from: Data(text.utf8))
    } catch {
      throw CommandFailure(
        "\(path(of: "mallocs.json")) is not what Scripts/check-mallocs --json writes; run it again.",
        .badData)
    }
  }

  /// The last written table; `nil` if there is none or it has another version.
  var lastTable: SelfCheckFile? {
    text(of: "self-check.json").flatMap { try? SelfCheckFile(text: $0) }
  }

  /// Adds a run's comparisons.
  func append(_ results: String, as kind: RunRecord.Kind) throws {
    let record = RunRecord(try ResultsFile.read(results), kind: kind)
    let line = try jsonText(record, .line) + "\n"
    try AtomicFile.write((text(of: "runs.jsonl") ?? "") + line, to: path(of: "runs.jsonl"))
  }

  /// Writes the table, for people and for later reports.
  func write(_ file: SelfCheckFile) throws {
    try AtomicFile.write(try file.text, to: path(of: "self-check.json"))
    try AtomicFile.write(file.document.markdown, to: path(of: "README.md"))
  }

  private func path(of name: String) -> String { "\(folder)/\(name)" }

  private func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path(of: name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
