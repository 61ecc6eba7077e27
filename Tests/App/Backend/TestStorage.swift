import Model

@testable import Backend

/// The fixture in memory; it can refuse to store, and counts the stored changes.
@MainActor final class TestStorage: NotesStorage {
  private(set) var contents = StoredContents(
    of: Fixture(), at: .fixtureStart, cache: BackendCache())
  private(set) var changeCount = 0
  var isFull = false

  private struct StorageFull: Error {}

  func change(_ body: (inout StoredContents) -> Void) throws {
    if isFull { throw StorageFull() }
    body(&contents)
    changeCount += 1
  }
}
