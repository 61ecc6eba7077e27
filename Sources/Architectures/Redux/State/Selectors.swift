/// Returns a selector that computes its value again only when its input has changed, as Reselect's.
///
/// It remembers the input, so this must be a small value and no collection of the state.
func createSelector<Input: Equatable, Output>(
  _ input: @escaping @MainActor (AppState) -> Input,
  _ make: @escaping @MainActor (Input) -> Output
) -> @MainActor (AppState) -> Output {
  let memory = Memory<Input, Output>()
  return { state in
    let value = input(state)
    if let last = memory.last, last.input == value { return last.output }
    let output = make(value)
    memory.last = (value, output)
    return output
  }
}

/// Remembers the last result of a function that is part of a larger selector, with its input.
struct Memo<Input: Equatable, Output> {
  private var last: (input: Input, output: Output)?

  mutating func callAsFunction(_ input: Input, _ make: @MainActor (Input) -> Output) -> Output {
    if let last, last.input == input { return last.output }
    let output = make(input)
    last = (input, output)
    return output
  }
}

/// The memory of a selector; a captured variable would be checked for exclusive access at each call.
private final class Memory<Input, Output> {
  var last: (input: Input, output: Output)?
}
