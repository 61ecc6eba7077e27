import ArchitectureKit
import Backend
import CGtk
import Catalog
import Equivalence
import Foundation
import Toolkit

@testable import WindowDisplay

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
    display = WindowDisplay(architectures: architectures.variants.map(\.name))
    display.setTitle("Notes")
  }

  /// Returns the picture of a screen as a PNG.
  ///
  /// - Throws: a `ScriptError` if the app does not get to this screen.
  func picture(
    of screen: Screen, on variant: Variant, isDark: Bool, size: (width: Int, height: Int)
  ) throws -> Data {
    window_set_dark(isDark ? 1 : 0)
    display.resize(width: size.width, height: size.height)
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

extension WindowDisplay {
  /// Gives the window another size in pixels.
  func resize(width: Int, height: Int) {
    window_resize(window, Int32(width), Int32(height))
    waitForFrames()
  }

  /// Returns a picture of the window as a PNG; `nil` if it shows nothing.
  func picture() -> Data? {
    window_hide_focus(window)
    waitForFrames()
    guard let bytes = window_picture_of(window) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    return g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) }
  }

  /// The identifier of the control with the focus; `nil` if there is none.
  var focusedIdentifier: String? {
    var next = window_focus(window)
    while let widget = next {
      // An entry has the text in a widget of its own.
      if widget.name != widget.typeName { return widget.name }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }
}
