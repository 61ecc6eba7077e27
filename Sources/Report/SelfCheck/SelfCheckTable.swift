package import Support

/// The table of a self-check: a property a row.
package enum SelfCheckTable {
  package static func table(_ rows: [SelfCheckRow]) -> TextTable {
    var table = TextTable([.init("property"), .init("goal"), .init("found"), .init("met")])
    for row in rows {
      let mark = row.holds.map { $0 ? "yes" : "**no**" } ?? "–"
      table.append([row.property, row.goal, row.figure, mark])
    }
    return table
  }
}
