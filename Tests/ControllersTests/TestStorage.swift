@testable import Controllers
import Model

/// The first world in memory; it can be told to store nothing, and counts what it stored.
@MainActor final class TestStorage: NotesStorage {
  private(set) var contents = StoredContents(of: World(), at: .firstWorld, memo: BackendMemo())
  private(set) var changeCount = 0
  var isFull = false

  private struct Full: Error {}

  func change(_ body: (inout StoredContents) -> Void) throws {
    if isFull { throw Full() }
    body(&contents)
    changeCount += 1
  }
}
