import Backend
import Equivalence
import Model

/// Notes that arrive from another device, each with a new id and a new text.
final class ArrivingNotes {
  private let driver: AppDriver
  private(set) var lastID: Note.ID = 0

  init(_ driver: AppDriver) {
    self.driver = driver
  }

  func next(step: Int) -> ServerChange {
    lastID = driver.makeArrivalID()
    return .insert(lastID, text: "Arrived \(step)\nNote \(lastID), from elsewhere")
  }
}
