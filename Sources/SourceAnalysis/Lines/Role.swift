/// The role of a file in its pattern, in the words of the pattern.
///
/// Rules allow or forbid dependencies between roles. So each file has exactly one role. Only the roles
/// that the tools know are here. The others are in `Study`: each pattern may add its own.
package struct Role: Hashable, Comparable, Sendable {
  /// The word for it in the sources and in `results.json`, such as `viewController`.
  package let word: String
  /// The place in tables, from the source of data at 0 to the screen at 100.
  let place: Int

  /// Creates a role by its word, and its place between the source of data at 0 and the screen at
  /// 100.
  package init(_ word: String, at place: Int) {
    self.word = word
    self.place = place
  }

  /// The pattern's own runtime.
  package static let infrastructure = Role("infrastructure", at: 35)
  package static let action = Role("action", at: 40)
  /// A plain value that roles pass to one another.
  package static let value = Role("value", at: 52)
  /// A protocol through which one role uses another.
  package static let contract = Role("contract", at: 60)
  /// The object graph and the entry type.
  package static let composition = Role("composition", at: 80)
  package static let viewController = Role("viewController", at: 90)
  /// A view, or an extension of one of the storyboard's views.
  package static let view = Role("view", at: 95)

  /// The name in tables.
  package var name: String { Self.name(of: word) }

  /// Returns the name of the role with this word: `view controller` for `viewController`.
  package static func name(of word: String) -> String {
    word.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }

  package static func < (one: Role, other: Role) -> Bool {
    (one.place, one.word) < (other.place, other.word)
  }
}

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
