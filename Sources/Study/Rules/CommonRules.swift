extension RuleBook {
  /// What all patterns have in common, or the comparison of them.
  static let common = [
    Rule(
      "no-globals", "Nothing is global: no variable outside of objects, no shared object.",
      source: """
        Ziggurat, "Dependency injection instead of shared state and global singletons"; objc.io, \
        Avoiding Singleton Abuse
        """,
      .check(.noGlobalState)),
    Rule(
      "known-modules", "No architecture knows another one, or a library of its own.",
      source:
        "Package.swift: one target each, and no arrow between them; SwiftPM does not see to it",
      .check(
        .imports(
          of: .everything,
          only: [
            "ArchitectureKit", "Controllers", "Model", "Observation", "Screens", "Toolkit",
          ]))),
    Rule(
      "outside-world", "Clock, ids and the network come in from outside, and no thread is begun.",
      source: "AppEnvironment: there is no other way in",
      .check(
        .words(
          in: .everything, never: "Date", "UUID", "random", "Task", "Thread", "DispatchQueue",
          "FileManager", "ProcessInfo", "UserDefaults", "print"))),
    Rule(
      "storyboard", "The screens are the storyboard's: no view is made, added or taken away.",
      source: "Screens: without decisions, the same for all",
      .check(
        .words(
          in: .everything, never: "addSubview", "insertSubview", "removeFromSuperview"
        ).and(
          .calls(
            in: .everything, never: "View", "Label", "Button", "TextField", "TextView",
            "ImageView", "TableView", "ActivityIndicator")))),
  ]
}
