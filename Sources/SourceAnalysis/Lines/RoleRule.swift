/// A pattern for paths in the architecture's folder, and the role of the files that it matches.
package struct RoleRule: Hashable, Sendable {
  /// A path in which `*` matches any characters.
  package let pattern: String
  /// The role of all files that the pattern matches.
  package let role: Role

  package init(_ pattern: String, _ role: Role) {
    self.pattern = pattern
    self.role = role
  }

  /// Whether the pattern matches a whole path.
  package func fits(_ path: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, path.hasPrefix(first) else {
      return false
    }
    guard parts.count > 1 else { return path == pattern }
    var rest = path.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
