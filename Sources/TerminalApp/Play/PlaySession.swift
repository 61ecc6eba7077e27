package import ArchitectureKit
package import Controllers
package import Model
import Scenarios
package import Toolkit

/// The app in a terminal: takes what the user does there and says what is to be seen.
///
/// It knows no terminal and no time of its own: whoever has them hands in input, sizes and the time,
/// and shows `frame()`.
package final class PlaySession {
  /// What is to be done after an input, besides showing the frame.
  package enum Outcome: Hashable, Sendable {
    case goOn
    /// Paint everything anew.
    case redraw
    /// Stop until the shell has the process go on.
    case suspend
    case quit
  }

  let driver: AppDriver
  private let registry: Registry
  private var size: Size
  private var focus = Focus()
  private var scroll = TextScroll()
  private var screen = ""
  private var work = EventWork("launch")
  /// A sentence for the user, until the next input.
  private var notice: String?
  /// The sentence that the user had before his eyes at this input.
  private var lastNotice: String?

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - variant: what to begin with.
  ///   - registry: the architectures to switch between.
  ///   - storage: where the server keeps everything.
  ///   - now: the time on the user's clock.
  ///   - size: the terminal's.
  package init(
    _ variant: Variant, of registry: Registry, on storage: any NotesStorage, now: Timestamp,
    size: Size
  ) {
    self.registry = registry
    self.size = size
    driver = AppDriver(variant, storage: storage, clock: VirtualClock(now: now))
    work.add(from: WorkCounters(), to: driver.loop.counters)
    arrange()
  }

  var window: Window { driver.window }

  /// `nil` in a terminal that is too small.
  private var layout: StageLayout? { StageLayout(terminal: size) }

  // MARK: - Time

  /// When the app goes on by itself: an answer comes, or an animation ends.
  package var nextEventAt: Timestamp? { driver.nextEventAt }

  /// Lets the time go on, and all happen that is due by then.
  package func advance(to now: Timestamp) {
    while let event = driver.nextEvent(until: now) {
      let before = driver.loop.counters
      driver.event(event)
      work.addAnswer(from: before, to: driver.loop.counters)
      arrange()
    }
    driver.clock.advance(to: now)
  }

  /// Waits for all answers: what was saved is stored then.
  package func finish() {
    driver.settle()
  }

  // MARK: - Events

  /// Has one event reach the app, and keeps what work it was.
  func act(_ name: String, _ event: () -> Void) {
    let before = driver.loop.counters
    driver.event(event)
    work = EventWork(name)
    work.add(from: before, to: driver.loop.counters)
    arrange()
  }

  /// Goes to the next architecture, whose app begins on what the server and the device have stored.
  private func switchArchitecture() {
    guard driver.view("editor") == nil else {
      notice = "Save or cancel first: what the editor holds would be lost."
      return
    }
    let all = registry.headlines
    let index = all.firstIndex { $0.architecture == driver.variant.architecture } ?? -1
    let before = driver.loop.counters
    driver.relaunch(as: all[(index + 1) % all.count])
    focus = Focus()
    screen = ""
    work = EventWork("launch")
    work.add(from: before, to: driver.loop.counters)
    arrange()
  }

  /// Brings window and focus in line with what shows now.
  private func arrange() {
    if let wanted = layout?.window.size, window.grid.size != wanted {
      driver.event { window.resize(to: wanted) }
    }
    guard window.screenName != screen else { return }
    screen = window.screenName
    focus.show(screen)
    scroll.reset()
  }

  // MARK: - Input

  /// The terminal has another size.
  package func resize(to size: Size) {
    self.size = size
    arrange()
  }

  /// Takes what the user did.
  package func handle(_ input: Input) -> Outcome {
    lastNotice = notice
    notice = nil
    switch input {
    case .key(.control("c")), .key(.control("q")): return mayQuit ? .quit : .goOn
    case .key(.control("z")): return .suspend
    case .key(.control("l")): return .redraw
    case _ where layout == nil: return .goOn
    case .key(.control("n")), .key(.function(2)): switchArchitecture()
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    case .press(let point): tap(at: inWindow(point))
    case .wheel(let direction, let point): turnWheel(direction, at: inWindow(point))
    }
    return .goOn
  }

  /// Whether what loses something is to be done: only if it is asked for twice in a row, as the first
  /// time is answered with a warning.
  func isConfirmed(warning: String) -> Bool {
    if lastNotice == warning { return true }
    notice = warning
    return false
  }

  /// Asks before a text is lost that is being written; a save that is under way is waited for.
  private var mayQuit: Bool {
    guard let text = driver.view("editor.text") as? TextView, text.isEnabled, !text.text.isEmpty
    else { return true }
    return isConfirmed(warning: "What the editor holds is not saved: ^Q again to quit without it.")
  }

  private func inWindow(_ point: Point) -> Point {
    let corner = layout?.window ?? .zero
    return Point(x: point.x - corner.x, y: point.y - corner.y)
  }

  // MARK: - Focus

  /// The control that has the focus.
  var focused: FocusTarget? { focus.target(among: window.focusTargets()) }

  func moveFocus(by steps: Int) {
    focus.move(by: steps, among: window.focusTargets())
  }

  func chooseFocus(_ identifier: String) {
    focus.choose(identifier)
  }

  func scrollText(_ view: TextView, by lines: Int) {
    scroll.scroll(view, by: lines)
  }

  func showTextsAsTheyAre() {
    scroll.reset()
  }

  // MARK: - What is to be seen

  /// What the terminal shall show now.
  package func frame() -> Frame {
    guard let layout else { return StagePainter.tooSmall(size) }
    var painter = StagePainter(window, in: layout, of: size)
    painter.paintSheets()
    painter.paintTexts(scroll)
    painter.paintAlarms()
    let focused = focused
    if let focused { painter.paintFocus(on: focused, scroll: scroll) }
    painter.paint(
      StatusLines(
        name: registry.label(of: driver.variant), work: "\(work.name): \(work.summary)",
        notice: driver.defect ?? notice, hints: hints(for: focused)))
    return painter.frame
  }
}
