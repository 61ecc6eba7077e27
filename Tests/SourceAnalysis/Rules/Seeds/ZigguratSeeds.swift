extension Seed {
  static let ziggurat = of(
    "Ziggurat",
    [
      Seed(
        "matrix", "Services/SessionService.swift", "  private let client",
        "  private weak var root: RootController?\n  private let client"),
      Seed(
        "matrix", "Services/UserService.swift", "  private let signal: () -> Void",
        "  private weak var renderer: Renderer?"),
      Seed(
        "services-import", "Services/LinkService.swift", "import Model",
        "import Model\nimport Screens"),
      Seed(
        "controllers-import", "Login/LoginViewController.swift", "import Screens",
        "import Model\nimport Screens"),
      Seed(
        "controllers-read-nothing", "Editor/EditorViewController.swift",
        "private let service: any EditorInforming", "private let service: EditorService"),
      Seed(
        "presenters-import", "Login/LoginPresenter.swift", "import Model",
        "import Model\nimport Toolkit"),
      Seed(
        "view-models-import", "Login/LoginViewModel.swift", "/// The form by which",
        "import Model\n\n/// The form by which"),
      Seed(
        "view-models-are-values", "Detail/DetailViewModel.swift",
        "nonisolated struct NotePageViewModel", "nonisolated final class NotePageViewModel"),
      Seed(
        "view-models-are-values", "Detail/DetailViewModel.swift",
        "NotePageViewModel: Equatable, Sendable", "NotePageViewModel: Sendable"),
      Seed(
        "presenters-are-stateless", "Login/LoginPresenter.swift", "struct LoginPresenter {",
        "struct LoginPresenter {\n  private var last: LoginViewModel?"),
      Seed(
        "renderer-writes-nothing", "Infrastructure/Renderer.swift", "  private let loop",
        "  private let notes: NotesService\n  private let loop"),
      Seed(
        "services-know-no-format", "Services/EditorService.swift",
        "    draft = nil\n", "    draft = nil\n    raise(counted(1, \"draft\"))\n"),
      Seed(
        "controllers-only-inform", "Services/Informing.swift", "func keepMineTapped()",
        "func keepMineTapped()\n  var draft: EditorDraft? { get }"),
      Seed(
        "presenters-only-read", "Services/Reading.swift", "  var selectedTab",
        "  func closeNote()\n  var selectedTab"),
      Seed(
        "services-cannot-be-written", "Services/EditorService.swift", "private(set) var draft",
        "var draft"),
      Seed(
        "view-models-cannot-be-written", "Editor/EditorViewModel.swift", "let text", "var text"),
    ])
}
