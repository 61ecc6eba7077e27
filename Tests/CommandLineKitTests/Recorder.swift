internal import CommandLineKit
internal import Synchronization

/// An output that remembers what was written to it.
final class Recorder: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  var output: Output { Output { text in self.written.withLock { $0 += text } } }

  /// What was written since the last call.
  func take() -> String {
    written.withLock { text in
      defer { text = "" }
      return text
    }
  }
}
