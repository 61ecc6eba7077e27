package import SourceMetrics

/// How often files of one role name what another role, or a shared module, declares.
package struct RoleLink: Hashable, Sendable {
  package let from: Role
  package let to: Target
  /// Different symbols that are named.
  package let symbols: Int
  /// Places that name them.
  package let places: Int
  /// Those of the places that write to a property.
  package let writes: Int

  /// What is named.
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

  /// Who names whom: in the order of the roles, then of what they name.
  ///
  /// What a file names of itself is left out, and so are the language's own libraries.
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
    let targets =
      Role.allCases.map(RoleLink.Target.role) + Self.sharedModules.map(RoleLink.Target.module)
    return Role.allCases.flatMap { from in
      targets.compactMap { to in
        found[Key(from: from, to: to)].map { places in
          RoleLink(
            from: from, to: to, symbols: Set(places.map(\.usr)).count,
            // A type that is made names its initialiser at the same place.
            places: Set(places.map(\.site)).count,
            writes: Set(places.filter { $0.access.contains(.write) }.map(\.site)).count)
        }
      }
    }
  }

  private func target(of symbol: IndexedSymbol) -> RoleLink.Target? {
    if let place = symbol.site?.place {
      return place.bucket == .variants ? nil : .role(place.role)
    }
    return Self.sharedModules.contains(symbol.module) ? .module(symbol.module) : nil
  }
}
