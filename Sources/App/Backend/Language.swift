/// The words and sentences for generated notes in one language or writing system.
nonisolated struct Language: Sendable {
  let people: [String]
  let things: [String]
  let times: [String]
  /// The possible first lines of a longer note.
  let headings: [SentenceTemplate]
  let sentences: [SentenceTemplate]
  /// The mark at the end of a sentence in a paragraph.
  let stop: String

  /// The possible texts of a note of a single word.
  var words: [String] { things + people }

  init(
    people: [String], things: [String], times: [String], headings: [String] = [],
    sentences: [String], stop: String = "."
  ) {
    self.people = people
    self.things = things
    self.times = times
    self.headings = (headings.isEmpty ? sentences : headings).map(SentenceTemplate.init)
    self.sentences = sentences.map(SentenceTemplate.init)
    self.stop = stop
  }

  /// English, used for most notes, then wide, right-to-left and combining writing.
  static let all = [
    english, japanese, chinese, korean, hebrew, arabic, french, vietnamese, hindi,
  ]

  /// Emoji of one scalar and of several: flags, skin tones, families.
  static let emoji = [
    "🎂", "✅", "☕️", "🚲", "🥐", "👍🏽", "🇯🇵", "🏳️‍🌈", "👩‍👩‍👧‍👦", "🌧️", "📌", "🧾",
  ]
}
