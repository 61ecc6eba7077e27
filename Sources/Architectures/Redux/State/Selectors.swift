/// Makes selectors that all treat their last result alike, as Reselect's `createSelectorCreator`.
struct SelectorCreator {
  /// A selector computes its value again only when its input has changed.
  static let memoising = SelectorCreator(remembers: true)
  /// A selector computes its value at each call.
  static let recomputing = SelectorCreator(remembers: false)

  private let remembers: Bool

  /// Returns a selector that computes its value from an input.
  ///
  /// A memo keeps the input, so this must be a small value and no collection of the state.
  func callAsFunction<Input: Equatable, Output>(
    _ input: @escaping @MainActor (AppState) -> Input,
    _ make: @escaping @MainActor (Input) -> Output
  ) -> @MainActor (AppState) -> Output {
    let memory = Memory<Input, Output>()
    return { [remembers] state in
      let value = input(state)
      if let last = memory.last, last.input == value { return last.output }
      let output = make(value)
      if remembers { memory.last = (value, output) }
      return output
    }
  }

  /// Returns the memory of a function that is part of a larger selector.
  func memo<Input: Equatable, Output>() -> Memo<Input, Output> {
    Memo(remembers: remembers)
  }
}

/// Remembers the last result of a function, with its input.
struct Memo<Input: Equatable, Output> {
  private let remembers: Bool
  private var last: (input: Input, output: Output)?

  fileprivate init(remembers: Bool) {
    self.remembers = remembers
  }

  mutating func callAsFunction(_ input: Input, _ make: @MainActor (Input) -> Output) -> Output {
    if let last, last.input == input { return last.output }
    let output = make(input)
    if remembers { last = (input, output) }
    return output
  }
}

/// The memory of a selector; a captured variable would be checked for exclusive access at each call.
private final class Memory<Input, Output> {
  var last: (input: Input, output: Output)?
}
