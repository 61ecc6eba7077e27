import Model

/// Where the user is.
nonisolated enum RouteSelectors {
  static func session(_ state: AppState) -> SessionState { state.session }
  static func isEditorPresented(_ state: AppState) -> Bool { state.editor != nil }
  static func alert(_ state: AppState) -> AlertRoute? { state.route.alert }
  static func tab(_ state: AppState) -> Int { state.route.tab }
  /// The notes that are open on the notes tab's stack.
  static func stack(_ state: AppState) -> [Note.ID] { state.route.stack }
}
