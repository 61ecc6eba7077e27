import CommandLineKit
import Foundation
package import Measurement

/// The journal of a run, `journal.jsonl` in the report's folder: what was measured is there as soon
/// as its process has ended, and nothing that happens later can lose it.
///
/// The file is a `LineJournal`. Its first record is a `JournalHeader`; each of the others is a
/// `WorkerLog.Entry`: the assignment that a worker was given, and its outcome with all that it
/// wrote. A worker that failed has an entry like the others; if it is tried again, and with success,
/// a later entry holds for it.
@MainActor package struct RunJournal {
  /// Its name in the report's folder.
  nonisolated package static let name = "journal.jsonl"

  package let header: JournalHeader
  /// What was measured before, empty in a new run.
  package let entries: [WorkerLog.Entry]
  private let lines: LineJournal

  /// Begins the journal of a new run; an old one goes.
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
  ///   - folder: the report's.
  ///   - environment: what it would be taken up in.
  /// - Throws: a `CommandFailure`: 65 if there is none, it is damaged, or it was not made here, 73
  ///   if it cannot be written.
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
    let schema: Schema = try Self.decode(first, in: path, line: 1)
    guard schema.schema == JournalHeader.currentSchema else {
      throw CommandFailure(
        "'\(path)' has schema \(schema.schema), and this archbench reads "
          + "\(JournalHeader.currentSchema): resume it with the archbench that began it.", .badData)
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

  /// Keeps an entry: once this returns it is on the disk.
  package func append(_ entry: WorkerLog.Entry) throws {
    try lines.append(Self.text(entry))
  }

  /// Removes the file: the report says it all.
  package func remove() {
    try? FileManager.default.removeItem(atPath: lines.path)
  }

  /// Whether a folder holds a journal.
  nonisolated package static func exists(in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: path(in: folder))
  }

  private struct Schema: Decodable {
    var schema: Int
  }

  nonisolated private static func path(in folder: String) -> String { "\(folder)/\(name)" }

  private static func text(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
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
  /// How the place where a run was begun differs from here, in words; `nil` if it does not.
  ///
  /// `dirty` is left out: the report alone makes a clean folder dirty, and what was compiled is in
  /// the build.
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
