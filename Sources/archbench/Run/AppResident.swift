import ArchitectureKit
import Controllers
import Measurement
import Scenarios
import Toolkit

/// An app at rest that has shown every profile once, alone with its server.
final class AppResident: Resident {
  private let driver: AppDriver

  /// - Throws: an `InteractionError` if the app does not show a profile.
  init(_ variant: Variant, in world: World, memo: BackendMemo, profileCount: Int) throws {
    var world = world
    world.storedSession = "ada"
    driver = AppDriver(variant, in: world, memo: memo, profileCount: profileCount)
    driver.settle()
    for number in 1...profileCount {
      try tap(number == 1 ? "tabs.profile" : "tabs.profile.\(number)")
    }
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
