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
  /// The first is answered on standard error with `notice`, which says what happens now; `terminal`
  /// is the one of standard error. Child processes keep the default behaviour.
  package static func keyboard(_ notice: String, on terminal: Terminal) -> Interrupt {
    // The handler can run at any point. It only uses memory that these lines have initialized, and
    // calls functions that POSIX lists as async-signal-safe.
    wasPressed.store(false, ordering: .sequentiallyConsistent)
    // A terminal shows ^C, after a progress line if there is one.
    let start = terminal.canRewrite ? Output.eraser : terminal.isTerminal ? "\n" : ""
    // Never freed: the handler may be reading an older one.
    answer = strdup("\(start)\(notice) Press Ctrl-C again to end at once.\n")
    signal(SIGINT) { _ in
      wasPressed.store(true, ordering: .sequentiallyConsistent)
      signal(SIGINT, SIG_DFL)
      let error = errno
      if let answer { _ = write(STDERR_FILENO, answer, strlen(answer)) }
      errno = error
    }
    return Interrupt()
  }
}

/// Global variables, because a signal handler cannot capture anything.
private let wasPressed = Atomic(false)
nonisolated(unsafe) private var answer: UnsafeMutablePointer<CChar>?
