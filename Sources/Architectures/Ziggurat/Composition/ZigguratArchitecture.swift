package import ArchitectureKit

/// Layers in one direction: Services, a Renderer, Presenters, view models, view controllers.
package enum ZigguratArchitecture: Architecture {
  package static let name = "Ziggurat"

  package static let variants = [
    Variant(
      architecture: name, name: "pruned", lane: .idiomatic,
      summary: "Services signal; once a turn a view model of the whole app is made and diffed.",
      launch: { ZigguratApp(AppContext($0)) }),
    tuned("tuned", "As pruned, but only what is in view and has changed is presented.", .all),
    tuned(
      "tuned-without-visible-rows", "As tuned, but all rows are presented when notes change.",
      .all.subtracting(.visibleRows)),
    tuned(
      "tuned-without-memo", "As tuned, but each pass presents everything that is in view.",
      .all.subtracting(.memo)),
    Variant(
      architecture: name, name: "asPublished", lane: .asPublished,
      summary: "As the author's sample: each signal presents everything and reloads the table.",
      extraWork: [
        "Each pass reloads the table: every cell in view is filled again.",
        "Each signal of a turn has a pass of its own, so the table is reloaded as often.",
      ],
      launch: { PublishedApp(AppContext($0)) }),
  ]

  private static func tuned(_ name: String, _ summary: String, _ options: TunedOptions) -> Variant {
    Variant(
      architecture: Self.name, name: name, lane: .tuned, summary: summary,
      launch: { TunedApp(TunedContext($0, options)) })
  }
}
