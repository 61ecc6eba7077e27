import Foundation

/// Encodes raw models as the bytes of an answer.
struct AnswerEncoder {
  private let json = JSONEncoder()

  init() {
    // Without sorting, the order of members differs between runs, and no run could be repeated
    // exactly.
    json.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func encode(_ raw: some Encodable) throws -> Data { try json.encode(raw) }
}
