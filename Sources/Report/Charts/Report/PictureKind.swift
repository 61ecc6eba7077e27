/// The kinds of pictures in a report; each file name begins with its kind.
enum PictureKind: String, CaseIterable, Sendable {
  case added, means, ratios, processes, growth, sweep, memory, source
}
