/// Writes a realistic note: a word, a list, a few lines, or sometimes pages.
nonisolated struct NoteWriter {
  private var random: SplitMix64
  private var text = ""
  private var wordsLeft = 0

  init(random: SplitMix64) {
    self.random = random
  }

  /// Returns a text of log-normal length.
  ///
  /// Half of the notes have more than a dozen words. One in a thousand has more than 700.
  mutating func write() -> String {
    wordsLeft = wordCount()
    text = ""
    text.reserveCapacity(wordsLeft * 7)
    let language = Language.all[languageIndex()]
    if wordsLeft == 1 {
      text = pick(language.words)
    } else {
      write(wordsLeft > 8 ? language.headings : language.sentences, in: language)
      while wordsLeft > 0 { writeBlock(in: language) }
    }
    return text
  }

  // MARK: - Blocks

  private enum Block: CaseIterable {
    case paragraph, checklist, bullets, log
  }

  /// Appends some lines of one kind, after a blank line if the note is long.
  private mutating func writeBlock(in language: Language) {
    let block = Block.allCases[random.below(Block.allCases.count)]
    if wordsLeft > 25 { text.append("\n") }
    for line in 0...(1 + random.below(6)) where wordsLeft > 0 {
      text.append("\n")
      // People mix languages, so one line in ten is in a random language.
      let language = random.below(10) == 0 ? Language.all[languageIndex()] : language
      switch block {
      case .paragraph:
        for sentence in 0...random.below(3) {
          if sentence > 0 { text.append(" ") }
          write(language.sentences, in: language)
          text.append(language.stop)
        }
      case .checklist:
        text.append(random.below(3) == 0 ? "[x] " : "[ ] ")
        write(language.sentences, in: language)
      case .bullets:
        text.append("- ")
        write(language.sentences, in: language)
      case .log:
        text.append("\(9 + line):\(random.below(2) == 0 ? "05" : "40") ")
        write(language.sentences, in: language)
      }
      if random.below(8) == 0 {
        text.append(" ")
        text.append(pick(Language.emoji))
      }
    }
  }

  /// Appends one of the sentences with a capital at its start.
  private mutating func write(_ sentences: [SentenceTemplate], in language: Language) {
    let template = sentences[random.below(sentences.count)]
    for (index, piece) in template.pieces.enumerated() {
      switch piece {
      case .text(let words): text.append(words)
      case .person: write(pick(language.people), isFirst: index == 0)
      case .thing: write(pick(language.things), isFirst: index == 0)
      case .time: write(pick(language.times), isFirst: index == 0)
      }
    }
    wordsLeft -= template.length
  }

  private mutating func write(_ words: String, isFirst: Bool) {
    guard isFirst else { return text.append(words) }
    text.append(words.prefix(1).uppercased())
    text.append(contentsOf: words.dropFirst())
  }

  // MARK: - Chance

  private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }

  /// Returns English for six notes of ten, and any other language for the rest.
  private mutating func languageIndex() -> Int {
    random.below(10) < 6 ? 0 : 1 + random.below(Language.all.count - 1)
  }

  private mutating func wordCount() -> Int {
    // The sum of twelve uniform numbers is close enough to normal and needs no logarithm. Math
    // libraries differ in the last bit, and the notes must not.
    var normal = -6.0
    for _ in 0..<12 { normal += random.fraction() }
    return min(max(1, Int(7 * exponential(1.4 * normal))), 2_000)
  }

  /// Returns e to the power of `x`, as (1 + x/4096)⁴⁰⁹⁶; accurate to 1 % for |x| below 10.
  private func exponential(_ x: Double) -> Double {
    var power = 1 + x / 4_096
    for _ in 0..<12 { power *= power }
    return power
  }
}
