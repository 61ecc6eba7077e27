/// Connects a property with the target that shows it; the property can be exchanged.
///
/// So a reused cell keeps its bindings when it is given another view model.
final class Binding<View: AnyObject, Value: Equatable>: ScheduledBinding, Disposable {
  private let schedule: any BindingSchedule
  private let writesEqualValues: Bool
  /// Whether the property may have changed since it was shown.
  private var isWaiting = false
  private var isPaused = false
  private var observer: Observer<Void>?
  private var property: Property<Value>?
  private let target: BindingTarget<View, Value>
  /// A closure, because the compiler makes it for these types.
  ///
  /// A method that a schedule calls through a protocol would look up the types at each call.
  private let showValue: (Binding) -> Void

  init(_ target: BindingTarget<View, Value>, _ schedule: any BindingSchedule) {
    self.target = target
    self.schedule = schedule
    writesEqualValues = schedule.writesEqualValues
    showValue = { $0.showValueNow() }
    observer = Observer<Void>(isEager: false) { [unowned self] in changed() }
  }

  /// Shows another property from now on, at once: a screen is complete when it comes into view.
  ///
  /// Goes on after a pause if it is the same property.
  func follow(_ new: Property<Value>) {
    guard let observer else { return }
    isPaused = false
    if new === property {
      if isWaiting { showValue(self) }
      return
    }
    property?.remove(observer)
    property = new
    new.add(observer)
    if writesEqualValues { new.passOnEqualValues() }
    showValueNow()
  }

  /// Writes nothing until the binding follows a property again.
  func pause() {
    isPaused = true
  }

  func dispose() {
    observer?.dispose()
    property = nil
  }

  private func changed() {
    if isPaused { isWaiting = true } else { schedule.changed(self) }
  }

  private func showValueNow() {
    isWaiting = false
    guard let property else { return }
    if writesEqualValues { target.write(property.value) } else { target.show(property.value) }
  }

  // MARK: - For the schedule

  func wait() -> Bool {
    if isWaiting { return false }
    isWaiting = true
    return true
  }

  func show() {
    if !isPaused { showValue(self) }
  }
}
