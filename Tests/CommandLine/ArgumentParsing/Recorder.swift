internal import Support
internal import Synchronization

/// An output that records what is written to it.
final class Recorder: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  var output: Output { Output { text in self.written.withLock { $0 += text } } }

  /// Returns what was written since the last call.
  func take() -> String {
    written.withLock { text in
      defer { text = "" }
      return text
    }
  }
}
