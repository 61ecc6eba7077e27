import Support

/// The counts of one file, type or role: a row of a table, or an object in JSON.
struct SourceRow: Encodable {
  /// The description of the counted item, by key.
  var labels: [(key: String, text: String)]
  /// The counts, by key.
  var figures: [(key: String, count: Int)]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (key, text) in labels { try container.encode(text, forKey: Key(stringValue: key)) }
    for (key, count) in figures { try container.encode(count, forKey: Key(stringValue: key)) }
  }

  /// Returns a table of rows with the same keys, followed by a row of sums if there is one.
  static func table(_ rows: [SourceRow], total: SourceRow? = nil) -> TextTable {
    let first = rows.first ?? total
    var table = TextTable(
      (first?.labels ?? []).map { .init(title($0.key)) }
        + (first?.figures ?? []).map { .init(title($0.key), .right) })
    for row in rows + (total.map { [$0] } ?? []) {
      table.append(row.labels.map(\.text) + row.figures.map { String($0.count) })
    }
    return table
  }

  /// Returns the heading of a key: `longest body` for `longestBody`.
  private static func title(_ key: String) -> String {
    key.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
