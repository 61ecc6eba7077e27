/// A conformance that is declared in another file than its type.
///
/// Code that relies on the conformance names only the type. The index therefore has no reference
/// from that code to the conformance.
struct ConformanceElsewhere {
  /// The USR of the type that conforms.
  let type: String
  /// The protocol and those that it refines, named as in `Toolkit.TableViewDataSource`.
  let protocols: Set<String>
  /// The file that declares the conformance.
  let file: String

  /// Returns all such conformances of a module.
  static func all(in index: SemanticIndex) -> [ConformanceElsewhere] {
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
      return ConformanceElsewhere(type: type, protocols: protocols, file: occurrence.site.file)
    }
  }
}
