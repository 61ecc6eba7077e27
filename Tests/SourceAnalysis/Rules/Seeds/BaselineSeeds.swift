extension Seed {
  static let baseline = of(
    "Baseline",
    [
      Seed(
        "matrix", "Notes/NoteCell+Showing.swift", "markLabel.setText(mark?.rawValue ?? \"\")",
        "Workspace.current.show(note)"),
      Seed(
        "requests", "Profile/ProfileViewController.swift", "import Model",
        "import Controllers\nimport Model"),
      Seed(
        "no-observers", "Profile/ProfileViewController.swift", "    showAvatar()",
        "    workspace.observe { [weak self] in self?.show() }"),
      Seed(
        "private-screens", "Editor/EditorViewController.swift", "private lazy var screen",
        "lazy var screen"),
    ])
}
