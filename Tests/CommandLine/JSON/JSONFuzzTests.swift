import Controllers
import Foundation
import Model
import Study
import Support
import TestSupport
import Testing

@testable import Backend
@testable import Measurement
@testable import Report
@testable import Results

/// Reads damaged files of each kind that a user can hand in.
@Suite("Fuzz tests of JSON files") @MainActor
struct JSONFuzzTests {
  @Test(
    "Any file is refused with a sentence, or can be written again.", arguments: FuzzInputs.parts)
  func files(_ part: UInt64) throws {
    let ownNotes = DamagedJSON(of: Self.ownNotes)
    let contents = StoredContents(
      of: Fixture(noteCount: 4, storedSession: "ada"), at: .fixtureStart, cache: BackendCache())
    let document = try NotesDocument.bytes(of: contents)
    let notes = DamagedJSON(of: String(decoding: document, as: UTF8.self))
    let results = try FuzzedResults()
    FuzzInputs.check(part, usual: 2_000) { number, random in
      switch number % 32 {
      case 0: results.flaw(&random, drawsReport: number % 512 == 0)
      case let kind where kind.isMultiple(of: 2): Self.flaw(inOwnNotes: ownNotes.make(&random))
      default: Self.flaw(inNotes: notes.make(&random))
      }
    }
  }

  // MARK: - Notes

  private static let ownNotes = """
    {"version": 1, "notes": [
      {"text": "Buy milk", "created": "2026-01-01T09:00:00Z"},
      {"id": 7, "text": "東京\\n\\ud83d\\uddfc", "created": "2026-01-01T10:30:00.250+01:30",
       "changed": null, "tags": []},
      {"text": "", "created": "0001-01-01T00:00:00Z", "changed": "9999-12-31T23:59:59.999Z"}
    ]}
    """

  /// A note as `run --data` reads it.
  private struct OwnNote: Encodable {
    let id: Int
    let text: String
    let created: String
    let changed: String?

    @MainActor init(_ note: Note) {
      (id, text) = (note.id, note.text)
      (created, changed) = (Self.text(note.createdAt), note.changedAt.map { Self.text($0) })
    }

    @MainActor private static func text(_ date: Timestamp) -> String {
      let part = (date.milliseconds % 1_000 + 1_000) % 1_000
      return "\(format(date).replacing(" ", with: "T")).\(String(part + 1_000).dropFirst())Z"
    }
  }

  /// Reads a file as `run --data` does.
  private static func flaw(inOwnNotes bytes: Data) -> String? {
    do {
      let notes = try OwnNotesReader.notes(in: bytes, file: "f")
      guard notes.allSatisfy({ 1...999_999_999 ~= $0.id }),
        Set(notes.map(\.id)).count == notes.count
      else { return "Ids are wrong, in \(shown(bytes))" }
      let written = try JSONEncoder().encode(["notes": notes.map { OwnNote($0) }])
      return try OwnNotesReader.notes(in: written, file: "f") == notes
        ? nil : "Written again, the notes are others: \(shown(bytes))"
    } catch let error as OwnNotesError {
      let sentence = error.description
      let isRight =
        sentence.hasPrefix("f:") && sentence.hasSuffix(".") && sentence.contains("; expected ")
        && (!sentence.contains("cannot be read as JSON") || hasOddNumber(bytes))
      return isRight ? nil : "The error is \(sentence.debugDescription), for \(shown(bytes))"
    } catch {
      return "\(error), for \(shown(bytes))"
    }
  }

  /// Whether there is a number that no `Double` holds, of which the reader does not know the place.
  private static func hasOddNumber(_ bytes: Data) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.matches(of: #/[1-9][0-9.]*(?:[eE][-+]?[0-9]+)?/#).contains {
      let value = Double($0.output) ?? .infinity
      return value == 0 || value.isInfinite
    }
  }

  /// Reads a notes file of the app, with the session in it.
  private static func flaw(inNotes bytes: Data) -> String? {
    guard let contents = try? NotesDocument.contents(of: bytes) else { return nil }
    guard let written = try? NotesDocument.bytes(of: contents) else {
      return "It is read and cannot be written: \(shown(bytes))"
    }
    guard let again = try? NotesDocument.contents(of: written),
      contents.session == again.session,
      ["ada", "grace"].allSatisfy({ contents.notes(of: $0) == again.notes(of: $0) }),
      (try? NotesDocument.bytes(of: again)) == written
    else { return "Written and read again, it is another: \(shown(bytes))" }
    return nil
  }

  static func shown(_ bytes: Data) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}

/// Damages a `results.json`, which `report` and `compare` read.
@MainActor private struct FuzzedResults {
  private let whole: Results
  private let damaged: DamagedJSON

  init() throws {
    let readme = try String(contentsOfFile: "\(projectRoot)/README.md", encoding: .utf8)
    let folder = try #require(readme.firstMatch(of: #/<!-- report (\S+) -->/#)).1
    // Two architectures at one size are enough, and far faster.
    var results = try ResultsFile.read("\(projectRoot)/\(folder)")
    let names = ["Baseline", "MVC"]
    results.architectures.removeAll { !names.contains($0.name) }
    results.events.removeAll { !names.contains($0.architecture.name) || $0.size != 1_000 }
    (results.interactions, results.controlCells, results.rules) = ([], [], [])
    (results.source, results.structure, results.growth) = ([], [], [])
    whole = results.derived()
    damaged = DamagedJSON(of: try whole.text)
  }

  func flaw(_ random: inout SeededGenerator, drawsReport: Bool) -> String? {
    let bytes = damaged.make(&random)
    do {
      let results = try ResultsFile.load(String(decoding: bytes, as: UTF8.self), from: "f")
      let text = try results.text
      guard try ResultsFile.load(text, from: "f").text == text else {
        return "Written again, it is another: \(JSONFuzzTests.shown(bytes))"
      }
      guard drawsReport else { return nil }
      let report = RunReport(results)
      let terminal = Terminal(environment: ["TERM": "xterm"], isTerminal: true, columns: 80)
      _ = (report.pages, report.pictures.map(\.files), report.summary(in: "f", on: terminal))
      _ = try ComparisonReport(Comparison(whole, results)).summary().terminal(width: 80)
      return nil
    } catch let error as CommandFailure {
      return error.exitCode == .badData ? nil : "\(error.message): \(JSONFuzzTests.shown(bytes))"
    } catch {
      return "\(error): \(JSONFuzzTests.shown(bytes))"
    }
  }
}
