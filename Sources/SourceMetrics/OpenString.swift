/// A string literal that has begun and not ended.
struct OpenString {
  /// The number of `#` in each of its delimiters.
  let pounds: Int
  /// Whether its delimiters are `"""`.
  let isMultiline: Bool
  /// In its interpolation: how many parentheses are open.
  var parentheses = 0
}
