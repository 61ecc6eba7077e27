import Measurement

/// What an event adds on each rung of the ladder: the median over the kinds of events, pattern by
/// pattern.
struct LadderFigures {
  /// A rung of a pattern.
  struct Step {
    /// 0 for as published to 5 for tuned.
    let rung: Int
    let added: AddedResult
    /// Whether the pattern's headline stands here.
    let isHeadline: Bool
  }

  struct Pattern {
    let name: String
    /// From the lowest rung to the highest.
    let rungs: [Step]
    /// The headline if it stands on no rung, with the number of the highest rung that it has.
    let headlineBeside: Step?

    subscript(rung: Int) -> AddedResult? { rungs.first { $0.rung == rung }?.added }

    /// The headline, on a rung or beside.
    var headline: AddedResult? {
      headlineBeside?.added ?? rungs.last(where: \.isHeadline)?.added
    }
  }

  /// The patterns that have a ladder.
  let patterns: [Pattern]
  /// The numbers and names of the rungs, such as 1 and "equal writes".
  let steps: [(rung: Int, name: String)]
  /// The number of kinds of events.
  let kinds: Int

  init(_ results: Results) {
    let all = results.ladder ?? []
    kinds = all.map(\.kind).uniqued().count
    let names = Dictionary(
      all.compactMap { result in result.rung.map { ($0, Self.words(result.name)) } },
      uniquingKeysWith: { one, _ in one })
    steps = names.keys.sorted().map { ($0, names[$0] ?? "") }
    patterns = all.map(\.architecture).uniqued().map { name in
      let own = all.filter { $0.architecture == name }
      let headline = results.architectures.first { $0.name == name && $0.isHeadline }?.variant
      let rungs = own.compactMap(\.rung).uniqued().sorted()
      // A variant may stand on several rungs: those above its own bring the pattern nothing.
      let place = rungs.last { rung in
        own.contains { $0.rung == rung && $0.variant == headline && $0.idiomatic }
      }
      let beside = own.filter { $0.rung == nil }
      return Pattern(
        name: name,
        rungs: rungs.compactMap { rung in
          AddedResult(medianOf: own.filter { $0.rung == rung }.map(\.added)).map {
            Step(rung: rung, added: $0, isHeadline: rung == place)
          }
        },
        headlineBeside: AddedResult(medianOf: beside.map(\.added)).map { added in
          Step(
            rung: own.filter(\.idiomatic).compactMap(\.rung).max() ?? 0, added: added,
            isHeadline: true)
        })
    }
  }

  /// Returns a rung's name in words, such as "only what changed".
  private static func words(_ name: String) -> String {
    name.replacing(#/[A-Z]/#) { " " + $0.output.lowercased() }
  }
}
