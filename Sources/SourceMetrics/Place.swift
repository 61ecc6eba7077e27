/// Where a file counts.
package struct Place: Codable, Hashable, Sendable {
  /// The bucket.
  package let bucket: Bucket
  /// The screen, by the name of its folder; nil outside of the feature.
  package let screen: String?

  /// A place in a bucket, for the feature on a screen.
  package init(_ bucket: Bucket, screen: String? = nil) {
    self.bucket = bucket
    self.screen = screen
  }
}
