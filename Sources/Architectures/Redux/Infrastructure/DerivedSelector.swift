/// A selector that derives its value from a smaller one, its input, as Reselect's `createSelector`.
///
/// A subscription derives it again only when the input has changed. Without an input, what is shown stays.
struct DerivedSelector<Input: Equatable, Output> {
  let input: (AppState) -> Input?
  let derive: (Input) -> Output

  init(_ input: @escaping (AppState) -> Input?, _ derive: @escaping (Input) -> Output) {
    self.input = input
    self.derive = derive
  }
}
