/// Has a branch of the view model presented only if a Service that it is made from has signalled.
///
/// The Presenters stay what they are, functions without state: this composes the same ones as
/// `RootPresenter` and `TabsPresenter` do, and keeps what they returned last.
final class RememberingPresenter {
  private let context: any RootPresenterContext
  private let changes: ServiceChanges
  private var rows = RememberedRows()
  private var last: RootViewModel?
  /// The Services whose signals can make it another one.
  private var read = ServiceSet.all
  /// There while nothing but the list shows notes.
  private var marks: ListMarks?

  /// What is presented of the notes besides their rows; another arrangement is another window.
  private struct ListMarks: Equatable {
    let noteCount: Int
    let markCount: Int
    let loading: Loading

    init(of context: any RootPresenterContext) {
      let notes = context.notes
      noteCount = notes.noteCount
      markCount = notes.markCount
      loading = notes.loading
    }
  }

  init(_ context: any RootPresenterContext, _ changes: ServiceChanges) {
    self.context = context
    self.changes = changes
  }

  /// The view model as the Services are now; `nil` if it is the last one.
  func present() -> RootViewModel? {
    let changed = changes.services
    changes.removeAll()
    guard !changed.isDisjoint(with: read) else { return nil }
    // After any other signal a tab bar or a page that has moved by itself may have to be put right.
    if changed == .notes, let marks, marks == ListMarks(of: context),
      rows.areUntouched(in: context.notes.list)
    {
      return nil
    }
    let viewModel = present(changed)
    last = viewModel
    return viewModel
  }

  // MARK: - Composing

  private func present(_ changed: ServiceSet) -> RootViewModel {
    if case .tabs(let tabs)? = last?.screen, !changed.contains(.session) {
      return present(context, tabs, changed)
    }
    // Little, or something new altogether; what was a user's is forgotten with his session.
    rows = RememberedRows()
    read = .all
    marks = nil
    return RootPresenter.present(context)
  }

  private func present(
    _ context: some RootPresenterContext, _ old: TabsViewModel, _ changed: ServiceSet
  ) -> RootViewModel {
    func isChanged(_ services: ServiceSet) -> Bool { !changed.isDisjoint(with: services) }
    let profiles =
      isChanged([.navigation, .user, .notes])
      ? TabsPresenter.presentProfiles(context) : old.profiles
    let tabs = TabsViewModel(
      selectedTab: context.navigation.selectedTab, badge: context.noteCounts.markCount,
      notes: isChanged([.notes, .pictures]) ? presentNotes(context, changed) : old.notes,
      detail: isChanged([.navigation, .notes]) ? DetailPresenter.present(context) : old.detail,
      profiles: profiles,
      // It keeps up with the notes, and does not signal then.
      editor: isChanged([.editor, .notes]) ? EditorPresenter.present(context) : old.editor)
    let hasProfile = profiles.contains { $0 != nil }
    read = hasProfile ? .all : .all.subtracting([.user, .login])
    marks =
      hasProfile || tabs.detail != nil || tabs.editor != nil ? nil : ListMarks(of: context)
    return RootViewModel(screen: .tabs(tabs), alert: AlertPresenter.present(context))
  }

  private func presentNotes(
    _ context: some RootPresenterContext, _ changed: ServiceSet
  ) -> NotesViewModel {
    NotesPresenter.present(context) { list, notes, pictures in
      rows.present(list, of: notes, pictures, havePicturesCome: changed.contains(.pictures))
    }
  }
}
