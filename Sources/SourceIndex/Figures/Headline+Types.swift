extension Headline {
  /// The module's own types, and what it adds to those of others, with the types that each names.
  ///
  /// Only types of the module and of those that all architectures share are counted.
  package var collaborators: [TypeName: Set<TypeName>] {
    var found: [TypeName: Set<TypeName>] = [:]
    for symbol in symbols {
      if let type = type(of: symbol) { found[type] = [] }
    }
    for reference in references {
      guard let symbol = index.symbols[reference.usr], !isVariant(symbol),
        symbol.site != nil || Self.sharedModules.contains(symbol.module),
        let from = type(around: reference), let to = type(of: symbol), from != to
      else { continue }
      found[from, default: []].insert(to)
    }
    return found
  }

  /// Sets of the module's own types that all need one another, the largest first.
  package var cycles: [[TypeName]] {
    var graph = Graph<TypeName>()
    for (type, others) in collaborators {
      for other in others where other.module == index.module { graph.add(type, other) }
    }
    return graph.cycles
  }
}
