import Toolkit

/// Returns the text in quotes, as it appears in scripts and snapshots.
///
/// The result is always one line: `"`, `\`, newline, tab and other control characters are escaped.
///
///     quoted("a \"b\"\n")  // "a \"b\"\n" in a script
package nonisolated func quoted(_ text: String) -> String {
  "\"\(Snapshot.escaped(text))\""
}

/// The longest excerpt of a script that an error shows, in scalars; longer ones are cut.
private nonisolated let longestShown = 60

/// Returns a word or character of a script as an error shows it.
///
/// It is quoted, cut to 60 scalars, and its invisible characters are escaped.
nonisolated func shown(_ text: some Sequence<Unicode.Scalar>) -> String {
  var scalars = Array(text.prefix(longestShown + 1))
  if scalars.count > longestShown { scalars[longestShown] = "…" }
  let escaped = Snapshot.escaped(scalars) { scalar in
    let isSpace = scalar.properties.isWhitespace && scalar != " "
    return isSpace || [.control, .format].contains(scalar.properties.generalCategory)
  }
  return "\"\(escaped)\""
}
