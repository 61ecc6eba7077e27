/// The pure functions of the feature, called by whichever layer an architecture prescribes.
///
/// Each call is counted, so that a report can say how often a pattern formats what it does not
/// show. That counter is why they belong to the main actor.

// The counters' exclusivity need not be checked, as only whole statements here touch them; in a
// sort of 100 000 rows the checks would cost more than the comparisons.

/// How often the shared functions were called since the process began, `byChange` and `byTitle`
/// apart.
@exclusivity(unchecked) @MainActor package private(set) var sharedFunctionCalls = 0

/// How often `byChange` and `byTitle` were called since the process began.
@exclusivity(unchecked) @MainActor package private(set) var sharedComparisons = 0

/// Whether a log-in may be tried: neither name nor password is blank.
@MainActor package func validate(login: String, password: String) -> Bool {
  sharedFunctionCalls += 1
  return !isBlank(login) && !isBlank(password)
}

/// Whether a note may be saved: its text is not blank.
@MainActor package func validate(noteText: String) -> Bool {
  sharedFunctionCalls += 1
  return !isBlank(noteText)
}

/// The first line of `text` that is not blank, trimmed; cut to 39 characters and "…" when it has
/// more than 40; "Untitled" when there is none.
@MainActor package func title(of text: String) -> String {
  sharedFunctionCalls += 1
  var text = text
  return text.withUTF8(TitleLine.title)
}

/// The number of runs without white space.
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

/// The moment as `2026-01-01 09:00:00`, in UTC.
@MainActor package func format(_ timestamp: Timestamp) -> String {
  sharedFunctionCalls += 1
  return CivilTime(timestamp).text
}

/// "1 note", "2 notes".
@MainActor package func counted(_ count: Int, _ noun: String) -> String {
  sharedFunctionCalls += 1
  return count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// "This user has 1 friend", "This user has 26 friends".
@MainActor package func friendSentence(_ count: Int) -> String {
  sharedFunctionCalls += 1
  return count == 1 ? "This user has 1 friend" : "This user has \(count) friends"
}

/// Whether the text, lower-cased, contains the filter, lower-cased; an empty filter matches all.
@MainActor package func matches(_ text: String, filter: String) -> Bool {
  sharedFunctionCalls += 1
  return filter.isEmpty || FilterMatch.isFound(filter, in: text)
}

/// Whether the first note stands before the second when the newest comes first; the higher id
/// first among those of one moment.
@MainActor package func byChange(
  _ left: Timestamp, _ leftID: Note.ID, _ right: Timestamp, _ rightID: Note.ID
) -> Bool {
  addComparisons(1)
  return precedesByChange(left, leftID, right, rightID)
}

/// Whether the first note stands before the second by title, compared by Unicode scalar; the
/// higher id first among those of one title.
@MainActor package func byTitle(
  _ left: String, _ leftID: Note.ID, _ right: String, _ rightID: Note.ID
) -> Bool {
  addComparisons(1)
  return precedesByTitle(left, leftID, right, rightID)
}

// MARK: - Comparing

/// Counts comparisons that were made by the functions below.
@MainActor func addComparisons(_ count: Int) {
  sharedComparisons += count
}

/// `byChange`, for sorting off the main actor: a closure on it asks at each call where it runs.
func precedesByChange(
  _ left: Timestamp, _ leftID: Note.ID, _ right: Timestamp, _ rightID: Note.ID
) -> Bool {
  left == right ? leftID > rightID : left > right
}

/// `byTitle`, for sorting off the main actor.
func precedesByTitle(
  _ left: String, _ leftID: Note.ID, _ right: String, _ rightID: Note.ID
) -> Bool {
  let order = compare(left, right)
  return order == 0 ? leftID > rightID : order < 0
}

// MARK: - Text

/// Below 0 if the first text stands before the second, 0 if they are the same, else above 0.
private func compare(_ left: String, _ right: String) -> Int {
  var (left, right) = (left, right)
  // UTF-8 sorts as the scalars do.
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

/// Unicode's `White_Space`, without the library's search for the scalar's properties.
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
