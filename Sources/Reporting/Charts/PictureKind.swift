/// The kinds of pictures that a report has; their files' names begin with them.
enum PictureKind: String, CaseIterable, Sendable {
  case means, lane, ratios, events, split, growth, sweep, memory, source, roles
}
