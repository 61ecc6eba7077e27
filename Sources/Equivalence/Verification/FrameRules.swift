import Model
import Toolkit

/// The rules for every committed frame, checked on the view tree alone (specification 1.3, 1.4).
enum FrameRules {
  /// Returns the first rule that the frame breaks, as a sentence.
  static func violation(in screen: ScreenContents) -> String? {
    layers(in: screen) ?? counts(in: screen) ?? marks(in: screen) ?? list(in: screen)
      ?? editor(in: screen) ?? login(in: screen)
  }

  private static let roots: Set<String> = ["root.spinner", "login", "tabs"]

  /// There is one root, at most one editor over it, and at most one alert on top.
  private static func layers(in screen: ScreenContents) -> String? {
    var layers = screen.layers
    let last = layers.last?.identifier
    for layer in layers where layer.isCovered == (layer.identifier == last) {
      return "\(layer.identifier) says of itself wrongly whether it is covered"
    }
    guard let root = layers.first, roots.contains(root.identifier) else {
      return "the window shows none of root.spinner, login and tabs"
    }
    layers.removeFirst()
    if layers.first?.identifier == "editor" { layers.removeFirst() }
    if layers.first?.identifier == "alert" { layers.removeFirst() }
    return layers.first.map { "\($0.identifier) is one layer too many" }
  }

  /// Without a filter, the number in the title is the number of rows.
  private static func counts(in screen: ScreenContents) -> String? {
    guard let count = screen.titleCount else { return nil }
    let rows = screen.rowCount ?? 0
    if screen.shows("notes.table"), screen.text(of: "notes.filter").isEmpty, rows != count {
      return "the title counts \(count), and the table, without a filter, has \(rows)"
    }
    return rows <= count ? nil : "the title counts \(count), and the table has \(rows)"
  }

  /// The badge is the number of marks.
  private static func marks(in screen: ScreenContents) -> String? {
    if screen.rows.count(where: \.isSelected) > 1 { return "more than one row is selected" }
    guard let badge = screen.badge, screen.shows("notes.table") else { return nil }
    let marks = screen.rows.count { $0.mark != nil }
    if marks > badge { return "the badge says \(badge), and marked rows in view are \(marks)" }
    guard screen.rows.count == screen.titleCount, marks != badge else { return nil }
    return "the badge says \(badge), and of all rows \(marks) have a mark"
  }

  /// The list is loading, or has failed, or is loaded.
  private static func list(in screen: ScreenContents) -> String? {
    guard screen.shows("notes") else { return nil }
    let isLoaded = screen.showsLoadedList
    let states = [screen.shows("notes.spinner"), screen.shows("notes.error"), isLoaded]
    if states.count(where: { $0 }) != 1 {
      return "the list is not in one of the states loading, failed and loaded"
    }
    if screen.shows("notes.error") != screen.shows("notes.retry") {
      return "notes.error and notes.retry belong together"
    }
    for control in ["notes.create", "notes.sort", "notes.filter"]
    where screen.isEnabled(control) != isLoaded {
      return "\(control) is enabled if and only if the first load has succeeded"
    }
    guard isLoaded else {
      return screen.titleCount == 0 && !screen.isEnabled("notes.refresh")
        ? nil : "until the first load succeeds n is 0 and refresh disabled"
    }
    let rows = screen.rowCount ?? 0
    if screen.shows("notes.empty") != (rows == 0) {
      return "notes.empty shows if and only if there is no row"
    }
    guard rows == 0 else { return nil }
    let isFiltered = !screen.text(of: "notes.filter").isEmpty
    return screen.text(of: "notes.empty") == (isFiltered ? "No matches" : "No notes yet")
      ? nil : "notes.empty says something else than its filter asks for"
  }

  private static func editor(in screen: ScreenContents) -> String? {
    guard screen.shows("editor") else { return nil }
    let text = screen.text(of: "editor.text")
    let isSaving = screen.isDisabled("editor.text")
    let count = text.count
    if screen.text(of: "editor.counter") != "\(count) character\(count == 1 ? "" : "s")" {
      return "editor.counter is not the number of characters, \(count)"
    }
    if screen.isEnabled("editor.save"), isSaving || isBlank(text) {
      return "editor.save is enabled while the text is blank or being saved"
    }
    if screen.shows("editor.error"), isSaving { return "editor.error shows during the next save" }
    let conflict = screen.shows("editor.conflict")
    for button in ["editor.keepMine", "editor.takeTheirs"] where screen.shows(button) != conflict {
      return "\(button) shows if and only if editor.conflict does"
    }
    return nil
  }

  private static func login(in screen: ScreenContents) -> String? {
    guard screen.shows("login") else { return nil }
    let isLoading = screen.shows("login.spinner")
    for field in ["login.name", "login.password"] where screen.isDisabled(field) != isLoading {
      return "\(field) is disabled if and only if a log-in runs"
    }
    // The tree hides the password itself, but not whether it is empty.
    let isMissing =
      isBlank(screen.text(of: "login.name")) || screen.text(of: "login.password").isEmpty
    if screen.isEnabled("login.submit"), isMissing || isLoading {
      return "login.submit is enabled while a field is blank or a log-in runs"
    }
    return screen.shows("login.error") && isLoading ? "login.error shows during the next try" : nil
  }

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
