import Testing
import Toolkit

@MainActor @Suite("A turn tells its phases and spends what views cost") struct TurnPhaseTests {
  private let loop = MainLoop()

  @Test("The phases come in their order, each after its part of the turn")
  func phases() {
    let window = Window(on: loop)
    let controller = Told(on: loop)
    window.rootViewController = controller
    loop.turn()
    var told: [String] = []
    controller.tell = { told.append($0) }
    loop.onPhase = { told.append("\($0)") }
    window.onFrame = { told.append("frame") }
    loop.turn {
      told.append("event")
      controller.setNeedsUpdateProperties()
      loop.async { told.append("queue") }
    }
    #expect(
      told == [
        "began", "event", "queue", "eventEnded", "properties", "propertiesEnded", "layout",
        "layoutEnded", "frame", "displayEnded",
      ])
  }

  @Test("A turn without a window has all its phases, too")
  func phasesWithoutWindow() {
    var phases: [TurnPhase] = []
    loop.onPhase = { phases.append($0) }
    loop.turn()
    #expect(phases == TurnPhase.allCases)
  }

  @Test("Effective writes, cells that come into view and layouts cost; redundant writes do not")
  func cost() {
    let numbers = Numbers(Array(0..<100), on: loop)
    let label = Label("label", "one", on: loop)
    numbers.window.rootViewController?.view.addSubview(label)
    loop.turn()
    #expect(loop.counters.syntheticNanoseconds == 0)

    loop.viewCost = ViewCost(nanosecondsPerWrite: 7)
    #expect(spent { label.text = "two" } == 7)
    #expect(spent { label.text = "two" } == 0)
    #expect(spent { numbers.table.setNeedsLayout() } == 2 * 7)
    // The table is laid out, a cell comes into view, two that show have their places.
    #expect(spent { numbers.table.scroll(toTop: 1) } == (2 + 20) * 7)
    loop.viewCost = .none
    #expect(spent { label.text = "three" } == 0)
  }

  @Test("The cost of a phase is spent before the next begins")
  func spending() {
    let numbers = Numbers(Array(0..<100), on: loop)
    loop.viewCost = ViewCost(nanosecondsPerWrite: 1)
    var spent: [Int] = []
    loop.onPhase = { [loop] _ in spent.append(loop.counters.syntheticNanoseconds) }
    loop.turn {
      (numbers.table.cellForRow(0))?.isSelected = true
      numbers.table.scroll(toTop: 2)
    }
    #expect(spent == [0, 1, 1, 1 + 2 + 2 * 20, 1 + 2 + 2 * 20])
  }

  @Test("What is counted as spent is spent, once, and takes so long at least")
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

/// Tells of its passes.
@MainActor private final class Told: ViewController {
  var tell: (String) -> Void = { _ in }

  override func loadView() -> View { ToldView(self, on: loop) }

  override func updateProperties() {
    tell("properties")
    view.setNeedsLayout()
    view.setNeedsDisplay()
  }
}

@MainActor private final class ToldView: View {
  private weak var teller: Told?

  init(_ teller: Told, on loop: MainLoop) {
    self.teller = teller
    super.init("told", on: loop)
  }

  override func layoutSubviews() { teller?.tell("layout") }
}
