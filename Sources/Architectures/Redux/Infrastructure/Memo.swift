/// Remembers the last result of a function, with its input.
struct Memo<Input: Equatable, Output> {
  private var last: (input: Input, output: Output)?

  mutating func callAsFunction(_ input: Input, _ make: @MainActor (Input) -> Output) -> Output {
    if let last, last.input == input { return last.output }
    let output = make(input)
    last = (input, output)
    return output
  }
}

/// Returns a selector that computes its value again only when its input has changed.
///
/// The memo keeps the input, so this must be a small value and no collection of the state.
func memoised<State, Input: Equatable, Output>(
  _ input: @escaping @MainActor (State) -> Input, _ make: @escaping @MainActor (Input) -> Output
) -> @MainActor (State) -> Output {
  var memo = Memo<Input, Output>()
  return { memo(input($0), make) }
}
