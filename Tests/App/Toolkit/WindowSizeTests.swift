import Testing
import Toolkit

@MainActor @Suite("Window resizing")
struct WindowSizeTests {
  private let loop = MainLoop()

  @Test("A resized window, with its alert, looks as if it had always had the new size.")
  func resizing() {
    let window = Window(on: loop)
    let text = TextView("text", on: loop)
    text.text = String(repeating: "words that wrap ", count: 40)
    window.rootViewController = TextController(text)
    let alert = AlertController("Really?", [.init("yes", "Yes")], on: loop)
    loop.turn { window.rootViewController?.present(alert) }
    for size in [
      Size(width: 60, height: 20), Size(width: 100, height: 40), Size(width: 80, height: 24),
    ] {
      loop.turn { window.resize(to: size) }
      #expect(window.grid.size == size && window.bounds.size == size && text.frame.size == size)
      #expect(alert.view.frame.x == (size.width - alert.view.frame.width) / 2)
      #expect(window.differenceFromFullRendering() == nil)
    }
  }

  @Test("Resizing a window to its present size makes no frame.")
  func same() {
    let window = Window(on: loop)
    loop.turn {}
    let frames = loop.counters.frames
    loop.turn { window.resize(to: Size(width: 80, height: 24)) }
    #expect(loop.counters.frames == frames)
  }
}

/// Shows one view that fills the window.
@MainActor private final class TextController: ViewController {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init(on: content.loop)
  }

  override func loadView() -> View { content }
}
