import ArchitectureKit
import Backend
import Equivalence
import Foundation
import Toolkit
import WindowDisplay

/// Takes pictures of the app's screens, which are the same for each architecture, byte by byte.
final class Screenshots {
  private let display: WindowDisplay

  /// A screen of which a picture is taken.
  enum Screen: String, CaseIterable, Sendable {
    case list
    case conflict
    case profile
    case failedSave = "failed-save"
    case logIn = "log-in"
  }

  init() throws(WindowError) {
    try WindowDisplay.start()
    WindowDisplay.holdStill()
    display = WindowDisplay()
    display.setTitle("Notes", "")
  }

  /// Returns the picture of a screen as a PNG.
  ///
  /// - Throws: a `ScriptError` if the app does not get to this screen.
  func picture(
    of screen: Screen, on variant: Variant, isDark: Bool
  ) throws -> Data {
    WindowDisplay.setDark(isDark)
    defer { display.clear() }
    let driver = AppDriver(variant)
    display.follow(driver.loop) { [weak driver] in driver?.app?.window }
    let script = try ScriptParser.parse(Array(screen.script.utf8), file: screen.rawValue)
    try ScriptPlayer(driver) { _ in }.play(script)
    return display.picture() ?? Data()
  }
}

extension Screenshots.Screen {
  /// The steps that lead to the screen.
  fileprivate var script: String {
    switch self {
    case .logIn: "type login.name \"ada\"\ntype login.password \"secret\"\n"
    case .list:
      Self.signIn + """
        fail next save
        tap notes.create
        type editor.text "Buy bread, and flowers for Grace"
        tap editor.save
        settle
        tap editor.cancel
        select notes.row.7
        """
    case .conflict:
      Self.signIn + """
        tap notes.row.1
        tap detail.edit
        type editor.text ", bread and cheese\\n\\nThe market closes at two."
        push change 1 "Buy beer"
        """
    case .profile: Self.signIn + "tap tabs.profile\nsettle\n"
    case .failedSave:
      Self.signIn + """
        tap notes.create
        type editor.text "Do not lose me"
        fail next save
        tap editor.save
        settle
        """
    }
  }

  private static let signIn = """
    type login.name "ada"
    type login.password "secret"
    tap login.submit
    settle

    """
}
