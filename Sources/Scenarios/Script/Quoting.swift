/// The text in quotes, as scripts and snapshots have it, always on one line: `"`, `\`, newline, tab
/// and the other control characters are escaped.
///
///     quoted("a \"b\"\n")  // "a \"b\"\n" in a script
package nonisolated func quoted(_ text: String) -> String {
  quoted(text.unicodeScalars) { $0.properties.generalCategory == .control }
}

/// Words of a script longer than this are cut in an error.
private nonisolated let longestShown = 60

/// A word or character of a script as an error shows it: quoted, cut to 60 scalars, and with what
/// nobody could see escaped too.
nonisolated func shown(_ text: some Sequence<Unicode.Scalar>) -> String {
  var scalars = Array(text.prefix(longestShown + 1))
  if scalars.count > longestShown { scalars[longestShown] = "…" }
  return quoted(scalars) { scalar in
    let isSpace = scalar.properties.isWhitespace && scalar != " "
    return isSpace || [.control, .format].contains(scalar.properties.generalCategory)
  }
}

private nonisolated func quoted(
  _ scalars: some Sequence<Unicode.Scalar>, escaping mustBeEscaped: (Unicode.Scalar) -> Bool
) -> String {
  var result = String.UnicodeScalarView()
  result.append("\"")
  for scalar in scalars {
    switch scalar {
    case "\"": result.append(contentsOf: #"\""#.unicodeScalars)
    case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
    case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
    case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
    case _ where mustBeEscaped(scalar):
      let number = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
    default: result.append(scalar)
    }
  }
  result.append("\"")
  return String(result)
}
