/// Has a branch of the view model presented only if a Service that it is made from has signalled.
///
/// The Presenters remain functions without state. This type composes the same ones as
/// `TunedRootPresenter` and `TunedTabsPresenter` do, and keeps what they returned last.
final class RememberingPresenter {
  private let context: any TunedRootPresenterContext
  private let notes: any TunedNoteListReading
  private let changes: ServiceChanges
  private var rows = RememberedRows()
  private var last: TunedRootViewModel?
  /// The Services that the view model is made from: only their signals can change it.
  private var read = ServiceSet.all
  /// Set while the list is the only screen that shows notes.
  private var marks: ListMarks?

  /// What is presented of the notes besides their rows; another arrangement changes the window.
  private struct ListMarks: Equatable {
    let noteCount: Int
    let markCount: Int
    let loadState: LoadState

    init(of notes: any TunedNoteListReading) {
      noteCount = notes.noteCount
      markCount = notes.markCount
      loadState = notes.loadState
    }
  }

  init(_ context: any TunedRootPresenterContext, _ changes: ServiceChanges) {
    self.context = context
    notes = context.noteList
    self.changes = changes
  }

  /// Returns the view model of what the Services hold now, or `nil` if it is the last one.
  func present() -> TunedRootViewModel? {
    let changed = changes.services
    changes.removeAll()
    guard !changed.isDisjoint(with: read) else { return nil }
    // After any other signal, a tab bar or page that has moved by itself may have to be corrected.
    if changed == .notes, let marks, marks == ListMarks(of: notes),
      rows.areUntouched(in: notes.list)
    {
      return nil
    }
    let viewModel = present(changed)
    last = viewModel
    return viewModel
  }

  // MARK: - Composing

  private func present(_ changed: ServiceSet) -> TunedRootViewModel {
    if case .tabs(let tabs)? = last?.screen, !changed.contains(.session) {
      return present(context, tabs, changed)
    }
    // A small screen, or an entirely new one. The rows of the last session are dropped here, too.
    rows = RememberedRows()
    read = .all
    marks = nil
    return TunedRootPresenter.present(context)
  }

  private func present(
    _ context: some TunedRootPresenterContext, _ old: TunedTabsViewModel, _ changed: ServiceSet
  ) -> TunedRootViewModel {
    func isChanged(_ services: ServiceSet) -> Bool { !changed.isDisjoint(with: services) }
    let profiles =
      isChanged([.navigation, .user, .notes])
      ? TunedTabsPresenter.presentProfiles(context) : old.profiles
    let tabs = TunedTabsViewModel(
      selectedTab: context.navigation.selectedTab, badge: context.noteCounts.markCount,
      notes: isChanged([.notes, .pictures]) ? presentNotes(context, changed) : old.notes,
      detail: isChanged([.navigation, .notes]) ? DetailPresenter.present(context) : old.detail,
      profiles: profiles,
      // The editor follows the notes without a signal of its own.
      editor: isChanged([.editor, .notes]) ? EditorPresenter.present(context) : old.editor)
    let hasProfile = profiles.contains { $0 != nil }
    read = hasProfile ? .all : .all.subtracting([.user, .login])
    marks =
      hasProfile || tabs.detail != nil || tabs.editor != nil ? nil : ListMarks(of: notes)
    return TunedRootViewModel(screen: .tabs(tabs), alert: AlertPresenter.present(context))
  }

  private func presentNotes(
    _ context: some TunedRootPresenterContext, _ changed: ServiceSet
  ) -> TunedNotesViewModel {
    TunedNotesPresenter.present(context) { list, notes, pictures in
      rows.present(list, of: notes, pictures, havePicturesCome: changed.contains(.pictures))
    }
  }
}
