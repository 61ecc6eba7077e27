/// The part of an architecture to which a file belongs.
package enum Bucket: String, CaseIterable, Codable, Hashable, Sendable {
  /// The feature itself, with a folder for each screen.
  case feature
  /// The pattern's own runtime: store, renderer, bindings. It is written once for all screens.
  case infrastructure
  /// The object graph and the entry type.
  case composition
}
