/// Where a file counts.
package struct Place: Codable, Hashable, Sendable {
  /// The bucket.
  package let bucket: Bucket
  /// The screen, by the name of its folder; nil outside of the feature.
  package let screen: String?
  /// What the file does in its pattern.
  package let role: Role

  /// A place in a bucket, for the feature on a screen.
  package init(_ bucket: Bucket, screen: String? = nil, role: Role) {
    self.bucket = bucket
    self.screen = screen
    self.role = role
  }
}
