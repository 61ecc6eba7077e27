/// What decides which screens, page, editor and alert are shown.
enum RouteSelectors {
  static func session(_ state: AppState) -> SessionState { state.session }
  static func tab(_ state: AppState) -> Int { state.route.tab }
  static func alert(_ state: AppState) -> AlertRoute? { state.route.alert }
  /// The number of the page that is open over the list.
  static func detail(_ state: AppState) -> Int? { state.notes.openNote?.number }
  /// The number of the editor that is presented.
  static func editor(_ state: AppState) -> Int? { state.editor?.number }
}
