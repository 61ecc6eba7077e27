/// The signal of one Service, which records the Service's name.
final class NamedSignal: UpdateSignal {
  private let service: ServiceName
  private let signal: AppSignal
  private let changes: ServiceChanges

  init(_ service: ServiceName, of signal: AppSignal, _ changes: ServiceChanges) {
    self.service = service
    self.signal = signal
    self.changes = changes
  }

  func callAsFunction() {
    changes.add(service)
    signal()
  }
}
