internal import Synchronization

/// Where text goes: standard output, standard error, or a buffer in a test.
package struct Output: Sendable {
  /// The reader of a stream has gone, as `head` does; the command ends, and nobody minds.
  struct Closed: Error {}

  private let sink: @Sendable (String) throws -> Void

  /// An output into a function.
  package init(_ sink: @escaping @Sendable (String) throws -> Void) {
    self.sink = sink
  }

  /// Writes the whole text at once.
  ///
  /// Throws a ``CommandFailure`` with ``ExitCode/cannotWrite``; or, when the reader has gone, an
  /// error that ends the command quietly.
  package func write(_ text: String) throws {
    try sink(text)
  }

  /// An output into a file descriptor, where the texts of several threads do not mix.
  ///
  /// `name` is for errors. The process must ignore `SIGPIPE`, as ``Console/standard(environment:)``
  /// has it do.
  package static func descriptor(_ descriptor: Int32, name: String) -> Output {
    let lock = Lock()
    return Output { text in
      let error = lock.mutex.withLock { _ in Platform.write(Array(text.utf8), to: descriptor) }
      guard error != 0 else { return }
      if Platform.isClosed(error) { throw Closed() }
      throw CommandFailure(
        "Cannot write to \(name): \(Platform.explanation(of: error)).", .cannotWrite)
    }
  }

  private final class Lock: Sendable {
    let mutex = Mutex(())
  }
}
