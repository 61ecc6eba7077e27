import Controllers
import Model

/// Notes that arrive from elsewhere, each with an id and a text that were never there.
final class Arrivals {
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
