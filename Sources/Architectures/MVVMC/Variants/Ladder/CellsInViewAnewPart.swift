/// Lets the rows in view be mapped at each state.
enum CellsInViewAnewPart: DIPart {
  static func load(container: DIContainer) {
    container.register(CellMapping.self) { (provider: any NotesProvider) in
      CellMapping { _ in CellsInViewAnew(provider: provider) }
    }
  }
}
