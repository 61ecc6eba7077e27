/// Where the files of one architecture lie, and which bucket each folder is.
package struct BucketMap: Hashable, Sendable {
  /// Code outside of an architecture's folder that it uses and that counts as its own.
  package struct SharedCode: Hashable, Sendable {
    /// A file or folder, from the package's root.
    package let path: String
    /// The bucket of all that is there.
    package let bucket: Bucket

    /// A file or folder that belongs to a bucket as a whole.
    package init(path: String, bucket: Bucket) {
      self.path = path
      self.bucket = bucket
    }
  }

  /// The architecture's name.
  package let architecture: String
  /// Its folder, from the package's root.
  package let folder: String
  /// What it shares with some other architectures; counts for each that uses it.
  package let shared: [SharedCode]

  /// The map of an architecture whose folder is `Sources/` and its name.
  package init(_ architecture: String, shared: [SharedCode] = []) {
    self.architecture = architecture
    folder = "Sources/" + architecture
    self.shared = shared
  }

  /// The place of a file, by its path from the architecture's folder.
  ///
  /// Throws when the file lies in none of the folder's own folders.
  package func place(of path: String) throws(SourceError) -> Place {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let first = parts.first else {
      throw .noBucket(path: folder + "/" + path, architecture: architecture)
    }
    switch first {
    case "Infrastructure": return Place(.infrastructure)
    case "Composition": return Place(.composition)
    case "Variants": return Place(.variants)
    default: return Place(.feature, screen: String(first))
    }
  }
}
