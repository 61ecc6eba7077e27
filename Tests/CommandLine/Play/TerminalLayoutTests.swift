import Testing
import Toolkit

@testable import archbench

@Suite("The layout in a terminal")
struct TerminalLayoutTests {
  @Test("A terminal of the storyboard's size shows the window's full width, and two lines less.")
  func smallest() throws {
    let layout = try #require(TerminalLayout(terminal: Size(width: 80, height: 24)))
    #expect(layout.window == Rect(x: 0, y: 0, width: 80, height: 22))
    #expect(layout.statusRow == 22 && !layout.hasBorder)
  }

  @Test("A larger terminal shows the window in the middle, with a border.")
  func large() throws {
    let layout = try #require(TerminalLayout(terminal: Size(width: 140, height: 40)))
    #expect(layout.window == Rect(x: 30, y: 7, width: 80, height: 24))
    #expect(layout.statusRow == 32 && layout.hasBorder)
  }

  @Test(
    "The layout is inside the terminal at any size, and a terminal that is too small has none.",
    arguments: 1...60)
  func inside(_ height: Int) {
    for width in 1...200 {
      guard let layout = TerminalLayout(terminal: Size(width: width, height: height)) else {
        #expect(width < 80 || height < 24)
        continue
      }
      let border = layout.hasBorder ? 1 : 0
      #expect(layout.window.x >= border && layout.window.maxX + border <= width)
      #expect(layout.window.y >= border && layout.statusRow == layout.window.maxY + border)
      #expect(layout.statusRow + 2 <= height && layout.window.size.height >= 22)
    }
  }
}
