extension Seed {
  static let mvc = of(
    "MVC",
    [
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
        "stores-cannot-be-written", "Stores/NotesStore.swift", "private(set) var loadState",
        "var loadState"),
      Seed(
        "notes-cannot-be-reached", "Stores/NotesStore.swift", "private var collection",
        "var collection"),
      Seed("account-is-whole", "Stores/Account.swift", "let notes", "var notes"),
      Seed(
        "stores-post", "Notes/NotesViewController.swift", "store.delete(rows[row])",
        "store.notices.post(.loadStateChanged)"),
    ])
}
