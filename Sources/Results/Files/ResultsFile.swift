import Foundation
import Measurement
package import Support

/// Reads and writes `results.json`.
package enum ResultsFile {
  /// Returns the results as JSON with sorted keys, so that equal results give equal text.
  ///
  /// Each case and each other element of a list has a line.
  package static func text(_ results: Results) throws -> String {
    try jsonText(results, .listed)
  }

  /// Returns the path of a `results.json`, or of the one in a report's folder.
  package static func file(at path: String) -> String {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isFolder.boolValue ? URL(filePath: path).appending(path: "results.json").path : path
  }

  /// Reads a `results.json`, or the one in a report's folder.
  package static func read(_ path: String) throws(CommandFailure) -> Results {
    let file = file(at: path)
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw failure(
        file, "it is not there or cannot be read; name a results.json, or a report's folder")
    }
    InputFiles.note(file)
    return try load(String(decoding: bytes, as: UTF8.self), from: file)
  }

  /// Reads the text of a `results.json` from a path, which errors name.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if the file is truncated, edited or of
  ///   another kind.
  package static func load(
    _ text: String, from path: String
  ) throws(CommandFailure) -> Results {
    let data = Data(text.utf8)
    let results: Results
    do {
      // The schema is checked first: a key that another schema lacks is not damage.
      let schema = try JSONDecoder().decode(Schema.self, from: data).schema
      guard schema == Results.currentSchema else {
        throw failure(
          path,
          "its schema is \(schema), and this archbench reads \(Results.currentSchema); make new "
            + "ones with `swift run -c release archbench run`")
      }
      results = try self.results(text)
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw damage(path, reason(error, text))
    }
    if let flaw = flaw(results) { throw damage(path, flaw) }
    return results
  }

  private static func damage(_ path: String, _ reason: String) -> CommandFailure {
    failure(path, "\(reason); use the file as archbench run wrote it")
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure("Cannot use '\(path)': \(reason).", .badData)
  }

  /// Returns the same results as `load`, without its checks.
  package static func results(_ text: String) throws -> Results {
    try JSONDecoder().decode(Results.self, from: Data(text.utf8))
  }

  private struct Schema: Decodable {
    var schema: Int
  }

  /// Finds a flaw that no decoder sees: a duplicate case or an impossible count.
  private static func flaw(_ results: Results) -> String? {
    var seen: Set<CaseKey> = []
    for (index, result) in (results.cells + results.controlCells).enumerated() {
      if !seen.insert(CaseKey(result)).inserted { return "cells[\(index)] is there twice" }
      if result.eventsPerRun < 1 { return "cells[\(index)].eventsPerRun is no number of events" }
      for (name, count) in result.counters.sorted(by: { $0.key < $1.key }) {
        guard let count, count.magnitude > 1 << 53 else { continue }
        return "cells[\(index)].counters.\(name) is beyond anything that can be counted"
      }
    }
    return nil
  }

  private static func reason(_ error: any Error, _ text: String) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath)) lacks '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      "\(place(context.codingPath)) is not of the right type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(place(context.codingPath)) is not of the right type"
    default:
      text.allSatisfy(\.isWhitespace)
        ? "it is empty" : isCut(text) ? "it ends in the middle" : "it is not JSON"
    }
  }

  /// Whether the text is truncated: a complete file ends with the brace that its first line opens.
  private static func isCut(_ text: String) -> Bool {
    text.hasPrefix("{") && !text.hasSuffix("\n}\n")
  }

  /// The path of a key in the file, such as `cells[3].counters`.
  private static func place(_ path: [any CodingKey]) -> String {
    let words = path.reduce("") { words, key in
      if let index = key.intValue { return "\(words)[\(index)]" }
      return words + (words.isEmpty ? "" : ".") + key.stringValue
    }
    return words.isEmpty ? "it" : words
  }
}
