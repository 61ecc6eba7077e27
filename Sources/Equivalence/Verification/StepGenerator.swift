import Backend
import Controllers
import Model
import Toolkit

/// Generates the steps of a random session, one at a time, to suit the current screen.
///
/// A step is either independent or the next one of a plan. A plan leads to a situation where two
/// events interfere, such as a push of the note that is being edited. Independent steps can come
/// between the steps of a plan.
struct StepGenerator {
  var random: SplitMix64
  /// The remaining steps of the plan.
  var plan: [Step] = []
  /// The note that recent steps have used: the one last opened, selected, linked to or inserted.
  var focus: Note.ID?
  private var arrivalCount = 0

  init(_ session: Session) {
    random = Session.random(seed: session.seed, number: session.number)
    // The first numbers were used for the fixture.
    random = SplitMix64(seed: random.next() ^ 0x5DEE_CE66)
  }

  /// Returns the next step for an app that shows `screen`.
  mutating func next(_ screen: ScreenContents, _ backend: InProcessServer) -> Step {
    let step = choose(screen, backend)
    if let id = step.noteID { focus = id }
    return step
  }

  private mutating func choose(_ screen: ScreenContents, _ backend: InProcessServer) -> Step {
    if let step = plan.first, chance(85) {
      plan.removeFirst()
      if isPossible(step, on: screen, backend) { return step }
      plan = []
    }
    if plan.isEmpty, chance(screen.reaches("login.submit") ? 97 : 22) {
      plan = makePlan(screen, backend)
      if !plan.isEmpty { return plan.removeFirst() }
    }
    let isEmptied = screen.text(of: "notes.empty") == "No matches"
    if isEmptied, screen.reaches("notes.filter"), chance(40) { return .clear("notes.filter") }
    if let rows = screen.rowCount, rows > 15, screen.reaches("notes.table"), chance(8) {
      return .scroll("notes.table", row: below(rows - 14))
    }
    return single(screen, backend)
  }

  /// Returns whether a plan's next step is still possible.
  private func isPossible(_ step: Step, on screen: ScreenContents, _ backend: InProcessServer)
    -> Bool
  {
    switch step {
    case .tap(let view), .type(let view, _), .clear(let view), .delete(let view):
      screen.reaches(view)
    case .push(.change(let id, _)), .push(.delete(let id)): backend.knows(id)
    default: true
    }
  }

  // MARK: - Independent steps

  private enum Choice {
    case tap, type, clear, row, table, swipe, open, relaunch, time, settle, push, turn
    case fail, delay, anything
  }

  private mutating func single(_ screen: ScreenContents, _ backend: InProcessServer) -> Step {
    let choice: Choice = pick([
      (28, .tap), (12, .type), (3, .clear), (9, .row), (5, .table), (4, .swipe), (4, .open),
      (1, .relaunch), (12, .time), (4, .settle), (14, .push), (5, .turn), (5, .fail), (4, .delay),
      (1, .anything),
    ])
    switch choice {
    case .tap: return tap(screen)
    case .type: return input(screen).map { typing(into: $0, backend) } ?? time()
    case .clear: return input(screen).map { .clear($0) } ?? tap(screen)
    case .row: return row(screen, backend) ?? tap(screen)
    case .table: return table(screen) ?? tap(screen)
    case .swipe:
      guard screen.reaches("detail.page") else { return row(screen, backend) ?? tap(screen) }
      return .swipe(chance(50) ? .left : .right, "detail.page")
    case .open: return .open(url: url(screen, backend))
    case .relaunch: return .relaunch
    case .time: return time()
    case .settle: return .settle
    case .push: return .push(change(screen, backend))
    case .turn: return turn(screen, backend)
    case .fail: return .failNext(kind())
    case .delay: return .delayNext(kind(), milliseconds: delay())
    case .anything: return anything(backend)
    }
  }

  private mutating func tap(_ screen: ScreenContents) -> Step {
    let controls = screen.reachable.filter(\.isButton)
    guard var view = element(controls) else { return .settle }
    // A tap on a disabled control has little effect, and a session should stay signed in.
    let isUninteresting = screen.isDisabled(view.identifier) || view.identifier == "profile.logout"
    if isUninteresting, chance(70) { view = element(controls) ?? view }
    return .tap(view.identifier)
  }

  private mutating func row(_ screen: ScreenContents, _ backend: InProcessServer) -> Step? {
    guard screen.reaches("notes.table") else { return nil }
    let inView = element(screen.rows)?.id
    let any = chance(25) ? element(backend.notes(of: backend.actingUser))?.id : nil
    guard let id = any ?? inView else { return nil }
    let row = "notes.row.\(id)"
    return pick([(5, .tap(row)), (3, .select(row)), (3, .delete(row))])
  }

  private mutating func table(_ screen: ScreenContents) -> Step? {
    guard screen.reaches("notes.table") else { return nil }
    let rows = screen.rowCount ?? 0
    let top = pick([(6, below(rows + 1)), (2, rows + below(40)), (1, 999_999_999)])
    return pick([(3, .pull("notes.table")), (5, .scroll("notes.table", row: top))])
  }

  mutating func time() -> Step {
    .advance(
      milliseconds: pick([
        (3, 20), (5, 100), (2, 300), (2, Int64(below(20))), (3, Int64(below(130))),
        (1, Int64(below(2_000))), (1, 0),
      ]))
  }

  mutating func delay() -> Int64 {
    pick([(2, 0), (3, Int64(below(100))), (3, 150), (3, 300), (2, Int64(below(2_000)))])
  }

  private mutating func kind() -> RequestKind {
    pick([
      (1, .restore), (2, .login), (5, .load), (3, .user), (6, .save), (4, .delete), (2, .cache),
      (3, .image),
    ])
  }

  /// Returns a step that is impossible on most screens.
  private mutating func anything(_ backend: InProcessServer) -> Step {
    let views = [
      "nav.back", "editor.save", "alert.ok", "tabs.profile", "notes.title", "detail.text",
      "login.submit", "nowhere", "notes.row.999", "notes.table", "profile.avatar",
    ]
    let view = views[below(views.count)]
    return pick([
      (2, .tap(view)), (1, .type(view, text: "x")), (1, .clear(view)), (1, .select(view)),
      (1, .delete(view)), (1, .pull(view)), (1, .scroll(view, row: 1)), (1, .swipe(.left, view)),
      (1, .push(.change(999, text: "x"))), (1, .push(.delete(999))),
      (1, .push(.insert(backend.notes(of: "ada").first?.id ?? 2_000_000, text: "x"))),
    ])
  }

  // MARK: - Turns

  private mutating func turn(_ screen: ScreenContents, _ backend: InProcessServer) -> Step {
    let count = 2 + below(3)
    switch below(3) {
    case 0:
      return .turn((0..<count).map { _ in .push(change(screen, backend)) })
    case 1:
      guard case .tap(let view) = tap(screen) else { return .settle }
      return .turn(Array(repeating: .tap(view), count: count))
    default:
      guard let input = input(screen) else { return time() }
      return .turn(
        (0..<count).map { _ in chance(35) ? .clear(input) : typing(into: input, backend) })
    }
  }

  // MARK: - The server's changes

  /// Returns a change by the server, usually of a note that recent steps have used.
  private mutating func change(_ screen: ScreenContents, _ backend: InProcessServer) -> ServerChange
  {
    let notes = backend.notes(of: backend.actingUser)
    let candidates = [focus, element(screen.rows)?.id, element(notes)?.id].compactMap { $0 }
      .filter { backend.knows($0) }
    let id = chance(55) ? candidates.first : element(candidates)
    switch below(10) {
    case ..<5: return id.map { .change($0, text: text()) } ?? insertion(backend)
    case ..<7: return insertion(backend)
    case ..<9: return id.map { .delete($0) } ?? insertion(backend)
    default: return .friends(pick([(3, below(30)), (1, 0), (1, 1)]))
    }
  }

  mutating func insertion(_ backend: InProcessServer) -> ServerChange {
    let low = 61 + below(900)
    if chance(40), !backend.hasEverUsed(low) { return .insert(low, text: text()) }
    repeat { arrivalCount += 1 } while backend.hasEverUsed(1_000_000 + arrivalCount)
    return .insert(1_000_000 + arrivalCount, text: text())
  }
}

extension Step {
  /// The note that following steps should use too.
  fileprivate var noteID: Note.ID? {
    switch self {
    case .tap(let view), .select(let view): Note.ID(view.dropFirst("notes.row.".count))
    case .open(let url): Note.ID(url.dropFirst("notes://note/".count))
    case .push(.insert(let id, _)): id
    default: nil
    }
  }
}
