extension Headline {
  /// The roles of the view layer.
  package static let viewRoles: Set<Role> = [.view, .viewController]

  /// The symbols of the shared model and its clients that views and view controllers name, sorted.
  package var modelSymbolsInViews: [IndexedSymbol] {
    let names = references.filter { Self.viewRoles.contains($0.site.place.role) }.map(\.usr)
    return Set(names).compactMap { index.symbols[$0] }
      .filter { ["Model", "Controllers"].contains($0.module) && $0.site == nil }
      .sorted { ($0.module, $0.qualifiedName, $0.usr) < ($1.module, $1.qualifiedName, $1.usr) }
  }
}
