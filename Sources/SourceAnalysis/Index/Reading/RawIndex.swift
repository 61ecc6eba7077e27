internal import CIndexStore

/// The unchanged index from the toolchain's library.
struct RawIndex {
  struct Symbol: Hashable {
    let usr: String
    let name: String
    let kind: UInt32
    let subkind: UInt32
  }

  struct Relation {
    let roles: IndexedOccurrence.Access
    let symbol: Symbol
  }

  struct Occurrence {
    let file: String
    let line: Int
    let column: Int
    let roles: IndexedOccurrence.Access
    let symbol: Symbol
    let relations: [Relation]

    /// Returns the first related symbol with one of these roles; earlier roles take precedence.
    func related(_ roles: IndexedOccurrence.Access...) -> Symbol? {
      roles.lazy.compactMap { role in relations.first { $0.roles.contains(role) }?.symbol }.first
    }
  }

  /// The occurrences, ordered by file, line and column.
  let occurrences: [Occurrence]

  /// Reads an index.
  ///
  /// - Throws: a `SourceError` if the library or the index is missing or cannot be read.
  init(store: String, library: String) throws(SourceError) {
    let collector = Collector()
    var reason = [CChar](repeating: 0, count: 500)
    let context = Unmanaged.passUnretained(collector).toOpaque()
    let isRead = withExtendedLifetime(collector) {
      index_read(library, store, context, Collector.receive, &reason, reason.count)
    }
    guard isRead else {
      let text = String(
        decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      throw SourceError(
        "the compiler's index cannot be read (\(text)); look whether the disk is full")
    }
    occurrences = collector.occurrences.sorted {
      ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
    }
  }

  private final class Collector {
    var occurrences: [Occurrence] = []

    static let receive: index_receiver = { context, occurrence in
      guard let context, let occurrence = occurrence?.pointee else { return }
      Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().add(occurrence)
    }

    private func add(_ occurrence: index_occurrence) {
      let relations = UnsafeBufferPointer(
        start: occurrence.relations, count: occurrence.relation_count)
      occurrences.append(
        Occurrence(
          file: String(occurrence.file), line: Int(occurrence.line), column: Int(occurrence.column),
          roles: IndexedOccurrence.Access(rawValue: occurrence.roles),
          symbol: Symbol(occurrence.symbol),
          relations: relations.map {
            Relation(roles: IndexedOccurrence.Access(rawValue: $0.roles), symbol: Symbol($0.symbol))
          }))
    }
  }
}

extension RawIndex.Symbol {
  fileprivate init(_ symbol: index_symbol) {
    self.init(
      usr: String(symbol.usr), name: String(symbol.name), kind: symbol.kind,
      subkind: symbol.subkind)
  }
}

extension String {
  fileprivate init(_ text: index_text) {
    let start = UnsafeRawPointer(text.data)?.assumingMemoryBound(to: UInt8.self)
    self.init(decoding: UnsafeBufferPointer(start: start, count: text.length), as: UTF8.self)
  }
}
