import SourceAnalysis

/// The pictures of dependencies between roles.
extension ReportCharts {
  /// A picture for each architecture that has figures from the compiler's index.
  var roles: [ReportPicture] {
    (results.semantics ?? []).compactMap { result in
      result.figures.map { roles($0, of: result.architecture) }
    }
  }

  private func roles(_ figures: SemanticsFigures, of architecture: String) -> ReportPicture {
    let (rows, columns) = RoleMatrixTable.axes(figures)
    let places = rows.map { from in
      columns.map { to in
        figures.links.first { $0.from == from && $0.to == to }?.places ?? 0
      }
    }
    let summary = zip(rows, places).map { from, counts in
      let named = zip(columns, counts).filter { $0.1 > 0 }.map {
        "\(RoleMatrixTable.name($0)) \(Figures.count($1))"
      }
      return "\(RoleMatrixTable.name(from)) names \(named.joined(separator: ", "))"
    }
    return ReportPicture(
      .roles, [architecture.lowercased()],
      HeatMap(
        title: "\(architecture): who names whom",
        subtitle: "Places in files of a row's role that name what a column declares.",
        summary: summary.joined(separator: "; ") + ".", rows: rows.map(RoleMatrixTable.name),
        columns: columns.map(RoleMatrixTable.name), counts: places))
  }
}
