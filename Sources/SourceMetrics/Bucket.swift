/// What a file of an architecture is for.
package enum Bucket: String, CaseIterable, Codable, Hashable, Sendable {
  /// The feature as the pattern writes it, by screen.
  case feature
  /// The pattern's own run time: store, renderer, bindings; paid once, however many the screens.
  case infrastructure
  /// The object graph and the entry type.
  case composition
  /// What only variants beside the headline use.
  case variants
}
