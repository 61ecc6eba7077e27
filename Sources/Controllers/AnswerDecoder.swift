import Foundation
import Model

/// Reads raw models from the bytes of an answer; bytes that hold none are `unreadableAnswer`.
enum AnswerDecoder {
  static func decode<Raw: Decodable>(_ bytes: Data, as _: Raw.Type) -> Result<Raw, NotesError> {
    Result { try JSONDecoder().decode(Raw.self, from: bytes) }.mapError { _ in .unreadableAnswer }
  }
}
