/// The pure functions of the app. Each architecture calls them in the layer that its pattern
/// prescribes.
///
/// Each call is counted, so that a report can show how often a pattern formats a text that is not
/// on the screen. Because of the counters, the functions are isolated to the main actor.

// The counters need no check for exclusive access, because only whole statements in this file use
// them. In a sort of 100 000 rows, the checks would cost more than the comparisons.

/// The number of calls of shared functions since the process began.
///
/// `byChange` and `byTitle` are counted separately.
@exclusivity(unchecked) @MainActor package private(set) var sharedFunctionCalls = 0

/// The number of calls of `byChange` and `byTitle` since the process began.
@exclusivity(unchecked) @MainActor package private(set) var sharedComparisons = 0

/// Returns whether the user may try to log in: neither name nor password is blank.
@MainActor package func validate(login: String, password: String) -> Bool {
  sharedFunctionCalls += 1
  return !isBlank(login) && !isBlank(password)
}

/// Returns whether a note may be saved: its text is not blank.
@MainActor package func validate(noteText: String) -> Bool {
  sharedFunctionCalls += 1
  return !isBlank(noteText)
}

/// Returns the first line of `text` that is not blank, without white space around it.
///
/// A line of more than 40 characters is cut to 39 and "…". A blank text gives "Untitled".
@MainActor package func title(of text: String) -> String {
  sharedFunctionCalls += 1
  var text = text
  return text.withUTF8(TitleLine.title)
}

/// Returns the number of words, separated by white space.
@MainActor package func wordCount(of text: String) -> Int {
  sharedFunctionCalls += 1
  var count = 0
  var isInWord = false
  for scalar in text.unicodeScalars {
    let isSpace = isWhiteSpace(scalar)
    if !isSpace && !isInWord { count += 1 }
    isInWord = !isSpace
  }
  return count
}

/// Returns the time as `2026-01-01 09:00:00`, in UTC.
@MainActor package func format(_ timestamp: Timestamp) -> String {
  sharedFunctionCalls += 1
  return CivilTime(timestamp).text
}

/// Returns a count with its noun: "1 note", "2 notes".
@MainActor package func counted(_ count: Int, _ noun: String) -> String {
  sharedFunctionCalls += 1
  return count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// Returns a sentence: "This user has 1 friend", "This user has 26 friends".
@MainActor package func friendSentence(_ count: Int) -> String {
  sharedFunctionCalls += 1
  return count == 1 ? "This user has 1 friend" : "This user has \(count) friends"
}

/// Returns whether the text contains the filter, both in lower case; an empty filter matches all.
@MainActor package func matches(_ text: String, filter: String) -> Bool {
  sharedFunctionCalls += 1
  return filter.isEmpty || FilterMatch.isFound(filter, in: text)
}

/// Returns whether the first note precedes the second, with the latest change first.
///
/// At equal times, the higher id is first.
@MainActor package func byChange(
  _ left: Timestamp, _ leftID: Note.ID, _ right: Timestamp, _ rightID: Note.ID
) -> Bool {
  addComparisons(1)
  return precedesByChange(left, leftID, right, rightID)
}

/// Returns whether the first note precedes the second by title, compared by Unicode scalars.
///
/// At equal titles, the higher id is first.
@MainActor package func byTitle(
  _ left: String, _ leftID: Note.ID, _ right: String, _ rightID: Note.ID
) -> Bool {
  addComparisons(1)
  return precedesByTitle(left, leftID, right, rightID)
}

// MARK: - Comparing

/// Adds to the count of comparisons; for callers of the two functions below.
@MainActor func addComparisons(_ count: Int) {
  sharedComparisons += count
}

/// `byChange` without a counter, for sorting.
///
/// It is not isolated: at each call, a closure on the main actor checks its executor.
func precedesByChange(
  _ left: Timestamp, _ leftID: Note.ID, _ right: Timestamp, _ rightID: Note.ID
) -> Bool {
  left == right ? leftID > rightID : left > right
}

/// `byTitle` without a counter, for sorting.
func precedesByTitle(
  _ left: String, _ leftID: Note.ID, _ right: String, _ rightID: Note.ID
) -> Bool {
  let order = compare(left, right)
  return order == 0 ? leftID > rightID : order < 0
}

// MARK: - Text

/// Returns a negative number if the first text precedes the second, 0 if they are equal.
private func compare(_ left: String, _ right: String) -> Int {
  var (left, right) = (left, right)
  // The order of UTF-8 bytes is the order of Unicode scalars.
  return left.withUTF8 { left in
    right.withUTF8 { right in
      for place in 0..<min(left.count, right.count) where left[place] != right[place] {
        return Int(left[place]) - Int(right[place])
      }
      return left.count - right.count
    }
  }
}

func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool { isWhiteSpace(scalar.value) }

/// Returns whether a scalar has Unicode's property `White_Space`.
///
/// It is faster than the standard library's look-up of properties.
func isWhiteSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x9...0xD, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
    0x3000:
    true
  default: false
  }
}

private func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(isWhiteSpace)
}
