/// The words and sentences from which notes are made, in a language or a way of writing.
nonisolated struct Language: Sendable {
  let people: [String]
  let things: [String]
  let times: [String]
  /// What may stand above a longer note.
  let headings: [SentenceTemplate]
  let sentences: [SentenceTemplate]
  /// What ends a sentence in a paragraph.
  let stop: String

  /// What a note of a single word may say.
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

  /// English first, as most notes are in it; then wide, right-to-left and combining writing.
  static let all = [
    english, japanese, chinese, korean, hebrew, arabic, french, vietnamese, hindi,
  ]

  /// Of one scalar and of many: flags, skin tones, families.
  static let emoji = [
    "🎂", "✅", "☕️", "🚲", "🥐", "👍🏽", "🇯🇵", "🏳️‍🌈", "👩‍👩‍👧‍👦", "🌧️", "📌", "🧾",
  ]
}
