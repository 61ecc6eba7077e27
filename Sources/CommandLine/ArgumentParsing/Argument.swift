/// A positional value, such as `<old>`.
///
/// A repeating argument takes all remaining words, so it must be the last one.
package struct Argument<Value: Sendable>: Parameter {
  package let definition: ParameterDefinition
  private let read: @Sendable ([String]) -> Value?

  /// Declares an argument that must be given.
  package init(_ name: String, _ kind: ValueKind<Value>, help: String) {
    definition = Self.define(name, kind, .required, help)
    read = { words in words.last.flatMap(kind.read) }
  }

  /// Declares an argument that may be left out.
  package init<Element>(optional name: String, _ kind: ValueKind<Element>, help: String)
  where Value == Element? {
    definition = Self.define(name, kind, .optional, help)
    read = { words in .some(words.last.flatMap(kind.read)) }
  }

  /// Declares an argument that may be given any number of times.
  package init<Element>(repeating name: String, _ kind: ValueKind<Element>, help: String)
  where Value == [Element] {
    definition = Self.define(name, kind, .repeating, help)
    read = { words in words.compactMap(kind.read) }
  }

  package func value(of words: [String]) -> Value? { read(words) }

  private static func define<Element>(
    _ name: String, _ kind: ValueKind<Element>, _ count: ParameterDefinition.Count, _ help: String
  ) -> ParameterDefinition {
    ParameterDefinition(
      form: .argument, name: name, short: nil, placeholder: nil, kind: kind, count: count,
      help: help)
  }
}
