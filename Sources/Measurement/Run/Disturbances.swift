/// How many epochs were disturbed; none of them is left out of the results.
package struct Disturbances: Equatable, Codable, Sendable {
  /// The share of an epoch's time without a core from which on it counts as disturbed.
  package static let limit = 0.01

  package var epochs = 0
  /// The epochs in whose timed part the thread had no core for more than 1 % of the time.
  package var waiting = 0
  /// The epochs with page faults, those of preparing and resetting included.
  package var faulting = 0

  package init(epochs: Int = 0, waiting: Int = 0, faulting: Int = 0) {
    (self.epochs, self.waiting, self.faulting) = (epochs, waiting, faulting)
  }

  /// The share of disturbed epochs; 0 if there are none.
  package var share: Double { epochs == 0 ? 0 : Double(waiting) / Double(epochs) }
  /// The share of epochs with page faults; 0 if there are none.
  package var pageFaultShare: Double { epochs == 0 ? 0 : Double(faulting) / Double(epochs) }

  /// Counts an epoch of some steps.
  mutating func count(_ epoch: Epoch, steps: Int) {
    epochs += 1
    if Double(epoch.waited) > Self.limit * epoch.time * Double(steps) { waiting += 1 }
    if epoch.pageFaults > 0 { faulting += 1 }
  }

  package static func + (one: Disturbances, other: Disturbances) -> Disturbances {
    Disturbances(
      epochs: one.epochs + other.epochs, waiting: one.waiting + other.waiting,
      faulting: one.faulting + other.faulting)
  }
}
