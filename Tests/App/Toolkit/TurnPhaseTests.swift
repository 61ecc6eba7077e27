import Testing
import Toolkit

@MainActor @Suite("Turn phases and the simulated view cost") struct TurnPhaseTests {
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

  @Test(
    "Effective writes, cells that come into view and layouts have a cost; redundant writes have none."
  )
  func cost() {
    let numbers = NumberTable(Array(0..<100), on: loop)
    let label = Label("label", "one", on: loop)
    numbers.window.rootViewController?.view.addSubview(label)
    loop.turn()
    #expect(loop.counters.syntheticNanoseconds == 0)

    loop.viewCost = ViewCost(nanosecondsPerWrite: 7)
    #expect(spent { label.text = "two" } == 7)
    #expect(spent { label.text = "two" } == 0)
    #expect(spent { numbers.table.setNeedsLayout() } == 2 * 7)
    // The table is laid out and one cell comes into view; the other cells only move.
    #expect(spent { numbers.table.scroll(toTop: 1) } == (2 + 20) * 7)
    loop.viewCost = .none
    #expect(spent { label.text = "three" } == 0)
  }

  @Test("The cost of a phase is spent before the next phase begins.")
  func spending() {
    let numbers = NumberTable(Array(0..<100), on: loop)
    loop.viewCost = ViewCost(nanosecondsPerWrite: 1)
    var spent: [Int] = []
    loop.onPhase = { [loop] _ in spent.append(loop.counters.syntheticNanoseconds) }
    loop.turn {
      (numbers.table.cellForRow(0))?.isSelected = true
      numbers.table.scroll(toTop: 2)
    }
    #expect(spent == [0, 1, 1, 1 + 2 + 2 * 20, 1 + 2 + 2 * 20])
  }

  @Test("A cost is spent exactly once, and takes at least its time.")
  func time() {
    let label = Label("label", "", on: loop)
    loop.viewCost = ViewCost(nanosecondsPerWrite: 4_000_000)
    let duration = ContinuousClock().measure { loop.turn { label.text = "one" } }
    #expect(duration >= .milliseconds(4))
    var spent: [Int] = []
    loop.spend = { spent.append($0) }
    loop.turn { label.text = "two" }
    loop.turn { label.text = "two" }
    #expect(spent == [4_000_000])
    #expect(loop.counters.syntheticNanoseconds == 2 * 4_000_000)
  }

  private func spent(_ event: () -> Void) -> Int {
    let before = loop.counters.syntheticNanoseconds
    loop.turn(event)
    return loop.counters.syntheticNanoseconds - before
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
