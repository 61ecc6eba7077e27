/// The bucket, the screen and the role of a file.
package struct Place: Codable, Hashable, Sendable {
  /// The bucket.
  package let bucket: Bucket
  /// The name of the screen's folder; nil outside of the feature.
  package let screen: String?
  /// The role of the file in its pattern.
  package let role: Role

  /// Creates a place; only the feature has screens.
  package init(_ bucket: Bucket, screen: String? = nil, role: Role) {
    self.bucket = bucket
    self.screen = screen
    self.role = role
  }
}
