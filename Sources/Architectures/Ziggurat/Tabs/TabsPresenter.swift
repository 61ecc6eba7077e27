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
    let navigation = context.navigation
    return TabsViewModel(
      selectedTab: navigation.selectedTab, badge: context.noteCounts.markCount,
      notes: changes.kept(last?.notes, from: [.list, .notes, .pictures])
        ?? Branch(NotesPresenter.present(context, last: last?.notes.content)),
      detail: changes.kept(last.map { $0.detail }, from: [.openNote, .arrangement])
        ?? DetailPresenter.present(context).map(Branch.init),
      profiles: changes.kept(last?.profiles, from: [.place, .noteCount, .user])
        ?? presentProfiles(context, last?.profiles),
      editor: changes.kept(last.map { $0.editor }, from: .editor)
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
