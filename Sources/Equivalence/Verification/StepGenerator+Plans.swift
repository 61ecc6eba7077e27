import Backend
import Controllers
import Model
import Toolkit

/// Short plans, which lead to situations where two events interfere.
extension StepGenerator {
  /// Returns a plan that starts from the current screen; empty if there is none.
  mutating func makePlan(_ screen: ScreenContents, _ backend: InProcessServer) -> [Step] {
    if screen.reaches("login.submit") { return logIn(screen) }
    if screen.reaches("editor.text") { return edit(backend) }
    if screen.reaches("detail.edit") { return open(backend) }
    if screen.reaches("profile.logout") { return visitProfile() }
    guard screen.reaches("notes.create") else { return [] }
    return useList(screen, backend)
  }

  private mutating func logIn(_ screen: ScreenContents) -> [Step] {
    let (name, password) = pick([
      (12, ("ada", "secret")), (4, ("grace", "hopper")), (1, ("ada", "hopper")),
      (1, ("nobody", "x")),
    ])
    var steps: [Step] = []
    if !screen.text(of: "login.name").isEmpty { steps.append(.clear("login.name")) }
    if !screen.text(of: "login.password").isEmpty { steps.append(.clear("login.password")) }
    steps += [.type("login.name", text: name), .type("login.password", text: password)]
    if chance(8) { steps.append(.failNext(.login)) }
    if chance(8) { steps.append(.failNext(.load)) }
    if chance(8) { steps.append(.failNext(.user)) }
    if chance(10) { steps.append(.open(url: "notes://note/\(1 + below(20))")) }
    steps.append(.tap("login.submit"))
    return steps + (chance(60) ? [.settle] : [time(), time()])
  }

  /// Returns a plan for an open editor.
  private mutating func edit(_ backend: InProcessServer) -> [Step] {
    let id = focus ?? 1
    let typing = typing(into: "editor.text", backend)
    let theirs = Step.push(.change(id, text: text()))
    return pick([
      (6, [typing] + save() + [time()]),
      (3, [typing] + save() + [.tap("editor.cancel"), time()]),
      (3, [typing] + save() + [theirs, time()]),
      (5, [typing, theirs, .tap("editor.keepMine")] + save() + [time()]),
      (4, [typing, theirs, .tap("editor.takeTheirs"), typing]),
      (3, [typing, theirs] + save() + [.settle]),
      (2, [theirs, typing, .push(.change(id, text: text()))]),
      (3, [typing, .push(.delete(id))] + save() + [time()]),
      (3, [typing, .tap("editor.cancel"), .tap("alert.keep")]),
      (3, [typing, .tap("editor.cancel"), .tap("alert.discard")]),
      (1, [typing, .tap("editor.cancel"), theirs, .tap("alert.keep")]),
      (
        1, [typing, .open(url: "notes://note/\(id)"), .tap("editor.cancel"), .tap("alert.discard")]
      ),
    ])
  }

  /// Returns the tap on Save, often with a failure, a delay or a second tap.
  private mutating func save() -> [Step] {
    let tap = Step.tap("editor.save")
    let delayed = Step.delayNext(.save, milliseconds: delay())
    return pick([
      (5, [tap]), (4, [.failNext(.save), tap]), (2, [delayed, tap]),
      (2, [delayed, .failNext(.save), tap]), (1, [.turn([tap, tap])]),
      (2, [.failNext(.save), tap, .settle, tap]),
    ])
  }

  /// Returns a plan for an open note.
  private mutating func open(_ backend: InProcessServer) -> [Step] {
    let id = focus ?? 1
    let swipe = Step.swipe(chance(50) ? .left : .right, "detail.page")
    return pick([
      (8, [.tap("detail.edit")] + edit(backend)),
      (3, [.push(.delete(id)), .tap("alert.ok")]),
      (2, [.tap("tabs.profile"), .push(.delete(id)), .tap("tabs.notes"), .tap("alert.ok")]),
      (2, [.push(.change(id, text: text()))]),
      (3, [swipe, swipe, .tap("nav.back")]),
      (2, [swipe, .tap("detail.edit")]),
      (2, [.failNext(.delete), .tap("detail.delete"), time()]),
      (2, [.tap("detail.delete"), .push(.change(id, text: text())), time()]),
      (1, [.tap("tabs.notes")]),
    ])
  }

  private mutating func visitProfile() -> [Step] {
    let refresh = Step.tap("profile.refresh")
    return pick([
      (3, [.failNext(.user), refresh, .settle]),
      (3, [refresh, .push(.friends(below(3))), time()]),
      (2, [refresh, .tap("profile.logout"), time()]),
      (4, [.tap("tabs.notes")]),
      (1, [.tap("profile.logout")]),
    ])
  }

  /// Returns a plan for the loaded list.
  private mutating func useList(_ screen: ScreenContents, _ backend: InProcessServer) -> [Step] {
    guard let id = element(screen.rows)?.id else {
      return [.tap("notes.create"), typing(into: "editor.text", backend)] + save() + [time()]
    }
    let row = "notes.row.\(id)"
    let refresh = Step.tap("notes.refresh")
    let filter = Step.type("notes.filter", text: filter(backend))
    return pick([
      (8, [.tap(row), .tap("detail.edit")] + edit(backend)),
      (4, [.tap("notes.create"), typing(into: "editor.text", backend)] + save() + [time()]),
      (2, [.failNext(.load), refresh, .settle]),
      (2, [refresh, .push(.change(id, text: text())), time()]),
      (2, [.failNext(.delete), .delete(row), .settle]),
      (2, [.failNext(.delete), .delete(row), .push(.change(id, text: text())), time()]),
      (2, [.delete(row), .push(.delete(id)), time()]),
      (2, [.delete(row), .open(url: "notes://note/\(id)"), .settle]),
      (2, [filter, .tap(row), .tap("nav.back")]),
      (2, [filter, .push(.change(id, text: text())), .clear("notes.filter")]),
      (2, [.select(row), .tap("notes.sort"), .push(.change(id, text: text()))]),
      (3, [.tap("tabs.profile")] + visitProfile()),
      (1, [refresh, .tap("tabs.profile"), .tap("profile.logout")] + logIn(screen)),
      (1, [.delete(row), .relaunch, .advance(milliseconds: 20), .settle]),
      (2, [.open(url: url(screen, backend)), .settle]),
    ])
  }
}

/// Random texts and links, and the inputs for them.
extension StepGenerator {
  /// Returns a random text for a note.
  mutating func text() -> String {
    let words = [
      "Milk", "tea for two", "東京 🗼", "שלום", "cafe\u{301}", "Überraschung", "👩‍👩‍👧 at 7:30", "a\tb",
      "\"quoted\" \\ text", "x", "The title of this one is longer than a row will ever show it",
    ]
    let word = words[below(words.count)]
    return pick([
      (6, word), (4, "\(word)\n\(words[below(words.count)])"), (1, "\n \n\(word)"), (1, ""),
      (1, "  "), (1, String(repeating: "\(word) ", count: 40)),
    ])
  }

  /// Returns one of the inputs that the user can type into; `nil` if there is none.
  mutating func input(_ screen: ScreenContents) -> String? {
    let inputs = ["editor.text", "notes.filter", "login.name", "login.password"]
    return element(inputs.filter(screen.reaches))
  }

  /// Returns a step that types a few suitable characters.
  mutating func typing(into input: String, _ backend: InProcessServer) -> Step {
    let text: String
    switch input {
    case "login.name": text = pick([(5, "ada"), (2, "grace"), (1, " "), (1, "é\n")])
    case "login.password": text = pick([(4, "secret"), (2, "hopper"), (1, " x"), (1, "p")])
    case "notes.filter": text = filter(backend)
    default: text = pick([(8, piece()), (3, "\n\(piece())"), (1, " "), (1, "\n")])
    }
    return .type(input, text: text)
  }

  private mutating func piece() -> String {
    let pieces = ["x", "ab", "é", "e", "\u{301}", "語", "👍", "\u{1F3FD}", "ל", "fin", "Zz 9"]
    return pieces[below(pieces.count)]
  }

  /// Returns the beginning of a word of some note, in any case, or a text that no note has.
  mutating func filter(_ backend: InProcessServer) -> String {
    let text = element(backend.notes(of: backend.actingUser))?.text ?? "milk"
    let word = element(text.split(whereSeparator: \.isWhitespace)) ?? "m"
    let start = String(word.prefix(1 + below(3)))
    return pick([(4, start), (2, start.uppercased()), (2, start.lowercased()), (1, "qq"), (1, " ")])
  }

  /// Returns a link to an existing note, a missing note or another screen, or a broken link.
  mutating func url(_ screen: ScreenContents, _ backend: InProcessServer) -> String {
    let ids = [
      element(backend.notes(of: backend.actingUser))?.id, element(screen.rows)?.id, focus, 1_001,
    ]
    let id = element(ids.compactMap { $0 }) ?? 1
    let broken = [
      "notes://note/", "notes://note/1234567890", "notes://note/1a", "NOTES://new", "http://x",
      "notes://profile/", "notes://note/-1",
    ]
    return pick([
      (8, "notes://note/\(id)"), (2, "notes://note/999"), (1, "notes://note/00\(id)"),
      (3, "notes://new"), (3, "notes://profile"), (2, broken[below(broken.count)]),
    ])
  }
}

/// Random choices.
extension StepGenerator {
  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  /// Returns `true` with this probability, in percent.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func element<Elements: RandomAccessCollection>(
    _ elements: Elements
  ) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Returns one of the values, chosen at random by their weights.
  mutating func pick<Value>(_ choices: [(weight: Int, value: Value)]) -> Value {
    var place = below(choices.reduce(0) { $0 + $1.weight })
    for choice in choices {
      place -= choice.weight
      if place < 0 { return choice.value }
    }
    preconditionFailure("the weights add up to more than themselves")
  }
}
