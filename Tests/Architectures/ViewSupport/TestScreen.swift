package import Toolkit
package import UnitTestSupport

/// A window with a view controller, on which a unit test acts as the user does.
package final class TestScreen {
  package let loop: MainLoop
  package let window: Window

  /// Makes an empty window, whose loop delivers the server's answers.
  package init(_ server: FakeServer? = nil, now: @escaping () -> Int64 = { 0 }) {
    let loop = MainLoop(now: now)
    self.loop = loop
    window = Window(on: loop)
    TestRun.countTurns { loop.counters.turns }
    server?.deliver = { loop.turn($0) }
  }

  /// Shows a view controller in the window.
  package func show(_ controller: ViewController) {
    loop.turn { window.rootViewController = controller }
  }

  // MARK: - Reading

  /// Returns a visible view; the test stops if there is none of that kind.
  package func view<Kind: View>(_ identifier: String, as kind: Kind.Type = Kind.self) -> Kind {
    guard let view = window.view(withIdentifier: identifier) else {
      fatalError("there is no view \(identifier) to be seen")
    }
    guard let view = view as? Kind else { fatalError("\(identifier) is a \(view.kind)") }
    return view
  }

  package func isShown(_ identifier: String) -> Bool {
    window.view(withIdentifier: identifier) != nil
  }

  package func isEnabled(_ identifier: String) -> Bool {
    view(identifier, as: Control.self).isEnabled
  }

  /// Returns the text of a label.
  package func text(_ identifier: String) -> String { view(identifier, as: Label.self).text }

  /// Returns the title of a button.
  package func title(_ identifier: String) -> String { view(identifier, as: Button.self).title }

  // MARK: - The user's actions

  package func tap(_ identifier: String) {
    guard let view = window.view(withIdentifier: identifier) as? any Tappable else {
      fatalError("\(identifier) cannot be tapped")
    }
    loop.turn { view.tap() }
  }

  /// Types a text, one character in a turn, at the end of a field.
  package func type(_ text: String, into identifier: String) {
    guard let view = window.view(withIdentifier: identifier) as? any TextInput else {
      fatalError("nothing can be typed into \(identifier)")
    }
    for character in text { loop.turn { view.type(character) } }
  }

  /// Removes the text of a field.
  package func clear(_ identifier: String) {
    guard let view = window.view(withIdentifier: identifier) as? any TextInput else {
      fatalError("\(identifier) has no text to clear")
    }
    loop.turn { view.clear() }
  }

  /// Selects a row of a table.
  package func select(_ identifier: String) {
    let cell = view(identifier, as: TableViewCell.self)
    loop.turn { cell.select() }
  }

  /// Deletes a row of a table, as by a swipe.
  package func delete(_ identifier: String) {
    let cell = view(identifier, as: TableViewCell.self)
    loop.turn { cell.delete() }
  }
}
