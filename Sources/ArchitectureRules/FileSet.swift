package import SourceMetrics

/// Some of an architecture's files, and what a sentence calls them.
package struct FileSet: Sendable {
  /// As in "view controllers".
  let name: String
  let contains: @Sendable (RuleSources.File) -> Bool

  /// Files by the role that they play.
  static func role(_ roles: Role...) -> FileSet {
    FileSet(name: roles.map(\.plural).joined(separator: " and ")) { roles.contains($0.place.role) }
  }

  /// Every file.
  static let everything = FileSet(name: "the architecture's files") { _ in true }

  /// Files by a pattern of their path in the architecture's folder, where a star stands for
  /// anything.
  static func path(_ pattern: String) -> FileSet {
    let rule = RoleRule(pattern, .value)
    return FileSet(name: pattern) { rule.fits($0.inside) }
  }

  /// Without those of another selection.
  func except(_ other: FileSet) -> FileSet {
    FileSet(name: name) { [contains] in contains($0) && !other.contains($0) }
  }

  /// With those of another selection.
  func and(_ other: FileSet) -> FileSet {
    FileSet(name: "\(name) and \(other.name)") { [contains] in contains($0) || other.contains($0) }
  }

  /// What is not of these.
  var others: FileSet {
    FileSet(name: "whoever is none of the \(name)") { [contains] in !contains($0) }
  }
}

extension Role {
  /// As in "view controllers".
  package var plural: String {
    switch self {
    case .infrastructure, .composition, .middleware, .state: name
    default: name + "s"
    }
  }
}
