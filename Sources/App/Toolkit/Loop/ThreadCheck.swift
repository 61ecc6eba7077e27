import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Stops the program when a view is used off the main thread, in release builds too.
///
/// The compiler proves this for all code that it can check. Unchecked code, such as
/// `nonisolated(unsafe)` or a C callback, is found here.
///
/// During a turn the check compares two thread ids. Between turns it asks whether this is the main
/// queue, which is slower but rare.
final class ThreadCheck {
  /// The thread that runs the turn; `nil` between turns.
  ///
  /// Other threads may read it: such a read leads to the trap in any case.
  private nonisolated(unsafe) var turnThread: pthread_t?

  func beginTurn() {
    turnThread = pthread_self()
  }

  func endTurn() {
    turnThread = nil
  }

  /// Stops the program unless it runs on the main thread.
  @inline(__always)
  func check() {
    if let turnThread, pthread_equal(turnThread, pthread_self()) != 0 { return }
    checkBetweenTurns()
  }

  @inline(never)
  private func checkBetweenTurns() {
    if turnThread == nil, DispatchQueue.getSpecific(key: Self.mainQueue) != nil { return }
    // Not a precondition, because release builds lose its message.
    fatalError("A view was touched off the main thread: only the main thread may use the toolkit.")
  }

  /// The key that marks the main queue.
  ///
  /// The thread does not identify it: if the program's entry point is asynchronous, different
  /// threads of a pool run the main actor's work.
  private nonisolated static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
