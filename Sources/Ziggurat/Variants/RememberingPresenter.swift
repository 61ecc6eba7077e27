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

  init(_ context: any RootPresenterContext, _ changes: ServiceChanges) {
    self.context = context
    self.changes = changes
  }

  /// The view model as the Services are now; `nil` if it is the last one.
  func present() -> RootViewModel? {
    let changed = changes.services
    changes.removeAll()
    guard !changed.isDisjoint(with: read) else { return nil }
    if case .tabs(let tabs)? = last?.screen, !changed.contains(.session) {
      return remember(present(context, tabs, changed))
    }
    // Little, or something new altogether; what was a user's is forgotten with his session.
    rows = RememberedRows()
    return remember(RootPresenter.present(context))
  }

  private func remember(_ viewModel: RootViewModel) -> RootViewModel {
    last = viewModel
    read = .all
    if case .tabs(let tabs) = viewModel.screen, tabs.profiles.allSatisfy({ $0 == nil }) {
      read.subtract([.user, .login])
    }
    return viewModel
  }

  // MARK: - Composing

  private func present(
    _ context: some RootPresenterContext, _ old: TabsViewModel, _ changed: ServiceSet
  ) -> RootViewModel {
    func isChanged(_ services: ServiceSet) -> Bool { !changed.isDisjoint(with: services) }
    let tabs = TabsViewModel(
      selectedTab: context.navigation.selectedTab, badge: context.noteCounts.markCount,
      notes: isChanged([.notes, .pictures]) ? presentNotes(context, changed) : old.notes,
      detail: isChanged([.navigation, .notes]) ? DetailPresenter.present(context) : old.detail,
      profiles: isChanged([.navigation, .user, .notes])
        ? TabsPresenter.presentProfiles(context) : old.profiles,
      // It keeps up with the notes, and does not signal then.
      editor: isChanged([.editor, .notes]) ? EditorPresenter.present(context) : old.editor)
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
