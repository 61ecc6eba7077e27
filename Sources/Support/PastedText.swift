/// Returns the text of pasted bytes, in which each line end is `\n`.
///
/// Other control characters are removed, except tabs. This is not in `archbench`, which is never
/// optimised: a text of 100,000 characters would take 0.1 s.
package func pastedText(_ bytes: [UInt8]) -> String {
  var scalars = String.UnicodeScalarView()
  var last: Unicode.Scalar = " "
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    if scalar == "\r" || scalar == "\n" && last != "\r" {
      scalars.append("\n")
    } else if scalar == "\t" || scalar.properties.generalCategory != .control {
      scalars.append(scalar)
    }
    last = scalar
  }
  return String(scalars)
}
