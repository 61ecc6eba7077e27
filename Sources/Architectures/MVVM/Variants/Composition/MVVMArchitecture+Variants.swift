import ArchitectureKit

extension MVVMArchitecture {
  /// The variants besides the headline.
  static var otherVariants: [Variant] {
    [
      variant(
        "observation", .idiomatic,
        "The same bindings, told by the toolchain's Observation and written once a turn.",
        VariantOptions(style: .observation)),
      variant(
        "tuned", .tuned, "Outputs made and written once a turn; cells keep their view models.",
        VariantOptions(style: .onceATurn, cells: .keepingViewModels)),
      variant(
        "tuned-without-once-a-turn", .tuned,
        "Outputs made and written at each change; cells keep their view models.",
        VariantOptions(cells: .keepingViewModels)),
      variant(
        "tuned-without-kept-cells", .tuned,
        "Outputs made and written once a turn; cells are bound while in view.",
        VariantOptions(style: .onceATurn)),
      variant(
        "asPublished", .asPublished,
        "Views with a view model that can be swapped, told of each value that is set.",
        VariantOptions(style: .eachValue, cells: .swappingViewModels, reloadsRows: true),
        extraWork: [
          "A binding writes each value that is set, also one that the view shows already.",
          "A cell that is given another view model has all its properties written.",
          "Each change of the notes makes all row view models anew and reloads the table.",
          "A cell that has left the view stays bound until it is used again or dropped.",
        ]),
    ]
  }

  private static func variant(
    _ variantName: String, _ lane: Lane, _ summary: String, _ options: VariantOptions,
    extraWork: [String] = []
  ) -> Variant {
    Variant(
      architecture: name, name: variantName, lane: lane, summary: summary, extraWork: extraWork,
      launch: { VariantApp($0, options) })
  }
}
