/// A failure to read, count, format or compile sources.
package struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, where, and what to do: one sentence without a full stop.
  package let description: String

  package init(_ description: String) { self.description = description }
}
