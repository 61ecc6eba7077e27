/// Connects a property with the target that shows it; the property can be exchanged.
///
/// So a reused cell keeps its bindings when it is given another view model.
final class Binding<View: AnyObject, Value: Equatable>: ScheduledBinding, Disposable {
  private let schedule: any BindingSchedule
  private var observer: Observer<Void>?
  private var isWaiting = false
  private var property: Property<Value>?
  private let target: BindingTarget<View, Value>
  // Closures, because the compiler makes them for these types. Methods that a schedule calls
  // through a protocol would look up the types at each call.
  private let showValue: (Binding) -> Void
  private let writeValue: (Binding) -> Void

  init(_ target: BindingTarget<View, Value>, _ schedule: any BindingSchedule) {
    self.target = target
    self.schedule = schedule
    showValue = { if let property = $0.property { $0.target.show(property.value) } }
    writeValue = { if let property = $0.property { $0.target.write(property.value) } }
    observer = Observer<Void>(isEager: false) { [unowned self] in schedule.changed(self) }
  }

  /// Shows another property from now on, or for `nil` none; then the view keeps what it shows.
  func follow(_ property: Property<Value>?) {
    observer?.dispose()
    self.property = property
    guard let property, let observer else { return }
    property.add(observer)
    if schedule.passesOnEqualValues { property.passOnEqualValues() }
    schedule.began(self)
  }

  func dispose() {
    observer?.dispose()
    property = nil
  }

  // MARK: - For the schedule

  func wait() -> Bool {
    if isWaiting { return false }
    isWaiting = true
    return true
  }

  func show() {
    isWaiting = false
    showValue(self)
  }

  func write() {
    writeValue(self)
  }
}
