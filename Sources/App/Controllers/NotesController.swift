package import Model

/// The client for the user's notes; it keeps no notes itself.
package final class NotesController {
  private let transport: any Transport

  package init(transport: any Transport) {
    self.transport = transport
  }

  /// Loads all notes of the user, the lowest id first.
  @discardableResult
  package func load(
    in session: Session, _ done: @escaping (Result<[Note], NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .load(session), from: self, decode: transport.noteListDecoder.decode, done: done)
  }

  /// Creates the note or replaces it.
  @discardableResult
  package func save(
    _ note: Note, in session: Session, _ done: @escaping (Result<Void, NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .save(note, session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawReceipt.self).map { _ in } }, done: done)
  }

  /// Deletes the note; succeeds also if the server does not have it.
  @discardableResult
  package func delete(
    _ id: Note.ID, in session: Session, _ done: @escaping (Result<Void, NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .delete(id, session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawReceipt.self).map { _ in } }, done: done)
  }

  /// Calls `handler` with the changes of each push, which other devices have made on the server.
  ///
  /// The subscription lasts as long as the caller keeps it.
  package func observeChanges(
    in session: Session, _ handler: @escaping ([NoteChange]) -> Void
  ) -> Subscription {
    transport.subscribe(.notes(handler), in: session)
  }
}
