import Backend

/// Random choices.
extension StepGenerator {
  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  /// Returns `true` with this probability, in percent.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func element<Elements: RandomAccessCollection>(
    _ elements: Elements
  ) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Returns one of the values, chosen at random by their weights.
  mutating func pick<Value>(_ choices: [(weight: Int, value: Value)]) -> Value {
    var place = below(choices.reduce(0) { $0 + $1.weight })
    for choice in choices {
      place -= choice.weight
      if place < 0 { return choice.value }
    }
    preconditionFailure("the weights add up to more than themselves")
  }
}
