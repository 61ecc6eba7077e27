package import ArchitectureKit

/// One store, one state tree, pure reducers, effects in middleware (redux.js, ReSwift).
package enum ReduxArchitecture: Architecture {
  package static let name = "Redux"

  package static let variants = [
    Variant(
      architecture: name, name: "inout", lane: .idiomatic,
      summary: "The store gives its state up to the reducer, which changes it in place.",
      launch: { ReduxApp($0, AppStore($0)) }),
    Variant(
      architecture: name, name: "kept", lane: .idiomatic,
      summary: "The store keeps its state until the reducer has made the next one, as in ReSwift.",
      launch: { ReduxApp($0, AppStore($0, reducer: keepingState(appReducer))) }),
    tuned("tuned", TunedOptions(), "Only those are asked whom the last action concerns."),
    tuned(
      "tuned-without-slices", TunedOptions(guardsSubscribers: false),
      "Tuned, but every subscriber selects after every action."),
    tuned(
      "tuned-without-patches", TunedOptions(recordsPatches: false),
      "Tuned, but every row in view selects after every change of a note."),
    Variant(
      architecture: name, name: "asPublished", lane: .asPublished,
      summary: "The store hands everyone the whole state, and the reducer calls the network.",
      extraWork: [
        "Every subscriber but those that navigate writes all its views after every action.",
        "The table is reloaded whenever its rows are others.",
      ],
      launch: { ReduxApp($0, .asPublished(in: $0)) }),
  ]

  private static func tuned(_ variant: String, _ options: TunedOptions, _ summary: String)
    -> Variant
  {
    Variant(
      architecture: name, name: variant, lane: .tuned, summary: summary,
      launch: { ReduxApp($0, .tuned(options, in: $0)) })
  }
}
