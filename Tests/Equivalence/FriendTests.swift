import ArchitectureKit
import Backend
import Catalog
import Controllers
import Equivalence
import Testing
import Toolkit

/// Profiles of friends, which only benchmarks show.
@MainActor @Suite("Profiles of friends") struct FriendTests {
  @Test(
    "Each tab shows its own user: at first, after a push, after a tick of all, and after log-in.",
    arguments: await variantIDs())
  func showOwnUser(variant variantID: String) throws {
    let wanted = try session(of: try variant("Baseline/imperative"))
    let found = try session(of: try variant(variantID))
    #expect(found.trees == wanted.trees)
    #expect(found.requests == wanted.requests)
    let friendTree = try #require(wanted.trees.first { $0.contains("FRIEND 2") })
    #expect(friendTree.contains("This user has 2 friends"))
    #expect(!friendTree.contains("Log out"))
  }

  /// Plays a session with four friends; returns the tree after each step, and all requests.
  private func session(of variant: Variant) throws -> (trees: [String], requests: [String]) {
    var fixture = Fixture(storedSession: "ada")
    fixture.friendTabCount = 4
    let driver = AppDriver(variant, in: fixture)
    var trees: [String] = []
    func tap(_ view: String) throws {
      let view = try #require(driver.view(view) as? any Tappable)
      driver.event { view.tap() }
      trees.append(driver.window.snapshot())
      driver.settle()
      trees.append(driver.window.snapshot())
    }
    func visitAll() throws {
      for tab in ["tabs.profile.3", "tabs.profile", "tabs.profile.2", "tabs.profile.5"] {
        try tap(tab)
      }
    }
    func push(_ count: Int, _ friend: String?) {
      driver.event(driver.backend.push([.friends(count, of: friend)]))
      trees.append(driver.window.snapshot())
    }
    // The push comes before the friends are loaded, and their own load shows it.
    push(70, "friend-4")
    driver.settle()
    try visitAll()
    for (index, friend) in fixture.friends.enumerated() { push(100 + index, friend) }
    push(99, nil)
    try visitAll()
    let events = fixture.friends.map { driver.backend.push([.friends(7, of: $0)]) }
    driver.event { for event in events { event() } }
    driver.quit()
    driver.backend.failNext(.user)
    driver.launch()
    driver.settle()
    try visitAll()
    try tap("tabs.profile.4")
    try tap("tabs.profile")
    try tap("profile.refresh")
    try tap("profile.logout")
    return (trees, driver.backend.log.map { "\($0)" })
  }
}
