import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Model
import Toolkit

/// The app in a terminal: handles the user's input and creates the frames to show.
///
/// It accesses neither a terminal nor a real clock. Its owner passes in the input, the terminal's
/// size and the time, and shows `frame()`.
final class PlaySession {
  /// The action to take after an input, besides showing the frame.
  enum Outcome: Hashable, Sendable {
    case continueSession
    /// Stop until the shell continues the process.
    case suspend
    case quit
  }

  let app: PlayedApp
  var focus = Focus()
  var scrolling = TextScrolling()
  private var size: Size
  private var screen = ""
  /// A message to the user, shown until the next input.
  private var notice: String?
  /// The message that was shown before the current input.
  private var lastNotice: String?

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - variant: the variant to begin with.
  ///   - storage: the server's storage.
  ///   - now: the time on the user's clock.
  ///   - size: the size of the terminal.
  init(
    _ variant: Variant, on storage: any NotesStorage, now: Timestamp, size: Size
  ) {
    self.size = size
    app = PlayedApp(variant, on: storage, now: now)
    app.takeTimes()
    updateWindowAndFocus()
  }

  var window: Window { app.driver.window }

  // MARK: - Events

  /// Advances the time and performs all events that are due.
  func advance(to now: Timestamp) {
    app.advance(to: now)
    updateWindowAndFocus()
  }

  /// Sends one event to the app.
  func perform(_ event: () -> Void) {
    app.perform(event)
    updateWindowAndFocus()
  }

  /// Switches to the next architecture.
  ///
  /// Its app starts with the stored state of the server and the device.
  private func switchArchitecture() {
    guard !app.holdsText else {
      notice = "Save or cancel first: what the editor holds would be lost."
      return
    }
    let all = architectures.variants
    let index = all.firstIndex { $0.name == app.driver.variant.name } ?? -1
    app.launch(all[(index + 1) % all.count])
    focus = Focus()
    screen = ""
    updateWindowAndFocus()
  }

  /// Updates the window's size and the focus after a change.
  private func updateWindowAndFocus() {
    if let wanted = TerminalPainter.windowSize(in: size), window.grid.size != wanted {
      app.driver.event { window.resize(to: wanted) }
    }
    guard window.screenName != screen else { return }
    screen = window.screenName
    focus.show(screen)
    scrolling = TextScrolling()
  }

  // MARK: - Input

  /// Sets a new size of the terminal.
  func resize(to size: Size) {
    self.size = size
    updateWindowAndFocus()
  }

  /// Handles an input.
  func handle(_ input: Input) -> Outcome {
    lastNotice = notice
    notice = nil
    switch input {
    case .key(.control("c")), .key(.control("q")): return mayQuit ? .quit : .continueSession
    case .key(.control("z")): return .suspend
    case _ where TerminalPainter.windowSize(in: size) == nil: return .continueSession
    case .key(.control("n")): switchArchitecture()
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    }
    return .continueSession
  }

  /// Whether a destructive action is confirmed.
  ///
  /// The first request shows a warning; a second one in a row confirms it.
  func isConfirmed(warning: String) -> Bool {
    if lastNotice == warning { return true }
    notice = warning
    return false
  }

  /// Whether the app may quit.
  ///
  /// It asks before unsaved text is lost. A save in progress needs no question, because quitting
  /// waits for it.
  private var mayQuit: Bool {
    !app.holdsText
      || isConfirmed(warning: "What the editor holds is not saved: ^Q again to quit without it.")
  }

  /// The control that has the focus.
  var focused: FocusTarget? { focus.target(among: window.focusTargets()) }

  /// Moves the focus forward by a number of controls, or backward for a negative number.
  func moveFocus(by steps: Int) {
    focus.move(by: steps, among: window.focusTargets())
  }

  // MARK: - Display

  /// Returns the frame that the terminal should show.
  func frame() -> TerminalFrame {
    guard TerminalPainter.windowSize(in: size) != nil else { return TerminalPainter.tooSmall(size) }
    var painter = TerminalPainter(window, scrolling, in: size)
    let focused = focused
    if let focused { painter.paintFocus(on: focused) }
    painter.paintLines(
      name: app.driver.variant.name, text: app.driver.defect ?? notice ?? app.cost,
      hints: hints(for: focused))
    return painter.frame
  }

  /// Returns what the keys do for the focused control.
  private func hints(for focused: FocusTarget?) -> [TerminalPainter.KeyHint] {
    let hasPage = !window.shown(PageView.self).isEmpty
    let leave = escape.map { [("Esc", $0.word)] } ?? []
    return switch focused?.view {
    case let table as TableView where table.rowCount == 0: [("^R", "refresh"), ("Tab", "on")]
    case is TableView:
      [("↑↓", "select"), ("⏎", "open"), ("Del", "delete"), ("^R", "refresh"), ("Tab", "on")]
    // A new user does not know any password.
    case is TextField where focused?.identifier == "login.name":
      [("", "Name: ada or grace"), ("⏎", "go on")]
    case is TextField where focused?.identifier == "login.password":
      [("", "Password: ada's secret, grace's hopper"), ("⏎", "log in")]
    case is TextField: [("", "Type to filter"), ("⏎", "go on"), ("^U", "clear"), ("Tab", "on")]
    case is TextView: [("^S", "save"), ("Esc", "cancel"), ("Tab", "on"), ("^U", "clear")]
    case _ where hasPage:
      [("←→", "turn"), ("↑↓", "scroll"), ("⏎", "press"), ("Tab", "on")] + leave
    case nil: []
    default: [("⏎", "press"), ("Tab", "on")] + leave
    }
  }
}
