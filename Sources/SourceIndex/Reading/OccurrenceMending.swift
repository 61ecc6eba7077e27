/// Puts right what the index says of writes.
struct OccurrenceMending {
  private let symbols: [String: IndexedSymbol]
  private let texts: [String: SourceWords]

  /// - Parameters:
  ///   - symbols: by their names for the compiler.
  ///   - texts: the sources by path.
  init(_ symbols: [String: IndexedSymbol], _ texts: [String: SourceWords]) {
    self.symbols = symbols
    self.texts = texts
  }

  /// The same occurrences, writes that are none taken away and those that it does not see added.
  func mend(_ occurrences: [IndexedOccurrence]) -> [IndexedOccurrence] {
    var mended = occurrences.map { markingKeyPath(withoutFalseWrite($0)) }
    let byPlace = Dictionary(grouping: mended.indices) { index in
      TextPlace(mended[index].site, offset: 0)
    }
    for index in mended.indices {
      guard let end = endOfWrapper(mended[index]),
        (byPlace[end] ?? []).contains(where: { mended[$0].access.contains(.write) })
      else { continue }
      mended[index] = mended[index].adding(.write)
    }
    return mended
  }

  /// Assigning to a member of what a `let` holds is no write of the `let`, though the index says so
  /// if it holds a protocol's object, or a key path through which something is written.
  private func withoutFalseWrite(_ occurrence: IndexedOccurrence) -> IndexedOccurrence {
    guard occurrence.access.contains(.write), let symbol = symbols[occurrence.usr],
      symbol.storage == .constant
    else { return occurrence }
    let body = occurrence.container.flatMap { symbols[$0] }
    let isInitial = body?.kind == .initializer && body?.parent == symbol.parent
    return isInitial ? occurrence : occurrence.removing(.write)
  }

  /// The index takes a key path for a reading of its properties, whatever will be done through it.
  private func markingKeyPath(_ occurrence: IndexedOccurrence) -> IndexedOccurrence {
    let site = occurrence.site
    guard occurrence.access.contains(.read), !occurrence.access.contains(.implicit),
      texts[site.file]?.isInKeyPath(line: site.line, column: site.column) ?? false
    else { return occurrence }
    return occurrence.adding(.keyPath)
  }

  /// Where the member of `_name.value` begins, if that is what stands here: the storage of a property
  /// wrapper, which the index gives as a reading of the property `name`.
  private func endOfWrapper(_ occurrence: IndexedOccurrence) -> TextPlace? {
    let site = occurrence.site
    guard occurrence.access.contains(.read), !occurrence.access.contains(.implicit),
      let symbol = symbols[occurrence.usr], symbol.storage == .variable,
      texts[site.file]?.byte(before: site.column, line: site.line) == UInt8(ascii: "_")
    else { return nil }
    return TextPlace(site, offset: symbol.name.utf8.count + 1)
  }

  private struct TextPlace: Hashable {
    let file: String
    let line: Int
    let column: Int

    init(_ site: IndexedSymbol.Site, offset: Int) {
      file = site.file
      line = site.line
      column = site.column + offset
    }
  }
}

extension IndexedOccurrence {
  fileprivate func adding(_ more: Access) -> IndexedOccurrence {
    IndexedOccurrence(usr: usr, site: site, access: access.union(more), container: container)
  }

  fileprivate func removing(_ less: Access) -> IndexedOccurrence {
    IndexedOccurrence(
      usr: usr, site: site, access: access.subtracting(less), container: container)
  }
}
