/// A place that declares a symbol or names it.
package struct IndexedOccurrence: Hashable, Sendable {
  /// The symbol, by its name for the compiler.
  package let usr: String
  /// Where: file, line, column, and what the file does.
  package let site: IndexedSymbol.Site
  package let access: Access
  /// The body, property or type that the place lies in; nil at the outermost level of a file.
  package let container: String?

  /// What is done with the symbol; several at once for `+=`.
  package struct Access: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let definition = Access(rawValue: 1)
    package static let reference = Access(rawValue: 2)
    package static let read = Access(rawValue: 4)
    package static let write = Access(rawValue: 8)
    package static let call = Access(rawValue: 16)
    /// A macro's or the compiler's, with no words in the source.
    package static let implicit = Access(rawValue: 32)
    /// In the list after a type's colon: the container inherits from it or conforms to it.
    package static let base = Access(rawValue: 64)
    /// In the head of an extension.
    package static let extended = Access(rawValue: 128)
    /// Named nowhere: at a conformance, a member that lies elsewhere and meets a requirement of it.
    package static let witness = Access(rawValue: 256)
    /// In a key path's literal: what is done with the property is decided elsewhere.
    package static let keyPath = Access(rawValue: 512)
  }
}
