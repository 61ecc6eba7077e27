/// A property, or a variable in no type.
package struct PropertyOutline: Sendable {
  package let name: String
  package let line: Int
  package let isLet: Bool
  /// As they are written, as in `private(set)`.
  package let modifiers: [String]
  /// The names of its attributes, without `@`.
  package let attributes: [String]
  /// What stands behind the colon; empty if the type is inferred.
  package let type: [SourceToken]
  /// What stands behind `=`; empty if there is nothing.
  package let initializer: [SourceToken]
  /// Whether it has a getter of its own and so stores nothing.
  package let isComputed: Bool

  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether nothing outside of its file can set it.
  package var isClosed: Bool {
    isLet || modifiers.contains { ["private", "fileprivate", "private(set)"].contains($0) }
  }

  /// Whether nothing outside of its file can see it.
  package var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0) }
  }

  /// The words of its type and its initial value.
  var words: [SourceToken] { (type + initializer).filter(\.isWord) }
}
