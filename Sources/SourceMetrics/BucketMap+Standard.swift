extension BucketMap {
  /// The maps of this package's architectures, in the order of every table.
  ///
  /// In an architecture's folder, `Infrastructure/`, `Composition/` and `Variants/` are what they say, and any
  /// other folder is the feature's screen of that name (`State/` holds what is of no one screen).
  package static let standard = [
    BucketMap("Baseline", roles: RoleRule.baseline),
    BucketMap("MVC", roles: RoleRule.mvc),
    BucketMap("MVVM", roles: RoleRule.mvvm),
    BucketMap("Redux", roles: RoleRule.redux),
    BucketMap("Ziggurat", roles: RoleRule.ziggurat),
  ]

  /// The map of the architecture of a name, in any case of letters.
  ///
  /// Throws when there is none.
  package static func named(_ name: String) throws(SourceError) -> BucketMap {
    guard let map = standard.first(where: { $0.architecture.lowercased() == name.lowercased() })
    else { throw .unknownArchitecture(name: name, known: standard.map(\.architecture)) }
    return map
  }
}
