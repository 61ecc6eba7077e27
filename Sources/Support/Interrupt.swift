internal import Foundation
internal import Synchronization

/// Whether the user has pressed Ctrl-C.
///
/// A run checks it between two steps, so it ends in an orderly way.
package struct Interrupt: Sendable {
  /// Whether the command should end.
  package var isRequested: Bool { wasPressed.load(ordering: .sequentiallyConsistent) }

  /// Listens to Ctrl-C from now on: the first is remembered, a second ends the process at once.
  ///
  /// Child processes keep the default behaviour.
  package static func keyboard() -> Interrupt {
    // The handler can run at any point. It only stores into memory that this line has initialized,
    // and calls functions that POSIX lists as async-signal-safe.
    wasPressed.store(false, ordering: .sequentiallyConsistent)
    signal(SIGINT) { _ in
      wasPressed.store(true, ordering: .sequentiallyConsistent)
      signal(SIGINT, SIG_DFL)
    }
    return Interrupt()
  }
}

/// A global variable, because a signal handler cannot capture anything.
private let wasPressed = Atomic(false)
