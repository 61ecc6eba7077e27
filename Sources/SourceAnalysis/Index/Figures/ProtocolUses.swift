/// The files that may use a type through a protocol, judged by the symbols that they name.
struct ProtocolUses {
  /// The USRs of the symbols that each file names.
  private var names: [String: Set<String>] = [:]
  /// The USRs of the bases of each type.
  private var bases: [String: Set<String>] = [:]
  /// The demangled name of each symbol, which includes its type.
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

  /// Returns the files that may rely on a conformance.
  ///
  /// Such a file names the type or a type that inherits from it. It also names the protocol, or a
  /// symbol with the protocol in its signature.
  func files(relyingOn conformance: ConformanceElsewhere) -> [String] {
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

  /// Whether a signature contains a name as a whole word.
  private func mentions(_ name: String, in signature: String) -> Bool {
    signature.ranges(of: name).contains { range in
      range.upperBound == signature.endIndex
        || !(signature[range.upperBound].isLetter || signature[range.upperBound].isNumber)
    }
  }
}
