/// The ways in which screens connect to the store, chosen in the composition.
struct ConnectOptions {
  /// Makes the selectors of all screens.
  let create: SelectorCreator
  /// Makes what connects the rows of a list.
  let rows: @MainActor (SelectorCreator) -> any RowConnections

  func makeRows() -> any RowConnections { rows(create) }
}
