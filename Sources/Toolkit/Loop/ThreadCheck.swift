#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Traps where views are touched off the main thread, in release builds too.
///
/// The compiler proves that for all code that it can see into; code that is told to trust somebody
/// (`nonisolated(unsafe)`, a C callback) finds out here. In a turn the check compares two thread
/// ids; outside of one it asks the main actor, which takes longer and is rare.
final class ThreadCheck {
  /// The thread that runs the turn; none between turns. Read off the main thread by design: all
  /// that can come of it is the trap.
  private nonisolated(unsafe) var turnThread: pthread_t?

  func beginTurn() {
    turnThread = pthread_self()
  }

  func endTurn() {
    turnThread = nil
  }

  /// Stops the program unless this is the main thread.
  @inline(__always)
  func check() {
    if let turnThread, pthread_equal(turnThread, pthread_self()) != 0 { return }
    checkBetweenTurns()
  }

  @inline(never)
  private func checkBetweenTurns() {
    guard turnThread == nil else { trap() }
    MainActor.preconditionIsolated(Self.message)
  }

  @inline(never)
  private func trap() -> Never {
    fatalError(Self.message)
  }

  private nonisolated static let message =
    "A view was touched off the main thread: only the main thread may use the toolkit."
}
