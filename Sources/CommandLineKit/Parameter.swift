/// Something a command takes: a ``Flag``, an ``Option`` or an ``Argument``.
///
/// It is declared once, as a value; the same value looks its own value up in ``ParsedArguments``.
package protocol Parameter<Value>: Sendable {
  /// What a lookup gives.
  associatedtype Value: Sendable

  /// Everything but the type: what help, errors and completion need.
  var definition: ParameterDefinition { get }

  /// The value that the words given for it make; nothing when they are not valid.
  func value(of words: [String]) -> Value?
}
