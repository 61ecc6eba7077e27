/// The number of references from files of one role to another role or to a shared module.
package struct RoleLink: Hashable, Sendable {
  package let from: Role
  package let to: Target
  /// The number of different symbols that are named.
  package let symbols: Int
  /// The number of places that name them.
  package let places: Int
  /// The number of places that write to a property.
  package let writes: Int

  /// The declarer of the symbols that are named.
  package enum Target: Hashable, Sendable {
    case role(Role)
    /// A module that all architectures share.
    case module(String)
  }
}

extension Headline {
  /// The modules that all architectures share, in the order of the layers.
  package static let sharedModules = [
    "Model", "Controllers", "Screens", "Toolkit", "ArchitectureKit",
  ]

  /// The references between roles, ordered by the role that refers, then by the target.
  ///
  /// References within a file and to the standard libraries are left out.
  package var roleLinks: [RoleLink] {
    struct Key: Hashable {
      let from: Role
      let to: RoleLink.Target
    }
    var found: [Key: [IndexedOccurrence]] = [:]
    for reference in references {
      guard let symbol = index.symbols[reference.usr], let target = target(of: symbol),
        symbol.site?.file != reference.site.file
      else { continue }
      found[Key(from: reference.site.place.role, to: target), default: []].append(reference)
    }
    let roles = Set(index.symbols.values.compactMap(\.site?.place.role)).sorted()
    let targets =
      roles.map(RoleLink.Target.role) + Self.sharedModules.map(RoleLink.Target.module)
    return roles.flatMap { from in
      targets.compactMap { to in
        found[Key(from: from, to: to)].map { places in
          RoleLink(
            from: from, to: to, symbols: Set(places.map(\.usr)).count,
            // The creation of an object names its type and its initialiser at the same place.
            places: Set(places.map(\.site)).count,
            writes: Set(places.filter { $0.access.contains(.write) }.map(\.site)).count)
        }
      }
    }
  }

  private func target(of symbol: IndexedSymbol) -> RoleLink.Target? {
    if let place = symbol.site?.place { return .role(place.role) }
    return Self.sharedModules.contains(symbol.module) ? .module(symbol.module) : nil
  }
}
