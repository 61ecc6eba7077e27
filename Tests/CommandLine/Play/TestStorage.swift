import Backend
import Model

/// A storage in memory, which begins with the notes of the standard fixture.
@MainActor final class TestStorage: NotesStorage {
  private(set) var contents = StoredContents(
    of: Fixture(), at: .fixtureStart, cache: BackendCache())

  func change(_ body: (inout StoredContents) -> Void) { body(&contents) }
}
