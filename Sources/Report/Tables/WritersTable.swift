import Support

/// The properties that another type or another role writes: a property a row.
enum WritersTable {
  /// Returns `nil` if there are none.
  static func table(_ results: [SemanticsResult]) -> TextTable? {
    var table = TextTable([
      .init("Architecture"), .init("property"), .init("of a"), .init("writers", .right),
      .init("of other types", .right), .init("of other roles", .right), .init("who"),
    ])
    for result in results {
      for property in result.figures?.properties ?? []
      where property.outsideType > 0 || property.outsideRole > 0 {
        table.append([
          result.architecture, "`\(property.name)`", RoleMatrixTable.name(property.role),
          "\(property.writers.count)", "\(property.outsideType)", "\(property.outsideRole)",
          property.writers.map { "`\($0.name)`" }.joined(separator: ", "),
        ])
      }
    }
    return table.rows.isEmpty ? nil : table
  }
}
