/// Something the user can have done that takes time: by one at a time, and only while it may be.
final class Command {
  /// Whether it would be executed now: false while it is.
  let isEnabled: Property<Bool>
  @Output(false) var isExecuting: Property<Bool>
  private let work: (_ done: @escaping () -> Void) -> Void

  /// - Parameters:
  ///   - condition: what must hold besides.
  ///   - work: what is to be done; it calls `done` when it has ended, well or not.
  init(
    enabledIf condition: Property<Bool>, _ work: @escaping (_ done: @escaping () -> Void) -> Void
  ) {
    self.work = work
    isEnabled = condition.combined(with: _isExecuting.wrappedValue) { $0 && !$1 }
  }

  /// Executes it, if it is enabled.
  func execute() {
    guard isEnabled.value else { return }
    _isExecuting.value = true
    work { [weak self] in
      self?._isExecuting.value = false
    }
  }
}
