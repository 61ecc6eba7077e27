import SourceAnalysis
import Support

/// The size of the view controllers, next to the size of the whole app.
enum ViewControllerTable {
  static func table(_ entries: [StructureEntry]) -> TextTable {
    var table = TextTable(
      [.init("Architecture"), .init("view controllers: files", .right)]
        + ["lines", "tokens", "whole app: lines", "tokens", "share of tokens"].map {
          .init($0, .right)
        })
    for entry in entries {
      let (own, app) = (entry.viewControllers, entry.app)
      let after = (own: own?.normalized, app: entry.normalizedApp)
      table.append([
        entry.architecture, Figures.count(own?.counts.files ?? 0),
        SourceTable.pair(own?.counts.code ?? 0, after.own?.code),
        SourceTable.pair(own?.counts.tokens ?? 0, after.own?.tokens),
        SourceTable.pair(app.code, after.app?.code),
        SourceTable.pair(app.tokens, after.app?.tokens),
        app.tokens == 0
          ? "–" : Figures.percent(Double(own?.counts.tokens ?? 0) / Double(app.tokens)),
      ])
    }
    return table
  }
}
