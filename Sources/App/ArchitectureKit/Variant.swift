/// An architecture, as its target offers it to drivers.
package protocol Architecture {
  /// Builds the app, sends the restore request, and shows the first screen.
  static func launch(_ environment: AppEnvironment) -> any App
}

/// An app that a driver can launch.
package struct Variant {
  /// The architecture's name, as it is shown; without its hyphens it names the module and the folder.
  package let name: String
  /// One sentence for lists and reports.
  package let summary: String
  /// Whether it delivers each change at once, so a burst in one turn may write a view more than once.
  package let deliversAtOnce: Bool
  /// Whether it does work on views that the others need not do: a form that says so.
  ///
  /// What it shows is compared with the others, its work is not.
  package let doesExtraWork: Bool
  /// Builds the app, sends the restore request, and shows the first screen.
  package let launch: (AppEnvironment) -> any App

  package init(
    name: String, summary: String, deliversAtOnce: Bool = false, doesExtraWork: Bool = false,
    launch: @escaping (AppEnvironment) -> any App
  ) {
    self.name = name
    self.summary = summary
    self.deliversAtOnce = deliversAtOnce
    self.doesExtraWork = doesExtraWork
    self.launch = launch
  }
}
