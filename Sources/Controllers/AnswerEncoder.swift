import Foundation

/// Writes raw models as the bytes of an answer.
struct AnswerEncoder {
  private let json = JSONEncoder()

  init() {
    // Else members come in another order each time, and nothing would repeat exactly.
    json.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func encode(_ raw: some Encodable) throws -> Data { try json.encode(raw) }
}
