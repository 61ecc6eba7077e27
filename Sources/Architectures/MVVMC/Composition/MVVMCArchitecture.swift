package import ArchitectureKit

/// Model, view, view model with coordinators, and a container for their dependencies.
package enum MVVMCArchitecture: Architecture {
  package static var name: String { "MVVM-C" }

  package static var variants: [Variant] {
    [
      variant(
        "idiomatic", .idiomatic, [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView],
        "Coordinators, a container and modules of five parts; rendered once a turn.")
    ]
  }

  private static func variant(
    _ variantName: String, _ lane: Lane, _ rungs: Set<Rung>, _ summary: String,
    _ strategies: Strategies = Strategies(), extraWork: [String] = []
  ) -> Variant {
    Variant(
      architecture: name, name: variantName, lane: lane, rungs: rungs, summary: summary,
      extraWork: extraWork, launch: { MVVMCApp($0, strategies) })
  }
}
