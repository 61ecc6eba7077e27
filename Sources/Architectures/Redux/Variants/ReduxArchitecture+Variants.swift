import ArchitectureKit

extension ReduxArchitecture {
  /// All variants but the headline.
  static let otherVariants = [
    Variant(
      architecture: name, name: "kept", lane: .idiomatic,
      summary: "The store keeps its state until the reducer has made the next one, as in ReSwift.",
      launch: { environment in
        let notifier = BatchingNotifier(on: environment.loop)
        return ReduxApp(
          environment,
          AppStore(in: environment, reducer: keepingState(appReducer), notifier: notifier))
      }),
    Variant(
      architecture: name, name: "tuned", lane: .tuned,
      summary: "An action reaches only the subscribers and rows that it concerns.",
      launch: { environment in
        let tracer = ChangeTracer()
        return TunedApp(environment, AppStore(slicesOf: tracer, in: environment), tracer)
      }),
    Variant(
      architecture: name, name: "tuned-without-slices", lane: .tuned,
      summary: "Tuned, but every subscriber selects after every action.",
      launch: { environment in
        let tracer = ChangeTracer()
        let notifier = BatchingNotifier(on: environment.loop)
        return TunedApp(
          environment,
          AppStore(in: environment, reducer: tracer.tracing(appReducer), notifier: notifier),
          tracer)
      }),
    Variant(
      architecture: name, name: "tuned-without-patches", lane: .tuned,
      summary: "Tuned, but every row in view selects after every change of a note.",
      launch: { environment in
        ReduxApp(environment, AppStore(slicesOf: ChangeTracer(), in: environment))
      }),
    Variant(
      architecture: name, name: "asPublished", lane: .asPublished,
      summary: "The store hands everyone the whole state, and the reducer calls the network.",
      extraWork: [
        "Every subscriber but those that navigate writes all its views after every action.",
        "The table is reloaded whenever its rows are others.",
      ],
      launch: { PublishedApp($0) }),
  ]
}
