package import SourceAnalysis

/// A selection of an architecture's files, with a name for use in sentences.
package struct FileSet: Sendable {
  /// The name in the plural, such as "view controllers".
  let name: String
  let contains: @Sendable (RuleSources.File) -> Bool

  /// Selects the files with one of these roles.
  package static func role(_ roles: Role...) -> FileSet {
    FileSet(name: roles.map(\.plural).joined(separator: " and ")) { roles.contains($0.place.role) }
  }

  /// All files.
  package static let everything = FileSet(name: "the architecture's files") { _ in true }

  /// Selects files by a pattern for their paths in the architecture's folder; `*` matches anything.
  package static func path(_ pattern: String) -> FileSet {
    let rule = RoleRule(pattern, .value)
    return FileSet(name: pattern) { rule.fits($0.pathInFolder) }
  }

  /// Returns this selection without the files of another one.
  package func except(_ other: FileSet) -> FileSet {
    FileSet(name: name) { [contains] in contains($0) && !other.contains($0) }
  }

  /// Returns the files of this selection and of another one.
  package func and(_ other: FileSet) -> FileSet {
    FileSet(name: "\(name) and \(other.name)") { [contains] in contains($0) || other.contains($0) }
  }

  /// The files that are not in this selection.
  package var others: FileSet {
    FileSet(name: "files other than the \(name)") { [contains] in !contains($0) }
  }
}

extension Role {
  /// The name in the plural, such as "view controllers".
  fileprivate var plural: String {
    switch self {
    case .infrastructure, .composition, .middleware, .state: name
    default: name + "s"
    }
  }
}

extension RuleSources {
  /// Returns the files of a selection.
  func files(in set: FileSet) -> [File] { files.filter(set.contains) }

  /// Returns the names of the types that the files of a selection declare, without nested types.
  func typeNames(in set: FileSet) -> Set<String> {
    Set(
      files(in: set).flatMap(\.outline.types)
        .filter { $0.kind != .extension && !$0.name.contains(".") }.map(\.name))
  }
}
