import Foundation
import Measurement
package import Support

/// Reads `results.json`.
package enum ResultsFile {
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
    // The schema is checked first: a key that another schema lacks is not damage.
    let schema = try? JSONDecoder().decode(Schema.self, from: Data(text.utf8)).schema
    if let schema, schema != Results.currentSchema {
      throw failure(
        path,
        "its schema is \(schema), and this archbench reads \(Results.currentSchema); make new "
          + "ones with `swift run -c release archbench run`")
    }
    do throws(CommandFailure) {
      let results = try Results(text: text)
      guard let flaw = flaw(results) else { return results }
      throw CommandFailure(flaw, .badData)
    } catch {
      throw failure(path, "\(error.message); use the file as archbench run wrote it")
    }
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure("Cannot use '\(path)': \(reason).", .badData)
  }

  private struct Schema: Decodable {
    var schema: Int
  }

  /// Finds a flaw that no decoder sees: a duplicate case.
  private static func flaw(_ results: Results) -> String? {
    var seen: Set<CaseKey> = []
    for (index, result) in (results.cells + results.controlCells).enumerated() {
      if !seen.insert(CaseKey(result)).inserted { return "cells[\(index)] is there twice" }
    }
    return nil
  }
}
