/// A user action that takes time, runs once at a time, and only while it is enabled.
///
/// Carries how it ended: an event after each success, or the error.
final class Command<Failure: Error & Equatable> {
  typealias Work = (_ done: @escaping (Result<Void, Failure>) -> Void) -> Void

  /// Whether the command can be executed now: false while it runs.
  let isEnabled: Property<Bool>
  @Output(false) var isExecuting: Property<Bool>
  @Emitter var successes: Signal<Void>
  /// The error of the last execution; `nil` after a success, and while the command runs.
  @Output(nil) var error: Property<Failure?>
  private let work: Work

  /// - Parameters:
  ///   - condition: has to be true, too, for the command to be enabled.
  ///   - work: does the work, such as a method of a store, and passes the result to `done`.
  init(enabledIf condition: Property<Bool>, _ work: @escaping Work) {
    self.work = work
    isEnabled = condition.combined(with: _isExecuting.wrappedValue) { $0 && !$1 }
  }

  /// Executes the command, if it is enabled.
  func execute() {
    guard isEnabled.value else { return }
    _isExecuting.value = true
    _error.value = nil
    work { [weak self] in self?.end($0) }
  }

  private func end(_ result: Result<Void, Failure>) {
    switch result {
    case .success: _successes.send(())
    case .failure(let error): _error.value = error
    }
    _isExecuting.value = false
  }
}
