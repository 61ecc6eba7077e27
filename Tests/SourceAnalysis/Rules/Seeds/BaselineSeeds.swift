extension Seeds {
  static let baseline = Seeds(
    "Baseline",
    sources: [
      Seed(
        "matrix", "Notes/NoteCell+Showing.swift", "markLabel.setText(mark?.rawValue ?? \"\")",
        "Workspace.current.show(note)"),
      Seed(
        "references-up", "Detail/DetailViewController.swift",
        "private unowned(unsafe) let workspace",
        "private let workspace"),
      Seed(
        "late-answers", "Login/LoginViewController.swift",
        "{ [weak self] _ in self?.formEdited() }",
        "{ _ in self.formEdited() }"),
      Seed(
        "requests", "Profile/ProfileViewController.swift", "import Model",
        "import Controllers\nimport Model"),
      Seed(
        "user-data", "Profile/ProfileViewController.swift", "private var shownName: String?",
        "private var shownUser: User?"),
      Seed(
        "own-views", "Detail/DetailViewController.swift", "page.show(note)",
        "page.screen.textView.text = note.text"),
      Seed(
        "no-observers", "Profile/ProfileViewController.swift", "    showAvatar()",
        "    workspace.observe { [weak self] in self?.show() }"),
      Seed(
        "private-screens", "Editor/EditorViewController.swift", "private lazy var screen",
        "lazy var screen"),
    ])
}
