import CGtk
import Toolkit

/// What a view's identifier says about the look of its widget, by the classes of GTK's own style.
enum Appearance {
  /// GTK's style has no class for a sheet over a window; these few lines are all of our own.
  static let style = """
    .shade { background-color: rgba(0, 0, 0, 0.35); }
    .sheet { border-radius: 12px; border: 1px solid alpha(currentColor, 0.15); }
    .tabs { border-top: 1px solid alpha(currentColor, 0.15); }
    list.rows { background: none; }
    list.rows row { padding: 0; border-radius: 0; }
    label.error { color: mix(@theme_fg_color, #e01b24, 0.75); }
    list.rows row:selected label { opacity: 1; color: inherit; }
    .tab:checked { background: alpha(@theme_selected_bg_color, 0.3); font-weight: bold;
      box-shadow: inset 0 -3px @theme_selected_bg_color; }
    #editor\\.keepMine { background: @theme_bg_color; color: @theme_fg_color; border-color: @borders; }
    .status { padding: 3px 12px; border-top: 1px solid alpha(currentColor, 0.15); }
    """

  private static let classes: [String: [String]] = [
    "notes.title": ["title-2"], "profile.name": ["title-2"], "login.submit": ["suggested-action"],
    "notes.create": ["suggested-action"], "editor.save": ["suggested-action"],
    "editor.keepMine": ["suggested-action"], "detail.edit": ["suggested-action"],
    "detail.delete": ["destructive-action"], "alert.discard": ["destructive-action"],
    "alert.ok": ["suggested-action"], "alert.keep": ["suggested-action"],
    "editor.counter": ["dim-label"], "detail.created": ["dim-label"],
    "detail.changed": ["dim-label"], "detail.words": ["dim-label"], "notes.empty": ["dim-label"],
    "profile.friends": ["dim-label"], "profile.notes": ["dim-label"],
  ]

  static func classes(of identifier: String) -> [String] {
    let isError = [".error", ".banner", ".conflict"].contains { identifier.hasSuffix($0) }
    return (classes[identifier] ?? []) + (isError ? ["error"] : [])
  }

  /// The text in an empty field, which the app itself does not have.
  static func placeholder(of identifier: String) -> String? {
    ["login.name": "Name", "login.password": "Password", "notes.filter": "Filter"][identifier]
  }

  /// The space in pixels around the content of a screen.
  static func padding(of identifier: String?) -> Int {
    switch identifier {
    case "login", "notes", "detail", "profile", "editor", "alert": 16
    default: 0
    }
  }

  /// The controls that get the focus when their screen appears: the first one that is there.
  static let firstFocus = [
    "alert.keep", "alert.ok", "editor.text", "notes.table", "login.name", "detail.edit",
  ]
}
