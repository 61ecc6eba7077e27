package import ArchitectureKit

/// One store, one state tree, pure reducers, effects in middleware (redux.js, ReSwift).
package enum ReduxArchitecture: Architecture {
  package static let name = "Redux"

  package static let variants = [headline] + otherVariants

  private static let headline = Variant(
    architecture: name, name: "inout", lane: .idiomatic,
    summary: "The store gives its state up to the reducer, which changes it in place.",
    launch: { environment in
      let notifier = BatchingNotifier(on: environment.loop)
      return ReduxApp(
        environment, AppStore(in: environment, reducer: appReducer, notifier: notifier))
    })
}
