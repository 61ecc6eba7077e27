extension [String] {
  /// The words as one line that a POSIX shell splits into the same words.
  package var shellLine: String {
    map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isPlainInShell }
      return isPlain
        ? word
        : "'"
          + word.split(
            separator: "'", omittingEmptySubsequences: false
          ).joined(separator: "'\\''") + "'"
    }.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isPlainInShell: Bool {
    isASCII && (isLetter || isNumber) || "-_./=:,+@%".contains(self)
  }
}
