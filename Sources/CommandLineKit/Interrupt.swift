internal import Synchronization

/// Whether the user has pressed Ctrl-C: asked between two steps, so that a run ends in good order.
package struct Interrupt: Sendable {
  private let source: @Sendable () -> Bool

  /// An interrupt that comes from somewhere else than the keyboard, as in tests.
  package init(source: @escaping @Sendable () -> Bool) {
    self.source = source
  }

  /// Whether the command shall end.
  package var isRequested: Bool { source() }

  /// Throws a ``CommandFailure`` with ``ExitCode/interrupted`` when the command shall end.
  package func check() throws(CommandFailure) {
    if isRequested { throw CommandFailure("Interrupted.", .interrupted) }
  }

  /// Listens to Ctrl-C from now on: the first is remembered, a second ends the process at once.
  ///
  /// Programs that are started from here have the usual behaviour.
  package static func keyboard() -> Interrupt {
    // The handler may interrupt anything, so it only stores into memory that this line has made,
    // and calls what POSIX lists as async-signal-safe.
    wasPressed.store(false, ordering: .sequentiallyConsistent)
    Platform.handleInterrupt { _ in
      wasPressed.store(true, ordering: .sequentiallyConsistent)
      Platform.restoreInterrupt()
    }
    return Interrupt { wasPressed.load(ordering: .sequentiallyConsistent) }
  }
}

/// Outside the type: a signal handler cannot capture anything.
private let wasPressed = Atomic(false)
