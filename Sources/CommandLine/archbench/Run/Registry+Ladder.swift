import ArchitectureKit
import Report

extension Registry {
  /// The ladders of the architectures that have one, with the variant on each rung.
  var ladderEntries: [LadderEntry] {
    architectures.compactMap { architecture in
      architecture.ladder.map { ladder in
        LadderEntry(
          architecture: architecture.name,
          rungs: ladder.steps.compactMap { step in
            variant(on: step.rung, of: ladder, architecture.variants).map {
              RungEntry(
                rung: step.rung.rawValue, name: step.rung.name, means: step.means,
                kind: step.kind.rawValue, document: step.document, extras: step.extras,
                variant: $0.name, idiomatic: ladder.idiomatic.contains(step.rung))
            }
          })
      }
    }
  }

  /// Returns the variant that stands on a rung: with it and all rungs below.
  ///
  /// A rung that is inherent or has no effect may have none; then it is that of the rung below.
  private func variant(on rung: Rung, of ladder: Ladder, _ variants: [Variant]) -> Variant? {
    if rung == .asPublished { return variants.first { $0.lane == .asPublished } }
    let inherent = ladder.steps.filter { $0.kind == .inherent }.map(\.rung)
    let free = ladder.steps.filter { $0.kind == .noEffect }.map(\.rung)
    let below = Rung.allCases.filter { $0 > .asPublished && $0 <= rung }
    let wanted = Set(below + inherent).subtracting(free)
    let lanes: [Lane] = [.idiomatic, .ladder, .tuned]
    let found = variants.first {
      lanes.contains($0.lane) && $0.rungs.subtracting(free) == wanted
    }
    if let found { return found }
    return Rung(rawValue: rung.rawValue - 1).flatMap { variant(on: $0, of: ladder, variants) }
  }
}
