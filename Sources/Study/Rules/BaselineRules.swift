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
        "references-up", "References go down strongly and up unowned.",
        source: "README: app, workspace, controllers, views",
        .check(
          .properties(
            in: .role(.viewController), naming: ["Workspace", "BaselineApp"], are: .weak))),
      Rule(
        "late-answers", "A closure that waits for an answer or a tap keeps nothing alive.",
        source: "README: a late answer finds nobody",
        .check(
          .closures(
            of: "onTap", "onEdit", "load", "save", "delete", "restore", "logIn", "image", "cached",
            in: .role(.viewController, .store, .composition)))),
      Rule(
        "requests", "The workspace asks the server; of the screens only the log-in does.",
        source: "README: who may do what",
        .check(
          .imports(of: .role(.viewController).except(.path("Login/*")), never: "Controllers"))),
      Rule(
        "user-data", "What the user has lies in the workspace, so that a log-out forgets it.",
        source: "README: made at sign-in and dropped at log-out",
        .check(
          .properties(
            in: .role(.viewController), are: .without("NoteCollection", "User", "Session")))),
      Rule(
        "own-views", "Each controller writes to its own views.",
        source: "README: who may do what",
        .check(
          .member("screen", onlyOn: "self", "$0", in: .role(.viewController, .store, .composition)))
      ),
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
      Rule(
        "no-write-twice", "No view is given the value that it shows.",
        source: "README: no value is written twice",
        .run(.nothingIsWrittenTwice)),
      Rule(
        "reload-once", "The table is reloaded when its first rows come, and then no more.",
        source: "UIKit, UITableView: inserting, deleting, moving rows",
        .run(.tableIsReloadedOnceASession)),
    ])
}
