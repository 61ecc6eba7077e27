package import ArchitectureKit

/// Model, view, view model: views bound to view models over observable stores.
package enum MVVMArchitecture: Architecture {
  package static var name: String { "MVVM" }

  package static var variants: [Variant] {
    [
      variant(
        "bindings", .idiomatic,
        "A binding for each property of a view, told only of values that differ.", MVVMOptions()),
      variant(
        "observation", .idiomatic,
        "The same bindings, told by the toolchain's Observation and written once a turn.",
        MVVMOptions(style: .observation)),
      variant(
        "tuned", .tuned, "Outputs made and written once a turn; cells keep their view models.",
        MVVMOptions(style: .onceATurn, cells: .keepingViewModels)),
      variant(
        "tuned-without-once-a-turn", .tuned,
        "Outputs made and written at each change; cells keep their view models.",
        MVVMOptions(cells: .keepingViewModels)),
      variant(
        "tuned-without-kept-cells", .tuned,
        "Outputs made and written once a turn; cells are bound while in view.",
        MVVMOptions(style: .onceATurn)),
      variant(
        "asPublished", .asPublished,
        "Views with a view model that can be swapped, told of each value that is set.",
        MVVMOptions(style: .eachValue, cells: .swappingViewModels, reloadsRows: true),
        extraWork: [
          "A binding writes each value that is set, also one that the view shows already.",
          "A cell that is given another view model has all its properties written.",
          "Each change of the notes makes all row view models anew and reloads the table.",
          "A cell that has left the view stays bound until it is used again or dropped.",
        ]),
    ]
  }

  private static func variant(
    _ variantName: String, _ lane: Lane, _ summary: String, _ options: MVVMOptions,
    extraWork: [String] = []
  ) -> Variant {
    Variant(
      architecture: name, name: variantName, lane: lane, summary: summary, extraWork: extraWork,
      launch: { MVVMApp($0, options) })
  }
}
