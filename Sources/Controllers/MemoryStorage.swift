/// Keeps everything as long as the process runs: what scripts and benchmarks use.
final class MemoryStorage: NotesStorage {
  private(set) var contents: StoredContents

  init(_ contents: StoredContents) {
    self.contents = contents
  }

  func change(_ body: (inout StoredContents) -> Void) { body(&contents) }
}
