package import Model

/// The client of the user's notes; it keeps none of them.
package final class NotesController {
  private let backend: Backend

  package init(backend: Backend) {
    self.backend = backend
  }

  /// All notes of the user, the lowest id first.
  @discardableResult
  package func load(
    in session: Session, _ done: @escaping (Result<[Note], NotesError>) -> Void
  ) -> RequestToken {
    backend.send(
      .load(session), from: self, decode: backend.noteListDecoder.decode, done: done)
  }

  /// Creates the note or replaces it.
  @discardableResult
  package func save(
    _ note: Note, in session: Session, _ done: @escaping (Result<Void, NotesError>) -> Void
  ) -> RequestToken {
    backend.send(
      .save(note, session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawReceipt.self).map { _ in } }, done: done)
  }

  /// Deletes the note; one that the server lacks counts as deleted.
  @discardableResult
  package func delete(
    _ id: Note.ID, in session: Session, _ done: @escaping (Result<Void, NotesError>) -> Void
  ) -> RequestToken {
    backend.send(
      .delete(id, session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawReceipt.self).map { _ in } }, done: done)
  }

  /// Hears what happens to the notes on the server without this app's doing, a list for each push,
  /// as long as the subscription is kept.
  package func observeChanges(
    in session: Session, _ handler: @escaping ([NoteChange]) -> Void
  ) -> Subscription {
    backend.subscribe(.notes(handler), in: session)
  }
}
