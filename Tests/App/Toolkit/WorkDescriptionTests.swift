import Testing
import Toolkit

@MainActor @Suite("Descriptions of work on views") struct WorkDescriptionTests {
  private let loop = MainLoop()

  @Test(
    "The description of a write names the view and the property, and says whether it was redundant."
  )
  func writes() {
    var described: [String] = []
    let view = View("outer", on: loop)
    let label = Label(on: loop)
    view.addSubview(label)
    loop.onWork = { described.append($0) }
    label.text = "new"
    label.text = "new"
    view.isHidden = true
    loop.onWork = nil
    label.text = "unheard"
    #expect(
      described == [
        "write outer Label 0 text", "write again outer Label 0 text", "write outer isHidden",
      ])
  }
}
