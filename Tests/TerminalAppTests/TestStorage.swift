import Controllers
import Model

/// Keeps the first world in memory.
@MainActor final class TestStorage: NotesStorage {
  private(set) var contents = StoredContents(
    of: World(), at: .firstWorld, memo: BackendMemo())

  func change(_ body: (inout StoredContents) -> Void) { body(&contents) }
}
