import Controllers
import Study

extension Seeds {
  static let mvvm = Seeds(
    "MVVM",
    sources: [
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
        "view-models-own", "Detail/DetailViewModel.swift", "private(set) var page", "var page"),
      Seed(
        "set-from-one-place", "Notes/NoteRowViewModel.swift", "    _writeMark.value = mark",
        "    _writeMark.value = mark\n    _isSelected.value = false"),
      Seed(
        "bindings-transform-nothing", "Notes/NoteCell+Binding.swift", "noteID = row.id",
        "titleLabel.text = counted(row.id, \"note\")"),
      Seed(
        "bindings-are-free", "Root/RootController.swift", "{ [weak self] in self?.show($0) }",
        "{ self.show($0) }"),
    ],
    sessions: [
      RecordingSeed("equal-values") { $0.redundantWrites = 1 },
      RecordingSeed("lazy-rows") { $0.rowViewModels = 16 },
      RecordingSeed("commands") { recording in
        let index = recording.steps.lastIndex { $0.step.contains("tap profile.refresh") }
        guard let index else { return nil }
        let text = recording.steps[index].snapshot
        recording.steps[index].snapshot = text.replacing(" disabled", with: "")
        return recording.steps[index].line
      },
      RecordingSeed("commands") { recording in
        let index = recording.steps.lastIndex { $0.step.contains("tap profile.refresh") }
        guard let index else { return nil }
        recording.steps[index].requests += [.user]
        return recording.steps[index].line
      },
    ])
}
