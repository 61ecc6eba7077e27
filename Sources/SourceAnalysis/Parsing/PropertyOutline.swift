/// A property, or a variable outside of all types.
package struct PropertyOutline: Sendable {
  package let name: String
  /// The line of the name.
  package let line: Int
  package let isLet: Bool
  /// The modifiers as they are written, for example `private(set)`.
  package let modifiers: [String]
  /// The names of its attributes, without `@`.
  package let attributes: [String]
  /// The tokens of the declared type; empty if the type is inferred.
  package let type: [Token]
  /// The tokens after `=`, with those of observers; empty if there is no initial value.
  package let initializer: [Token]
  /// Whether it has a getter and stores nothing.
  package let isComputed: Bool

  /// Whether it belongs to the type instead of its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether only code in its own file can set it.
  package var isClosed: Bool {
    isLet || modifiers.contains { ["private", "fileprivate", "private(set)"].contains($0) }
  }

  /// Whether only code in its own file can read it.
  package var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0) }
  }

  /// The words of its type and its initial value.
  var words: [Token] { (type + initializer).filter(\.isWord) }
}
