/// A Swift file's path and its bytes.
package struct SourceText: Hashable, Sendable {
  /// The path by which the file was found, from the path that was asked for.
  package let path: String
  /// What it holds, UTF-8 or not.
  package let bytes: [UInt8]

  /// A text that is, or stands for, the file at a path.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
