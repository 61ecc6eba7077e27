import Backend
import Controllers
import Equivalence
import Interactions
import Testing

@Suite("Shrinking of failing steps") struct StepShrinkerTests {
  /// Many steps, which fail at the tap on "b" because a tap on "a" came before.
  private static let steps: [Step] =
    (0..<20).map { .advance(milliseconds: Int64($0)) } + [.tap("a")]
    + (0..<20).map { .type("field", text: "word \($0)") } + [.tap("b")]
    + (0..<20).map { _ in .settle }

  private static func fails(_ steps: [Step]) -> Int? {
    guard let first = steps.firstIndex(of: .tap("a")),
      let second = steps[first...].firstIndex(of: .tap("b"))
    else { return nil }
    return second + 1
  }

  @Test("Only the steps that are needed to fail remain.")
  func few() {
    var shrinker = StepShrinker(runLimit: 1_000, fails: Self.fails)
    #expect(shrinker.shrink(Self.steps) == [.tap("a"), .tap("b")])
  }

  @Test("The texts, numbers and turns of the remaining steps are simplified.")
  func simple() {
    let steps: [Step] = [
      .type("field", text: "some é in it"), .scroll("table", row: 77),
      .turn([.push(.delete(1)), .push(.change(2, text: "new")), .push(.friends(9))]),
      .advance(milliseconds: 1_234),
    ]
    var shrinker = StepShrinker(runLimit: 1_000) { steps in
      guard steps.count == 4, case .type(_, let text) = steps[0], text.contains("é"),
        case .scroll(_, let row) = steps[1], row >= 10,
        steps[2].events.contains(where: { if case .push(.change) = $0 { true } else { false } })
      else { return nil }
      return 4
    }
    #expect(
      shrinker.shrink(steps) == [
        .type("field", text: "é"), .scroll("table", row: 19), .push(.change(2, text: "x")),
        .settle,
      ])
  }

  @Test("A shrinker makes no more runs than its limit.")
  func limit() {
    var count = 0
    let limit = 20
    var shrinker = StepShrinker(runLimit: limit) { steps in
      count += 1
      return Self.fails(steps)
    }
    let result = shrinker.shrink(Self.steps)
    #expect(count == limit)
    #expect(Self.fails(result) == result.count)
  }
}
