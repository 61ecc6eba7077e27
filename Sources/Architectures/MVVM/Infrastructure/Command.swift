/// A user action that takes time, runs once at a time, and only while it is enabled.
final class Command {
  /// Whether the command can be executed now: false while it runs.
  let isEnabled: Property<Bool>
  @Output(false) var isExecuting: Property<Bool>
  private let work: (_ done: @escaping () -> Void) -> Void

  /// - Parameters:
  ///   - condition: has to be true, too, for the command to be enabled.
  ///   - work: does the work, and calls `done` at its end, after a failure too.
  init(
    enabledIf condition: Property<Bool>, _ work: @escaping (_ done: @escaping () -> Void) -> Void
  ) {
    self.work = work
    isEnabled = condition.combined(with: _isExecuting.wrappedValue) { $0 && !$1 }
  }

  /// Executes the command, if it is enabled.
  func execute() {
    guard isEnabled.value else { return }
    _isExecuting.value = true
    work { [weak self] in
      self?._isExecuting.value = false
    }
  }
}
