/// A type's conformance that another file declares than the type's own.
///
/// Who relies on it names the type and not the conformance, so that the index has no arrow to it.
struct DistantConformance {
  /// The type that conforms, by its name for the compiler.
  let type: String
  /// The protocol, as signatures name it: `Toolkit.TableViewDataSource`; with those that it refines.
  let protocols: Set<String>
  /// The file that declares it.
  let file: String

  /// All of a module.
  static func all(in index: SemanticIndex) -> [DistantConformance] {
    var refined: [String: Set<String>] = [:]
    for occurrence in index.occurrences where occurrence.access.contains(.base) {
      if let container = occurrence.container {
        refined[container, default: []].insert(occurrence.usr)
      }
    }
    return index.occurrences.compactMap { occurrence in
      guard occurrence.access.contains(.base), let type = occurrence.container,
        index.symbols[occurrence.usr]?.kind == .protocol,
        index.symbols[type]?.site?.file != occurrence.site.file
      else { return nil }
      var protocols: Set<String> = []
      var open = [occurrence.usr]
      while let next = open.popLast() {
        guard let words = MangledName.words(usr: next), protocols.insert(words).inserted else {
          continue
        }
        open += refined[next] ?? []
      }
      return DistantConformance(type: type, protocols: protocols, file: occurrence.site.file)
    }
  }
}
