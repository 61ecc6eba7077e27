import Testing
import Toolkit

@MainActor @Suite("Property writes") struct WritesTests {
  private let loop = MainLoop()

  private func label(_ text: String) -> (Window, Label) {
    let window = Window(on: loop)
    let label = Label("label", text, on: loop)
    let controller = ViewController(on: loop)
    controller.view.addSubview(label)
    window.rootViewController = controller
    label.frame = Rect(x: 2, y: 1, width: 10, height: 1)
    loop.turn()
    return (window, label)
  }

  @Test("A redundant write is counted, but makes nothing dirty and makes no frame.")
  func redundant() {
    let (window, label) = label("same")
    let before = loop.counters
    loop.turn { label.text = "same" }
    #expect(loop.counters.writes == before.writes + 1)
    #expect(loop.counters.redundantWrites == before.redundantWrites + 1)
    #expect(loop.counters.viewWrites == before.viewWrites)
    #expect(loop.counters.frames == before.frames)
    #expect(window.differenceFromFullRendering() == nil)
  }

  @Test("An effective write paints only the label's cells.")
  func effective() {
    let (window, label) = label("one")
    let before = loop.counters
    loop.turn { label.text = "two" }
    #expect(loop.counters.viewWrites == before.viewWrites + 1)
    #expect(loop.counters.cellsPainted == before.cellsPainted + 10)
    #expect(loop.counters.frames == before.frames + 1)
    #expect(window.grid.lines[1] == "  two")
    #expect(window.differenceFromFullRendering() == nil)
  }

  @Test(
    "Text is cut by cells: wide characters take two cells, combining characters none.",
    arguments: [
      ("0123456789", "0123456789"), ("0123456789X", "012345678…"), ("東京東京東", "東京東京東"),
      ("東京東京東京", "東京東京…"), ("e\u{301}e\u{301}", "e\u{301}e\u{301}"), ("שלום", "שלום"),
    ])
  func widths(text: String, shown: String) {
    let (window, _) = label(text)
    #expect(window.grid.lines[1] == "  " + shown)
  }

  @Test(
    "A dismissed alert leaves the views below it complete, with both halves of wide characters.")
  func alert() {
    let window = Window(on: loop)
    let controller = ViewController(on: loop)
    let text = TextView("text", isEditable: false, on: loop)
    controller.view.addSubview(text)
    window.rootViewController = controller
    text.frame = Rect(x: 0, y: 0, width: 80, height: 24)
    loop.turn { text.text = String(repeating: "東", count: 40 * 24) }
    let before = window.grid.lines
    let alert = AlertController(
      "Really?", [AlertController.Action("alert.ok", "OK")], on: loop)
    loop.turn { controller.present(alert) }
    #expect(window.grid.lines != before)
    #expect(window.differenceFromFullRendering() == nil)
    #expect(window.isCovered(text))
    loop.turn { alert.dismiss() }
    #expect(window.grid.lines == before)
    #expect(window.differenceFromFullRendering() == nil)
  }
}
