package import Foundation
package import Model

/// Decodes raw models from the bytes of an answer.
///
/// Other bytes fail with `unreadableAnswer`.
package enum AnswerDecoder {
  package static func decode<Raw: Decodable>(_ bytes: Data, as _: Raw.Type) -> Result<
    Raw, NotesError
  > {
    Result { try JSONDecoder().decode(Raw.self, from: bytes) }.mapError { _ in .unreadableAnswer }
  }
}
