import ArchitectureKit
import Backend
import Equivalence
import Interactions
import Measurement
import Toolkit

/// An idle app with its own server, whose profile has been shown once.
final class CatalogIdleApp: IdleApp {
  private let driver: AppDriver

  /// Launches the app and shows the profile, then the list.
  ///
  /// - Throws: an `InteractionError` if the app does not show a profile.
  init(_ variant: Variant, in fixture: Fixture, cache: BackendCache) throws {
    var fixture = fixture
    fixture.storedSession = "ada"
    driver = AppDriver(variant, in: fixture, cache: cache)
    driver.settle()
    try tap("tabs.profile")
    try tap("tabs.notes")
  }

  func quit() {
    driver.quit()
    driver.settle()
  }

  var liveViewCount: Int { driver.loop.liveViewCount }

  private func tap(_ identifier: String) throws {
    guard let item = driver.view(identifier) as? any Tappable else {
      throw InteractionError(description: "The app has no \(identifier) to tap.")
    }
    driver.event { item.tap() }
    driver.settle()
  }
}
