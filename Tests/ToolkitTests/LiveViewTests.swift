import Testing
import Toolkit

@MainActor @Suite("Views are counted while they live") struct LiveViewTests {
  @Test("A loop knows how many of its views are alive")
  func counts() {
    let loop = MainLoop()
    var window: Window? = Window(on: loop)
    var alert: AlertController? = AlertController(
      "Really?", [AlertController.Action("ok", "OK")], on: loop)
    #expect(loop.liveViewCount == 1)
    if let alert { window?.rootViewController = alert }
    #expect(loop.liveViewCount == 3)
    alert = nil
    #expect(loop.liveViewCount == 3)
    window = nil
    #expect(loop.liveViewCount == 0)
  }
}
