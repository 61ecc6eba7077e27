/// A kind of value of an option or argument: how it is read and described.
package struct ValueKind<Value: Sendable>: Sendable {
  /// A description of valid values that follows the word "Expected", such as
  /// `a whole number from 1 to 1000`.
  let expectation: String
  /// All valid words, in order; empty if help does not list them.
  let choices: [String]
  /// The words to suggest for an invalid one.
  let candidates: [String]
  /// Returns the value that a word stands for; `nil` if the word is invalid.
  let read: @Sendable (String) -> Value?
  /// Returns the word that stands for a value.
  let describe: @Sendable (Value) -> String

  /// Creates a custom kind of value; by default the choices are the words to suggest.
  package init(
    expectation: String, choices: [String] = [], candidates: [String]? = nil,
    read: @escaping @Sendable (String) -> Value?,
    describe: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) {
    self.expectation = expectation
    self.choices = choices
    self.candidates = candidates ?? choices
    self.read = read
    self.describe = describe
  }

  /// One of `values`, matched by its name without regard to case and hyphens.
  package static func choice(
    _ values: [Value], name: @escaping @Sendable (Value) -> String
  ) -> ValueKind {
    let names = values.map(name)
    @Sendable func key(_ word: String) -> String { word.lowercased().replacing("-", with: "") }
    return ValueKind(
      expectation: "one of \(names.quotedAlternatives)", choices: names,
      read: { word in values.first { key(name($0)) == key(word) } }, describe: name)
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// A case of an enumeration, matched by its raw value without regard to case and hyphens.
  package static func choice(of type: Value.Type) -> ValueKind {
    choice(Array(type.allCases)) { $0.rawValue }
  }
}

extension ValueKind where Value == String {
  /// Any text.
  package static var string: ValueKind { ValueKind(expectation: "a text", read: { $0 }) }

  /// The path of a file.
  package static var file: ValueKind { path("the path of a file") }

  /// The path of a folder.
  package static var directory: ValueKind { path("the path of a folder") }

  /// One of `names`, matched without regard to case and hyphens.
  ///
  /// The value is the name as spelled in `names`.
  package static func choice(_ names: [String]) -> ValueKind { choice(names) { $0 } }

  private static func path(_ expectation: String) -> ValueKind {
    ValueKind(expectation: expectation, read: { $0.isEmpty ? nil : $0 })
  }
}

extension ValueKind where Value: FixedWidthInteger {
  /// A whole number within `range`.
  package static func integer(_ range: ClosedRange<Value>) -> ValueKind {
    ValueKind(
      expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { word in Value(word).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension ValueKind where Value == Double {
  /// A number within `range`, such as `0.05`.
  package static func number(_ range: ClosedRange<Double>) -> ValueKind {
    ValueKind(
      expectation: "a number from \(range.lowerBound) to \(range.upperBound)",
      read: { word in Double(word).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension [String] {
  /// The quoted words as alternatives: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  var quotedAlternatives: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
