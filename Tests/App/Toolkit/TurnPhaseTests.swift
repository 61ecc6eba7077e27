import Testing
import Toolkit

@MainActor @Suite("Turn phases") struct TurnPhaseTests {
  private let loop = MainLoop()

  @Test("The phases are reported in their order, each after its part of the turn.")
  func phases() {
    let window = Window(on: loop)
    let controller = PhaseRecorder(on: loop)
    window.rootViewController = controller
    loop.turn()
    var recorded: [String] = []
    controller.record = { recorded.append($0) }
    loop.onPhase = { recorded.append("\($0)") }
    window.onFrame = { recorded.append("frame") }
    loop.turn {
      recorded.append("event")
      controller.setNeedsUpdateProperties()
      loop.async { recorded.append("queue") }
    }
    #expect(
      recorded == [
        "began", "event", "queue", "eventEnded", "properties", "propertiesEnded", "layout",
        "layoutEnded", "frame", "displayEnded",
      ])
  }

  @Test("A turn without a window also has all phases.")
  func phasesWithoutWindow() {
    var phases: [TurnPhase] = []
    loop.onPhase = { phases.append($0) }
    loop.turn()
    #expect(phases == TurnPhase.allCases)
  }
}

/// Records its property passes, and its view's layouts.
@MainActor private final class PhaseRecorder: ViewController {
  var record: (String) -> Void = { _ in }

  override func loadView() -> View { PhaseRecorderView(self, on: loop) }

  override func updateProperties() {
    record("properties")
    view.setNeedsLayout()
    view.setNeedsDisplay()
  }
}

@MainActor private final class PhaseRecorderView: View {
  private weak var recorder: PhaseRecorder?

  init(_ recorder: PhaseRecorder, on loop: MainLoop) {
    self.recorder = recorder
    super.init("recorder", on: loop)
  }

  override func layoutSubviews() { recorder?.record("layout") }
}
