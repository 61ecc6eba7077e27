import Support

/// The folder of one architecture, and the rules that give its files their places.
package struct BucketMap: Hashable, Sendable {
  /// The architecture's name.
  package let architecture: String
  /// The path of its folder from the package's root.
  package let folder: String
  /// The rules for the roles of its files; the first rule that fits applies.
  package let roles: [RoleRule]

  /// Creates the map of an architecture.
  package init(_ architecture: String, roles: [RoleRule]) {
    self.architecture = architecture
    self.roles = roles
    folder = Self.folder(of: architecture)
  }

  /// Returns the path of an architecture's folder from the package's root.
  package static func folder(of architecture: String) -> String {
    "Sources/Architectures/" + architecture.moduleName
  }

  /// Returns the path of a file from the package's root, given its path from the folder.
  package func path(_ pathInFolder: String) -> String { "\(folder)/\(pathInFolder)" }

  /// Returns the place of a file, given its path from the architecture's folder.
  ///
  /// Throws when the file is not in a subfolder, or no rule gives its role.
  package func place(of path: String) throws(SourceError) -> Place {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let first = parts.first else {
      throw SourceError(
        "'\(folder)/\(path)' is in no bucket of \(architecture); move it into Infrastructure/, "
          + "Composition/ or the folder of its screen")
    }
    guard let role = roles.first(where: { $0.fits(path) })?.role else {
      throw SourceError(
        "'\(folder)/\(path)' plays no role in \(architecture); name it as the files like it are "
          + "named, or add it to the roles of the pattern's rule book in Sources/Study/Rules")
    }
    switch first {
    case "Infrastructure": return Place(.infrastructure, role: role)
    case "Composition": return Place(.composition, role: role)
    default: return Place(.feature, role: role)
    }
  }
}

/// The part of an architecture to which a file belongs.
package enum Bucket: String, CaseIterable, Hashable, Sendable {
  /// The feature itself, with a folder for each screen.
  case feature
  /// The pattern's own runtime: store, renderer, bindings. It is written once for all screens.
  case infrastructure
  /// The object graph and the entry type.
  case composition
}

/// The bucket and the role of a file.
package struct Place: Hashable, Sendable {
  /// The bucket.
  package let bucket: Bucket
  /// The role of the file in its pattern.
  package let role: Role

  package init(_ bucket: Bucket, role: Role) {
    self.bucket = bucket
    self.role = role
  }
}

/// The counts of one architecture's files, each with its bucket and role.
package struct ArchitectureSource: Hashable, Sendable {
  /// A file and its place.
  package struct Entry: Hashable, Sendable {
    /// The bucket and the role.
    package let place: Place
    /// The counts.
    package let file: SourceFile
  }

  /// The architecture's name.
  package let architecture: String
  /// All files, in the order of their paths' bytes.
  package let entries: [Entry]

  /// Reads and counts the files of an architecture.
  ///
  /// Paths are relative to `root`, the package's folder. Throws when a file cannot be read, or has no
  /// bucket or no role.
  package init(_ map: BucketMap, root: String = ".") throws(SourceError) {
    try self.init(map, texts: try SourceTree.texts(at: [map.folder], in: root))
  }

  /// Counts texts that were read before; those outside of the architecture's folder are ignored.
  ///
  /// Throws when one has no bucket or no role.
  package init(_ map: BucketMap, texts: [SourceText]) throws(SourceError) {
    let own = texts.filter { $0.path.hasPrefix(map.folder + "/") }
    var entries: [Entry] = []
    for file in SourceMeasurement(own).files {
      let inside = String(file.path.dropFirst(map.folder.count + 1))
      entries.append(Entry(place: try map.place(of: inside), file: file))
    }
    architecture = map.architecture
    self.entries = entries
  }

  /// The sums of all files.
  package var totals: SourceTotals { SourceTotals(entries.map(\.file)) }

  /// Returns the sums of the files in a bucket.
  package func totals(of bucket: Bucket) -> SourceTotals {
    SourceTotals(entries.filter { $0.place.bucket == bucket }.map(\.file))
  }

  /// Returns the sums of the files with a role.
  package func totals(playing role: Role) -> SourceTotals {
    SourceTotals(entries.filter { $0.place.role == role }.map(\.file))
  }
}
