import Toolkit

/// The text in quotes, as scripts and snapshots have it, always on one line: `"`, `\`, newline, tab
/// and the other control characters are escaped.
///
///     quoted("a \"b\"\n")  // "a \"b\"\n" in a script
package nonisolated func quoted(_ text: String) -> String {
  "\"\(Snapshot.escaped(text))\""
}

/// Words of a script longer than this are cut in an error.
private nonisolated let longestShown = 60

/// A word or character of a script as an error shows it: quoted, cut to 60 scalars, and with what
/// nobody could see escaped too.
nonisolated func shown(_ text: some Sequence<Unicode.Scalar>) -> String {
  var scalars = Array(text.prefix(longestShown + 1))
  if scalars.count > longestShown { scalars[longestShown] = "…" }
  let escaped = Snapshot.escaped(scalars) { scalar in
    let isSpace = scalar.properties.isWhitespace && scalar != " "
    return isSpace || [.control, .format].contains(scalar.properties.generalCategory)
  }
  return "\"\(escaped)\""
}
