extension Seeds {
  static let mvc = Seeds(
    "MVC",
    sources: [
      Seed(
        "matrix", "Stores/UserStore.swift", "  let notices",
        "  private weak var profile: ProfileViewController?\n  let notices"),
      Seed(
        "stores-import", "Stores/UserStore.swift", "import Model", "import Model\nimport Toolkit"),
      Seed(
        "stores-know-no-screen", "Stores/NotesStore.swift", "private var collection",
        "private var rows = NoteRows(order: .byChange)\n  private var collection"),
      Seed(
        "no-requests-in-controllers", "Profile/ProfileViewController.swift", "import Model",
        "import Controllers\nimport Model"),
      Seed(
        "stores-own", "Stores/UserStore.swift", "private(set) var user: User?", "var user: User?"),
      Seed(
        "stores-cannot-be-written", "Stores/NotesStore.swift", "private(set) var loadState",
        "var loadState"),
      Seed(
        "notes-cannot-be-reached", "Stores/NotesStore.swift", "private var collection",
        "var collection"),
      Seed("account-is-whole", "Stores/Account.swift", "let notes", "var notes"),
      Seed(
        "controllers-keep-no-notes", "Notes/NotesViewController.swift", "var selectedID: Note.ID?",
        "var notes = NoteCollection()"),
      Seed(
        "own-views", "Root/RootController.swift", "tabs?.presentationEnded()",
        "tabs?.screen.notesItem.badge = 0"),
      Seed(
        "stores-post", "Notes/NotesViewController.swift", "store.delete(rows[row])",
        "store.notices.post(.loadStateChanged)"),
      Seed(
        "delegates-are-weak", "Detail/DetailViewController.swift", "weak var delegate",
        "var delegate"),
      Seed(
        "observers-are-free", "Login/LoginViewController.swift",
        "{\n      [weak self] in self?.logInFailed($0)", "{\n      self.logInFailed($0)"),
    ])
}
