import Testing
import Toolkit

@MainActor @Suite("Work on views can be told in words") struct WorkDescriptionTests {
  private let loop = MainLoop()

  @Test("Writes say where and which property, and whether the value was there already")
  func writes() {
    var told: [String] = []
    let view = View("outer", on: loop)
    let label = Label(on: loop)
    view.addSubview(label)
    loop.onWork = { told.append($0) }
    label.text = "new"
    label.text = "new"
    view.isHidden = true
    loop.onWork = nil
    label.text = "unheard"
    #expect(
      told == [
        "write outer Label 0 text", "write again outer Label 0 text", "write outer isHidden",
      ])
  }
}
