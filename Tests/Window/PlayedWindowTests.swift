import ArchitectureKit
import Backend
import CGtk
import Equivalence
import Testing
import Toolkit

@testable import WindowDisplay

// A window that a person uses has more than the app.

extension WindowTests {
  private func played() throws -> (display: WindowDisplay, driver: AppDriver) {
    try signedIn(on: WindowDisplay(architectures: architectureNames()))
  }

  /// The texts below a widget that are shown and none of the app's.
  private func texts(in widget: Widget) -> [String] {
    guard widget.isVisible else { return [] }
    guard widget.name == widget.typeName else { return widget.children.flatMap(texts) }
    return switch widget.typeName {
    case "GtkLabel": [String(cString: window_label_text(widget))]
    case "GtkTextView": [String(cString: window_text_text(widget))]
    default: widget.children.flatMap(texts)
    }
  }

  @Test("The menu asks for the architecture that is chosen, and shows the one that runs.")
  func menu() throws {
    let display = WindowDisplay(architectures: architectureNames())
    let menu = try #require(display.menu)
    var commands: [WindowDisplay.Command] = []
    display.onCommand = { commands.append($0) }
    window_menu_choose(menu, 4)
    #expect(commands == [.architecture(4)])
    display.setTitle("Notes", architecture: 2)
    #expect(window_menu_choice(menu) == 2)
  }

  @Test(
    "A person sees what a filter leaves, the text of the others, and what to try at the log-in.")
  func more() throws {
    let app = try played()
    func shows(_ text: String) -> Bool { texts(in: app.display.window).contains(text) }
    app.display.type("buy milk", into: "notes.filter")
    #expect(shows("1 of 60"))
    #expect(app.display.press(Int(GDK_KEY_Escape), false))
    #expect(!shows("1 of 60") && app.driver.window.snapshot().contains("rows=60"))

    for name in ["notes.row.1", "detail.edit"] { app.display.click(name) }
    app.display.type("!", into: "editor.text")
    app.driver.event(app.driver.backend.push([.change(1, text: "Buy beer")]))
    #expect(shows("Buy beer"))
    #expect(app.display.snapshot() == app.driver.window.snapshot())

    for name in ["editor.takeTheirs", "editor.cancel", "tabs.profile", "profile.logout"] {
      app.display.click(name)
      #expect(!shows("Buy beer"))
    }
    #expect(shows("Try ada / secret"))
    #expect(app.display.snapshot() == app.driver.window.snapshot())
  }

  @Test("After a deletion the next row is selected, from the list and from an open note.")
  func deletion() throws {
    let app = try played()
    func isSelected(_ row: String) -> Bool {
      (app.driver.view(row) as? TableViewCell)?.isSelected == true
    }
    app.display.table?.select(2)
    let cell = try #require(app.driver.view("notes.row.3") as? TableViewCell)
    for _ in 0..<2 { app.display.delete(cell) }
    #expect(isSelected("notes.row.4"))
    app.display.click("notes.row.4")
    app.display.swipe(.left)
    app.display.click("detail.delete")
    #expect(isSelected("notes.row.6"))
  }
}

extension WindowDisplay {
  var table: TableMirror? {
    layers.first?.mirror.mirror(withIdentifier: "notes.table") as? TableMirror
  }
}
