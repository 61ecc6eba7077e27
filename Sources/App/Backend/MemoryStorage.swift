/// A storage in memory, for scripts and benchmarks; its contents end with the process.
final class MemoryStorage: NotesStorage {
  private(set) var contents: StoredContents

  init(_ contents: StoredContents) {
    self.contents = contents
  }

  func change(_ body: (inout StoredContents) -> Void) { body(&contents) }
}
