extension Headline {
  /// The types that each type of the module names.
  ///
  /// Extensions of other modules' types are included. Only types of this module and of the shared
  /// modules count as named.
  package var collaborators: [TypeName: Set<TypeName>] {
    var found: [TypeName: Set<TypeName>] = [:]
    for symbol in symbols {
      if let type = type(of: symbol) { found[type] = [] }
    }
    for reference in references {
      guard let symbol = index.symbols[reference.usr],
        symbol.site != nil || Self.sharedModules.contains(symbol.module),
        let from = type(around: reference), let to = type(of: symbol), from != to
      else { continue }
      found[from, default: []].insert(to)
    }
    return found
  }

  /// The sets of the module's types that all depend on one another, the largest first.
  package var cycles: [[TypeName]] {
    var graph = Graph<TypeName>()
    for (type, others) in collaborators {
      for other in others where other.module == index.module { graph.add(type, other) }
    }
    return graph.cycles
  }
}
