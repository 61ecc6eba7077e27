/// The signal of one Service, which says whose it is.
final class NamedSignal: UpdateSignal {
  private let service: ServiceName
  private let signal: UpdateSignal
  private let changes: ServiceChanges

  init(_ service: ServiceName, of signal: UpdateSignal, _ changes: ServiceChanges) {
    self.service = service
    self.signal = signal
    self.changes = changes
  }

  override func callAsFunction() {
    changes.add(service)
    signal()
  }
}
