import SourceAnalysis

extension RuleBook {
  /// The floor has few rules; its own are in its README.
  static let baseline = RuleBook(
    "Baseline",
    [
      Rule(
        "matrix", "Controllers know the workspace, and each other only by way of it.",
        source: "README: one object knows all",
        .check(
          .matrix([
            .view: [],
            .viewController: [.view, .store, .composition],
            .infrastructure: [],
          ]))),
      Rule(
        "requests", "The workspace asks the server; of the screens only the log-in does.",
        source: "README: who may do what",
        .check(
          .imports(of: .role(.viewController).except(.path("Login/*")), never: "Controllers"))),
      Rule(
        "no-observers", "Nothing in the app subscribes to anything.",
        source: "README: code that changes a variable calls the screens that show it",
        .check(
          .words(
            in: .everything, never: "Observation", "Observable", "observe", "subscribe",
            "NotificationCenter"))),
      Rule(
        "private-screens", "What stands on a screen cannot be reached from another one.",
        source: "README: other screens are called",
        .compiler(
          RefusedProgram(
            "EditorViewController.screen", importing: "Screens", "Toolkit",
            body: """
              private func write(_ editor: EditorViewController) {
                editor.showSaveFailure()
                editor.screen.errorLabel.isHidden = false  // refused: inaccessible
              }
              """))),
    ])
}
