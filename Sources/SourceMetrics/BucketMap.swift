/// Where the files of one architecture lie, and which bucket each folder is.
package struct BucketMap: Hashable, Sendable {
  /// The architecture's name.
  package let architecture: String
  /// Its folder, from the package's root.
  package let folder: String
  /// The roles of its files; the first that fits is the one.
  package let roles: [RoleRule]

  /// The map of an architecture whose folder is `Sources/` and its name.
  package init(_ architecture: String, roles: [RoleRule]) {
    self.architecture = architecture
    self.roles = roles
    folder = "Sources/" + architecture
  }

  /// The place of a file, by its path from the architecture's folder.
  ///
  /// Throws when the file lies in none of the folder's own folders, or no rule names its role.
  package func place(of path: String) throws(SourceError) -> Place {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let first = parts.first else {
      throw .noBucket(path: folder + "/" + path, architecture: architecture)
    }
    guard let role = roles.first(where: { $0.fits(path) })?.role else {
      throw .noRole(path: folder + "/" + path, architecture: architecture)
    }
    switch first {
    case "Infrastructure": return Place(.infrastructure, role: role)
    case "Composition": return Place(.composition, role: role)
    case "Variants": return Place(.variants, role: role)
    default: return Place(.feature, screen: String(first), role: role)
    }
  }
}
