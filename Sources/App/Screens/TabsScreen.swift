package import Toolkit

/// The tabs of a signed-in user: the notes, and one profile tab (several in benchmarks).
package final class TabsScreen: TabView {
  package let notesItem: TabItem

  package init(profileCount: Int = 1, on loop: MainLoop) {
    notesItem = TabItem("tabs.notes", "Notes", on: loop)
    let profileItems = (1...profileCount).map { number in
      TabItem(number == 1 ? "tabs.profile" : "tabs.profile.\(number)", "Profile", on: loop)
    }
    super.init("tabs", items: [notesItem] + profileItems, on: loop)
  }
}
