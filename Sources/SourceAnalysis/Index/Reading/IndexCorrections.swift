/// Corrections of the writes in the toolchain's index.
struct IndexCorrections {
  private let symbols: [String: IndexedSymbol]
  private let texts: [String: SourceLines]

  /// - Parameters:
  ///   - symbols: the symbols by USR.
  ///   - texts: the sources by path.
  init(_ symbols: [String: IndexedSymbol], _ texts: [String: SourceLines]) {
    self.symbols = symbols
    self.texts = texts
  }

  /// Returns the occurrences without false writes and with the missing ones.
  func correct(_ occurrences: [IndexedOccurrence]) -> [IndexedOccurrence] {
    var corrected = occurrences.map { markingKeyPath(withoutFalseWrite($0)) }
    let byPlace = Dictionary(grouping: corrected.indices) { index in
      TextPlace(corrected[index].site, offset: 0)
    }
    for index in corrected.indices {
      guard let end = endOfWrapper(corrected[index]),
        (byPlace[end] ?? []).contains(where: { corrected[$0].access.contains(.write) })
      else { continue }
      corrected[index] = corrected[index].adding(.write)
    }
    return corrected
  }

  /// Returns an occurrence without the write of a `let` that was already initialised.
  ///
  /// Assigning to a member of a `let` does not write the `let`. The index wrongly reports a write if
  /// the `let` holds an object of a protocol's type, or a key path through which a value is written.
  private func withoutFalseWrite(_ occurrence: IndexedOccurrence) -> IndexedOccurrence {
    guard occurrence.access.contains(.write), let symbol = symbols[occurrence.usr],
      symbol.storage == .constant
    else { return occurrence }
    let body = occurrence.container.flatMap { symbols[$0] }
    let isInitial = body?.kind == .initializer && body?.parent == symbol.parent
    return isInitial ? occurrence : occurrence.removing(.write)
  }

  /// Returns an occurrence marked as a key path if it is part of one; the index reports only a read.
  private func markingKeyPath(_ occurrence: IndexedOccurrence) -> IndexedOccurrence {
    let site = occurrence.site
    guard occurrence.access.contains(.read), !occurrence.access.contains(.implicit),
      texts[site.file]?.isInKeyPath(line: site.line, column: site.column) ?? false
    else { return occurrence }
    return occurrence.adding(.keyPath)
  }

  /// Returns the place of `value` in `_name.value`, if the occurrence is such a `_name`.
  ///
  /// `_name` is the storage of a property wrapper. The index reports it as a read of `name`.
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
