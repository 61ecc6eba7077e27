/// The counts of one file.
package struct SourceFile: Hashable, Sendable {
  /// The path of the file, beginning with the path that was asked for.
  package let path: String
  package let counts: TextCounts
}

/// A Swift file's path and its bytes.
package struct SourceText: Hashable, Sendable {
  /// The path of the file, beginning with the path that was asked for.
  package let path: String
  /// The content, valid UTF-8 or not.
  package let bytes: [UInt8]
}
