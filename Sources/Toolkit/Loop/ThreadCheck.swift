import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Traps where views are touched off the main thread, in release builds too.
///
/// The compiler proves that for all code that it can see into; code that is told to trust somebody
/// (`nonisolated(unsafe)`, a C callback) finds out here. In a turn the check compares two thread
/// ids; outside of one it asks whether this is the main queue, which takes longer and is rare.
final class ThreadCheck {
  /// The thread that runs the turn; none between turns.
  ///
  /// Read off the main thread by design: all that can come of it is the trap.
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
    if turnThread == nil, DispatchQueue.getSpecific(key: Self.mainQueue) != nil { return }
    // Not a precondition: its message is lost in release builds.
    fatalError("A view was touched off the main thread: only the main thread may use the toolkit.")
  }

  /// What the main queue is known by.
  ///
  /// Not the thread: where the program's entry point is asynchronous, threads of a pool take turns
  /// with the main actor's work.
  private nonisolated static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
