/// Where a file counts.
package struct Place: Codable, Hashable, Sendable {
  /// The bucket.
  package let bucket: Bucket
  /// The screen, by the name of its folder; nil outside of the feature.
  package let screen: String?
}
