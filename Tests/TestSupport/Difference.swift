/// Returns the first line in which two texts differ, for messages; `nil` if they are equal.
package nonisolated func firstDifference(_ found: String, _ wanted: String) -> String? {
  guard found != wanted else { return nil }
  let found = found.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = wanted.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(found, wanted).enumerated().first { $1.0 != $1.1 }?.offset
  let index = line ?? min(found.count, wanted.count)
  func text(_ lines: [Substring]) -> Substring { index < lines.count ? lines[index] : "(the end)" }
  return "line \(index + 1):\n  found  \(text(found))\n  wanted \(text(wanted))"
}
