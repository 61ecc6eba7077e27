extension Seed {
  static let mvvm = of(
    "MVVM",
    [
      Seed(
        "matrix", "Notes/NotesViewController.swift", "  let viewModel",
        "  private let store: ObservableNotesStore\n  let viewModel"),
      Seed(
        "views-import", "Detail/NotePageViewController.swift", "import Screens",
        "import Model\nimport Screens"),
      Seed(
        "view-models-import", "Detail/DetailViewModel.swift", "import Model",
        "import Model\nimport Toolkit"),
      Seed(
        "stores-import", "Stores/ObservableUserStore.swift", "import Model",
        "import Model\nimport Screens"),
      Seed(
        "outputs-are-read-only", "Infrastructure/Signal.swift", "fileprivate(set) var value",
        "var value"),
      Seed(
        "signals-are-heard", "Infrastructure/Signal.swift", "fileprivate final func send",
        "final func send"),
      Seed(
        "observations-end", "Infrastructure/Signal.swift",
        "func observe(in bag: DisposalBag,", "func observe(in bag: DisposalBag = DisposalBag(),"),
      Seed(
        "drafts-are-private", "Editor/EditorViewModel.swift", "private(set) lazy var save",
        "lazy var save"),
      Seed(
        "bindings-transform-nothing", "Notes/NoteCell+Binding.swift", "noteID = row.id",
        "titleLabel.text = counted(row.id, \"note\")"),
    ])
}
