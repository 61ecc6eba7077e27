import ArchitectureKit
import Backend
import Catalog
import Controllers
import Equivalence
import Model
import SourceAnalysis
import Testing
import Toolkit

@testable import archbench

@MainActor @Suite("Sessions of the app in a terminal")
struct PlaySessionTests {
  @Test("In each architecture, a note can be created, edited and deleted by the keyboard.")
  func keyboard() {
    for variant in architectures.variants { useKeyboard(variant) }
  }

  private func useKeyboard(_ variant: Variant) {
    let player = Player(signedInTo: variant)
    #expect(player.shows("Notes (60)"))
    player.press(.backTab, .backTab, .backTab, .backTab)
    #expect(player.highlighted.contains("[ New ]"))
    player.press(.enter)
    player.type("Feed the cat")
    player.press(.enter)
    player.type("twicx")
    player.press(.backspace)
    player.type("e")
    #expect(player.session.frame().cursor == Point(x: 9, y: 2))
    player.press(.backTab)
    #expect(player.highlighted.contains("[ Save ]"))
    player.press(.enter)
    player.wait()
    #expect(player.shows("Notes (61)") && player.shows("Feed the cat"))
    #expect(player.storage.contents.notes(of: "ada").last?.text == "Feed the cat\ntwice")

    // Focus the list, open its first row, and edit that note.
    player.press(.tab, .tab, .tab, .tab, .enter)
    #expect(player.shows("twice") && player.highlighted.contains("[ Edit ]"))
    player.press(.enter)
    player.type("!")
    player.press(.backTab, .enter)
    player.wait()
    #expect(player.shows("twice!"))
    player.press(.right)
    #expect(player.shows("Buy milk"))
    player.press(.left, .escape)
    #expect(player.shows("Notes (61)"))
    player.press(.delete, .delete)
    player.wait()
    #expect(player.shows("Notes (60)") && !player.shows("Feed the cat"))
  }

  @Test(
    "The fields of the log-in have names beside them, and the filter has one while it is empty.")
  func fieldNames() {
    let player = Player()
    let margin = String(repeating: " ", count: 15)
    #expect(player.lines.contains(margin + "    Name"))
    #expect(player.lines.contains(margin + "Password"))
    player.type("ada")
    #expect(player.lines.contains(margin + "    Name ada"))
    #expect(player.lines.contains(margin + "         Try ada / secret"))
    let list = Player(signedInTo: nil)
    #expect(list.lines[2] == "Filter")
    list.press(.backTab)
    list.type("x")
    #expect(list.lines[2] == "x")
  }

  @Test("A list without rows has no mark, and no hint at keys that do nothing.")
  func emptyList() {
    let player = Player(signedInTo: nil)
    #expect(player.shows("›") && player.shows("open"))
    player.press(.backTab)
    player.type("zzzz")
    player.press(.tab)
    #expect(player.shows("No matches") && player.shows("^R refresh"))
    #expect(!player.shows("›") && !player.shows("open"))
  }

  @Test("The status line says in words what an event has cost with the server's answers.")
  func work() {
    for variant in architectures.variants {
      let player = Player(signedInTo: variant)
      let line = player.lines[22]
      #expect(
        line.contains(
          /15 rows filled, (\d+ rows rewritten, )?\d+ writes to views, \d+\.\d\d ms in [\w-]+$/),
        "\(line)")
    }
  }

  @Test("The arrow keys select a row and scroll it into view.")
  func arrows() {
    let player = Player(signedInTo: nil)
    #expect(player.lines[5].hasPrefix(" ›Buy milk"))
    func selects(_ row: String) -> Bool {
      (player.session.app.driver.view(row) as? TableViewCell)?.isSelected == true
    }
    player.press(.down)
    #expect(selects("notes.row.1"))
    for _ in 0..<15 { player.press(.down) }
    #expect(selects("notes.row.16") && !player.shows("Buy milk"))
    player.press(.home)
    #expect(player.lines[5].hasPrefix(" ›Buy milk"))
    player.press(.end)
    #expect(selects("notes.row.60"))
  }

  @Test(
    "A switch of the architecture keeps the screen, with the same notes.",
    arguments: [
      "delete notes.row.2\ntap tabs.profile",
      "tap notes.sort\ntype notes.filter \"a\"\nscroll notes.table 2\nselect notes.row.4",
      "type notes.filter \"no such note\"",
      "tap notes.row.1" + String(repeating: "\nswipe left detail.page", count: 20),
      "tap tabs.profile\ntap profile.logout\ntype login.name \"ad\"",
    ])
  func switchingKeepsScreen(script: String) throws {
    let player = Player(signedInTo: nil)
    let steps = try ScriptParser.parse(Array(script.utf8), file: "test").steps
    for step in steps { try ScriptPlayer(player.session.app.driver) { _ in }.take(step, line: 0) }
    player.wait()
    let tree = player.session.window.snapshot()
    for variant in architectures.variants.dropFirst() + architectures.variants.prefix(1) {
      player.press(.control("n"))
      #expect(player.lines[22].hasPrefix(" \(variant.name) "))
      #expect(player.session.window.snapshot() == tree)
    }
  }

  @Test("A save in progress is not lost when the architecture is switched.")
  func switchingWhileSaving() {
    let player = Player(signedInTo: nil)
    #expect(player.tap("[ New ]"))
    player.type("Just saved")
    player.press(.backTab, .enter, .escape, .control("n"))
    player.wait()
    #expect(player.shows(" MVC ") && player.shows("Just saved"))
  }

  @Test("A switch of the architecture is refused while a note is being edited.")
  func switchingWhileEditing() {
    let player = Player(signedInTo: nil)
    #expect(player.tap("[ New ]"))
    player.type("Half a")
    player.press(.control("n"))
    #expect(player.shows("Half a") && player.shows("Save or cancel first"))
    player.type(" thought")
    #expect(player.shows("Half a thought") && !player.shows("Save or cancel first"))
  }

  @Test(
    "A new note without text is left without a question.", arguments: [Key.escape, .control("n")])
  func leavingEmptyNote(_ key: Key) {
    let player = Player(signedInTo: nil)
    #expect(player.tap("[ New ]") && player.shows("0 characters"))
    player.press(key)
    player.wait()
    #expect(player.shows("Notes (60)") && !player.shows("Save or cancel first"))
  }

  @Test("Escape is offered only where it does something.")
  func escapeHint() {
    let player = Player(signedInTo: nil)
    player.press(.tab)
    #expect(player.shows("⏎ press") && !player.shows("Esc"))
    player.press(.backTab, .enter)
    player.wait()
    #expect(player.shows("Esc back"))
    player.press(.escape)
    player.wait()
    #expect(player.tap("[ New ]") && player.shows("Esc cancel"))
    player.type("x")
    player.press(.escape)
    #expect(player.shows("Esc keep editing"))
  }

  @Test("Quitting asks for confirmation while the editor has unsaved text.")
  func quittingWhileEditing() {
    let player = Player(signedInTo: nil)
    #expect(player.tap("[ New ]"))
    #expect(player.press(.control("q")) == .quit)
    player.type("Half a")
    #expect(player.press(.control("q")) == .continueSession && player.shows("not saved"))
    player.type(" thought")
    #expect(!player.shows("not saved"))
    #expect(player.press(.control("c")) == .continueSession && player.press(.control("c")) == .quit)
    player.press(.control("s"))
    player.wait()
    #expect(player.storage.contents.notes(of: "ada").last?.text == "Half a thought")
    #expect(player.press(.control("q")) == .quit)
  }

  @Test("Deleting a note takes two presses of Delete in a row on that note.")
  func deleting() {
    let player = Player(signedInTo: nil)
    player.press(.delete)
    #expect(player.shows("once more") && player.shows("Notes (60)"))
    player.press(.down, .delete, .up)
    #expect(player.shows("Notes (60)") && !player.shows("once more"))
    player.press(.delete, .delete, .delete)
    player.wait()
    #expect(player.shows("Notes (59)") && player.shows("once more"))
  }

  @Test("An alert has the focus, and Escape chooses its safe button.")
  func alert() {
    let player = Player(signedInTo: nil)
    #expect(player.tap("[ New ]"))
    player.type("x")
    player.press(.escape)
    #expect(player.highlighted.contains("[ Keep editing ]"))
    player.press(.control("s"))
    #expect(player.highlighted.contains("[ Keep editing ]"))
    player.press(.tab)
    #expect(player.highlighted.contains("[ Discard ]"))
    player.press(.tab)
    #expect(player.highlighted.contains("[ Keep editing ]"))
    player.press(.escape)
    #expect(player.shows("1 character") && !player.shows("Discard"))
  }

  @Test(
    "A pasted text is one edit in each architecture.",
    arguments: ["login.name", "login.password", "notes.filter", "editor.text"])
  func pasting(into identifier: String) throws {
    for variant in architectures.variants {
      let player = identifier.hasPrefix("login") ? Player(variant) : Player(signedInTo: variant)
      if identifier == "login.password" { player.press(.tab) }
      if identifier == "notes.filter" { player.press(.backTab) }
      if identifier == "editor.text" { #expect(player.tap("[ New ]")) }
      var edits: [String] = []
      func count(_ onEdit: inout ((String) -> Void)?) {
        onEdit = { [old = onEdit] in
          edits.append($0)
          old?($0)
        }
      }
      let view = player.session.focused?.view
      #expect(view?.identifier == identifier)
      if let field = view as? TextField { count(&field.onEdit) }
      if let text = view as? TextView { count(&text.onEdit) }
      _ = player.session.handle(.paste("one\ntwo\n"))
      #expect(edits == [view is TextView ? "one\ntwo\n" : "onetwo"], "\(variant.name)")
      #expect(view is TextField || player.shows("8 characters") && player.shows("two"))
    }
  }

  @Test("While typing, a long text shows its end and the cursor, and it can be scrolled.")
  func longText() {
    let player = Player(signedInTo: nil)
    #expect(player.tap("[ New ]"))
    _ = player.session.handle(.paste((1...40).map { "line \($0)." }.joined(separator: "\n")))
    #expect(player.shows("line 40.") && !player.shows("line 1."))
    #expect(player.session.frame().cursor != nil)
    player.press(.pageUp, .pageUp, .pageUp)
    #expect(player.shows("line 1.") && !player.shows("line 40."))
    #expect(player.session.frame().cursor == nil)
    player.type("x")
    #expect(player.shows("line 40.x"))
  }

  @Test("A terminal that is too small shows a message, and the app again when it is enlarged.")
  func size() {
    let player = Player(signedInTo: nil)
    player.session.resize(to: Size(width: 60, height: 20))
    #expect(player.shows("80 columns and 24 lines") && !player.shows("Notes (60)"))
    player.press(.delete)
    #expect(player.press(.control("q")) == .quit)
    player.session.resize(to: Size(width: 90, height: 40))
    #expect(player.shows("Notes (60)"))
    #expect(player.session.frame().size == Size(width: 90, height: 40))
  }

  @Test(
    "The frame shows the window and two lines below it, and the window is as high as the app's.",
    arguments: [(80, 24), (81, 25), (82, 26), (82, 28), (200, 60)])
  func window(_ width: Int, _ height: Int) {
    let player = Player(signedInTo: nil, size: Size(width: width, height: height))
    let row = min(24, height - 2)
    #expect(player.shows("Notes (60)") && player.lines[row - 1].contains("Profile"))
    #expect(player.lines[row].hasPrefix(" Baseline ") && player.lines[row + 1].contains("^Q quit"))
  }

  @Test("A border separates an alert from the screen below it.")
  func border() {
    let player = Player(signedInTo: nil)
    #expect(player.tap("[ New ]"))
    player.type("x")
    player.press(.escape)
    #expect(player.shows("╭──") && player.shows("──╯"))
    #expect(player.lines.contains { $0.contains("│") && $0.contains("Discard") })
  }
}
