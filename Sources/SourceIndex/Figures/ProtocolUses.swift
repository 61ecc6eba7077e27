/// Which files hand a type on as a protocol, as far as names tell.
struct ProtocolUses {
  /// The symbols that each file names.
  private var names: [String: Set<String>] = [:]
  /// The classes that classes inherit from.
  private var bases: [String: Set<String>] = [:]
  /// What the names of symbols say in words, their types among them.
  private let signatures: [String: String]

  init(_ index: SemanticIndex) {
    for occurrence in index.occurrences {
      names[occurrence.site.file, default: []].insert(occurrence.usr)
      if occurrence.access.contains(.base), let container = occurrence.container {
        bases[container, default: []].insert(occurrence.usr)
      }
    }
    signatures = index.symbols.mapValues { MangledName.words(usr: $0.usr) ?? "" }
  }

  /// The files that name both the type, or one that inherits from it, and the protocol, or something
  /// in whose type it stands.
  func files(relyingOn conformance: DistantConformance) -> [String] {
    var types: Set<String> = [conformance.type]
    var count = 0
    while count != types.count {
      count = types.count
      for (type, its) in bases where !types.isDisjoint(with: its) { types.insert(type) }
    }
    return names.filter { _, symbols in
      !symbols.isDisjoint(with: types)
        && symbols.contains { symbol in
          conformance.protocols.contains { mentions($0, in: signatures[symbol] ?? "") }
        }
    }.map(\.key)
  }

  /// Whether a signature has a name in it that does not go on.
  private func mentions(_ name: String, in signature: String) -> Bool {
    signature.ranges(of: name).contains { range in
      range.upperBound == signature.endIndex
        || !(signature[range.upperBound].isLetter || signature[range.upperBound].isNumber)
    }
  }
}
