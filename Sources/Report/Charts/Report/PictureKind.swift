/// The kinds of pictures in a report; each file name begins with its kind.
enum PictureKind: String, CaseIterable, Sendable {
  case ladder, added, means, lane, ratios, processes, growth, sweep, memory, source
}
