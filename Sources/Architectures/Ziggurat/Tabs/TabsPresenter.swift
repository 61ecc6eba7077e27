/// What the tabs, with all that is in them, are presented from.
protocol TabsPresenterContext: NotesPresenterContext, DetailPresenterContext,
  ProfilePresenterContext, EditorPresenterContext
{}

/// Presents the tabs, and has their contents presented.
struct TabsPresenter {
  static func present(
    _ context: some TabsPresenterContext, last: TabsViewModel?
  ) -> TabsViewModel {
    let changes = context.changes
    return TabsViewModel(
      selectedTab: context.navigation.selectedTab, badge: context.noteCounts.markCount,
      notes: NotesPresenter.present(context, last: last?.notes),
      detail: changes.kept(last?.detail, from: [.openNote, .notes, .arrangement])
        ?? DetailPresenter.present(context).map(Branch.init),
      profiles: changes.kept(last?.profiles, from: [.place, .noteCount, .user])
        ?? presentProfiles(context, last?.profiles),
      // The editor follows the notes without a signal of its own.
      editor: changes.kept(last?.editor, from: [.editor, .notes])
        ?? EditorPresenter.present(context).map(Branch.init))
  }

  /// Presents the profiles that have been shown.
  private static func presentProfiles(
    _ context: some TabsPresenterContext, _ last: [Branch<ProfileViewModel>?]?
  ) -> [Branch<ProfileViewModel>?] {
    let visited = context.navigation.visitedTabs
    return context.navigation.profileTabs.map { tab in
      guard visited.contains(tab) else { return nil }
      return Branch(ProfilePresenter.present(context, last: last?[tab - 1]?.content))
    }
  }
}
