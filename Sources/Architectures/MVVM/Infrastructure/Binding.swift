/// Connects a property with the target that shows it; the property can be exchanged.
///
/// So a reused cell keeps its bindings when it is given another view model.
final class Binding<View: AnyObject, Value: Equatable>: ScheduledBinding, Disposable {
  private let target: BindingTarget<View, Value>
  private let schedule: any BindingSchedule
  private var property: Property<Value>?
  private var isWaiting = false
  private lazy var observer = Observer<Void>(isEager: false) { [unowned self] in
    schedule.changed(self)
  }

  init(_ target: BindingTarget<View, Value>, _ schedule: any BindingSchedule) {
    self.target = target
    self.schedule = schedule
  }

  /// Shows another property from now on, or for `nil` none; then the view keeps what it shows.
  func follow(_ property: Property<Value>?) {
    observer.dispose()
    self.property = property
    guard let property else { return }
    property.add(observer)
    if schedule.passesOnEqualValues { property.passOnEqualValues() }
    schedule.began(self)
  }

  func dispose() {
    follow(nil)
  }

  // MARK: - For the schedule

  func wait() -> Bool {
    defer { isWaiting = true }
    return !isWaiting
  }

  func show() {
    isWaiting = false
    if let property { target.show(property.value) }
  }

  func write() {
    if let property { target.write(property.value) }
  }
}
