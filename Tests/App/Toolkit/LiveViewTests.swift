import Testing
import Toolkit

@MainActor @Suite("Count of living views") struct LiveViewTests {
  @Test("A loop counts its living views.")
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
