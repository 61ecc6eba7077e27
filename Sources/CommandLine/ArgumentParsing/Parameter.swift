/// A parameter of a command: a ``Flag``, an ``Option`` or an ``Argument``.
///
/// It is declared once, as a value. The same value is the key of its lookup in ``ParsedArguments``.
package protocol Parameter<Value>: Sendable {
  /// The type that a lookup returns.
  associatedtype Value: Sendable

  /// Everything except the type of the value: the data that help, errors and completion need.
  var definition: ParameterDefinition { get }

  /// Returns the value that the given words stand for; `nil` if they are not valid.
  func value(of words: [String]) -> Value?
}
