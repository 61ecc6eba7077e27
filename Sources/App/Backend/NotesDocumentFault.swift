import Foundation
import Model

/// A problem in the document of a `NotesFile`, and its place.
nonisolated struct NotesDocumentFault: Error {
  /// The place, such as `user "ada", note 3`; `nil` if it is the whole document.
  let place: String?
  let problem: String
  /// The line and column, if the document is not valid JSON.
  private(set) var position: String?
  private(set) var isNewer = false

  init(_ problem: String, at place: String? = nil) {
    self.place = place
    self.problem = problem
  }

  /// Reports a version of the document that this program does not know yet.
  init(newerVersion version: Int) {
    self.init(
      "this is version \(version) of the document, and this program knows them up to "
        + "\(RawNotesDocument.currentVersion)")
    isNewer = true
  }

  /// Reports why the JSON decoder refused these bytes.
  init(_ error: any Error, in bytes: Data) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init("\"\(key.stringValue)\" is missing", at: Self.place(context.codingPath))
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      self.init(wrongValue: context.codingPath)
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(wrongValue: context.codingPath)
    default:
      guard let fault = JSONSyntax.fault(in: Array(bytes)) else {
        // The bytes are valid JSON. The decoder does not report the place of a number that is no
        // `Int`.
        self.init("a number in it is not whole or is too large")
        return
      }
      self.init("this is not JSON, where \(fault.expected) should stand")
      position = "\(fault.line):\(fault.column)"
    }
  }

  private init(wrongValue path: [any CodingKey]) {
    let member = path.last.flatMap { $0.intValue == nil ? $0.stringValue : nil }
    self.init(
      member.map { "\"\($0)\" has another type" } ?? "this has another type",
      at: Self.place(member == nil ? path : path.dropLast()))
  }

  private static func place(_ path: [any CodingKey]) -> String? {
    let words = path.enumerated().compactMap { depth, key -> String? in
      if let index = key.intValue { return "\(depth > 2 ? "note" : "entry") \(index + 1)" }
      return switch key.stringValue {
      case "users", "notes": nil
      case let name where depth == 1: "user \"\(name)\""
      case let name: "\"\(name)\""
      }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
