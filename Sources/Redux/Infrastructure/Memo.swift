/// The last result of a function, kept with the input that it was made of.
struct Memo<Input: Equatable, Output> {
  private var last: (input: Input, output: Output)?

  mutating func callAsFunction(_ input: Input, _ make: @MainActor (Input) -> Output) -> Output {
    if let last, last.input == input { return last.output }
    let output = make(input)
    last = (input, output)
    return output
  }
}

/// A selector that makes its value anew only when its input is another one.
///
/// The input is kept until then: it has to be a small value, no collection of the state.
func memoised<State, Input: Equatable, Output>(
  _ input: @escaping @MainActor (State) -> Input, _ make: @escaping @MainActor (Input) -> Output
) -> @MainActor (State) -> Output {
  var memo = Memo<Input, Output>()
  return { memo(input($0), make) }
}
