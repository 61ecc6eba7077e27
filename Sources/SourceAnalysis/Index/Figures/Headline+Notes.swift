extension Headline {
  /// The limits of the figures for these sources: one sentence each, without a full stop.
  package var notes: [String] {
    [keyPathNote, replacementNote, macroNote].compactMap { $0 }
  }

  private var keyPathNote: String? {
    let places = references.filter {
      $0.access.contains(.keyPath) && !$0.access.contains(.write)
        && index.symbols[$0.usr]?.storage == .variable
    }
    guard !places.isEmpty else { return nil }
    return
      "a write through a key path that is passed on is not counted. Key paths name properties that "
      + "change at \(list(places.map(\.site)))"
  }

  private var replacementNote: String? {
    let places = index.replacements
    guard !places.isEmpty else { return nil }
    return
      "a value that replaces itself, `self = …`, writes all its properties, but is not counted. This "
      + "is so at \(list(places))"
  }

  private var macroNote: String? {
    let names = references.filter { index.symbols[$0.usr]?.kind == .macro }
      .compactMap { index.symbols[$0.usr]?.name }
    guard !names.isEmpty else { return nil }
    return "writes by macros are not counted: \(Set(names).sorted().joined(separator: ", "))"
  }

  private func list(_ sites: [IndexedSymbol.Site]) -> String {
    sites.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
  }
}
