/// A string literal that has not ended yet.
struct OpenString {
  /// The offset of its first delimiter.
  let start: Int
  /// The number of `#` in each of its delimiters.
  let pounds: Int
  /// Whether its delimiters are `"""`.
  let isMultiline: Bool
  /// The number of open parentheses in its current interpolation.
  var parentheses = 0
}
