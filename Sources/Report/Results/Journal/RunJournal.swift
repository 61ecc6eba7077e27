import Foundation
package import Measurement
import Support

/// The first record of a run's journal: what is measured and on which machine.
package struct JournalHeader: Equatable, Codable, Sendable {
  /// The arguments that select what is measured, including `--seed`.
  package var words: [String]
  /// The machine and the start of the run.
  package var environment: RunEnvironment
  /// The checksum of the user's own notes, if the run measures them.
  package var notes: String?

  package init(words: [String], environment: RunEnvironment, notes: String?) {
    (self.words, self.environment, self.notes) = (words, environment, notes)
  }
}

/// The journal of a run: `journal.jsonl` in the report's folder.
///
/// A process's samples are written as soon as the process ends, so that a later failure cannot lose
/// them.
///
/// The file is a `LineJournal`. Its first record is a `JournalHeader`, all others are
/// `WorkerLog.Entry` values. An entry has a worker's assignment, its outcome and all its output. A
/// failed worker has an entry too. If a retry succeeds, the later entry replaces it.
@MainActor package struct RunJournal {
  /// The file's name in the report's folder.
  nonisolated package static let name = "journal.jsonl"

  package let header: JournalHeader
  /// The entries from before the interruption; empty in a new run.
  package let entries: [WorkerLog.Entry]
  private let lines: LineJournal

  /// Begins the journal of a new run and replaces an old one.
  ///
  /// - Throws: a `CommandFailure` with exit code 73.
  package init(_ folder: String, _ header: JournalHeader) throws {
    self.header = header
    entries = []
    lines = try LineJournal.create(Self.path(in: folder), first: Self.text(header))
  }

  /// Opens the journal of an interrupted run.
  ///
  /// - Parameters:
  ///   - folder: the report's folder.
  ///   - environment: the machine and the build that would resume the run.
  /// - Throws: a `CommandFailure` with exit code 65 if there is no journal, it is damaged or it
  ///   belongs to another machine or build; 73 if it cannot be written.
  package init(resuming folder: String, in environment: RunEnvironment) throws {
    let path = Self.path(in: folder)
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        "There is no \(Self.name) in '\(folder)', so there is nothing to resume: a run that lacks "
          + "nothing has none.", .badData)
    }
    let (lines, records) = try LineJournal.open(path)
    guard let first = records.first else {
      throw CommandFailure(
        "'\(path)' is empty: measure again, with --force.", .badData)
    }
    let header: JournalHeader = try Self.decode(first, in: path, line: 1)
    if let other = header.environment.difference(from: environment) {
      throw CommandFailure(
        "'\(path)' cannot be resumed here: it was begun \(other). Measure again, with --force.",
        .badData)
    }
    self.header = header
    self.lines = lines
    entries = try records.enumerated().dropFirst().map {
      try Self.decode($0.element, in: path, line: $0.offset + 1)
    }
  }

  /// Appends an entry; when this returns, the entry is on disk.
  package func append(_ entry: WorkerLog.Entry) throws {
    try lines.append(Self.text(entry))
  }

  /// Removes the file, once the report contains everything.
  package func remove() {
    try? FileManager.default.removeItem(atPath: lines.path)
  }

  /// Whether a folder holds a journal.
  nonisolated package static func exists(in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: path(in: folder))
  }

  nonisolated private static func path(in folder: String) -> String { "\(folder)/\(name)" }

  private static func text(_ record: some Encodable) throws -> String {
    try jsonText(record, .line)
  }

  private static func decode<Record: Decodable>(
    _ text: String, in path: String, line: Int
  ) throws -> Record {
    do {
      return try JSONDecoder().decode(Record.self, from: Data(text.utf8))
    } catch {
      throw CommandFailure(
        "'\(path)' holds something else than a run's journal in line \(line).", .badData)
    }
  }
}

extension RunEnvironment {
  /// Returns in words how the run's machine or build differs from this one; `nil` if it does not.
  ///
  /// `dirty` is ignored: the report itself makes a clean folder dirty, and `build` already
  /// identifies what was compiled.
  fileprivate func difference(from here: RunEnvironment) -> String? {
    if machineID != here.machineID {
      return "on another machine (\(processor), kernel \(kernel))"
    }
    if commit != here.commit {
      return "at commit \(commit ?? "none"), and this is \(here.commit ?? "none")"
    }
    return build == here.build ? nil : "by another build of archbench"
  }
}
