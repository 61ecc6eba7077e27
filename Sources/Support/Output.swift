internal import Foundation
internal import Synchronization

/// A destination of text: standard output, standard error, or a buffer in a test.
package struct Output: Sendable {
  /// The reader has closed the stream, as `head` does.
  ///
  /// The command then ends quietly.
  package struct Closed: Error {}

  private let sink: @Sendable (String) throws -> Void

  /// Creates an output that calls a function.
  package init(_ sink: @escaping @Sendable (String) throws -> Void) {
    self.sink = sink
  }

  /// Writes the whole text at once.
  ///
  /// Throws a ``CommandFailure`` with ``ExitCode/cannotWrite``. If the reader has closed the
  /// stream, it throws ``Closed``, which ends the command quietly.
  package func write(_ text: String) throws {
    try sink(text)
  }

  /// Creates an output to a file descriptor.
  ///
  /// Texts of several threads are not mixed.
  ///
  /// `name` is used in errors. The process must ignore `SIGPIPE`;
  /// ``Console/standard(environment:)`` sets this up.
  package static func descriptor(_ descriptor: Int32, name: String) -> Output {
    let lock = Lock()
    return Output { text in
      let error = lock.mutex.withLock { _ in Platform.write(Array(text.utf8), to: descriptor) }
      guard error != 0 else { return }
      if error == EPIPE { throw Closed() }
      throw CommandFailure(
        "Cannot write to \(name): \(Platform.explanation(of: error)).", .cannotWrite)
    }
  }

  private final class Lock: Sendable {
    let mutex = Mutex(())
  }
}
