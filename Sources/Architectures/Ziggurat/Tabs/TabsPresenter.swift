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
      notes: changes.kept(last?.notes, from: [.list, .pictures])
        ?? Branch(NotesPresenter.present(context, last: last?.notes)),
      detail: changes.kept(last.map { $0.detail }, from: [.openNote, .arrangement])
        ?? DetailPresenter.present(context).map(Branch.init),
      profile: presentProfile(context, last),
      editor: changes.kept(last.map { $0.editor }, from: .editor)
        ?? EditorPresenter.present(context).map(Branch.init))
  }

  /// Presents the user or the friend of the chosen tab.
  private static func presentProfile(
    _ context: some TabsPresenterContext, _ last: TabsViewModel?
  ) -> Branch<ProfileViewModel>? {
    let tab = context.navigation.selectedTab
    guard context.navigation.profileTabs.contains(tab) else { return nil }
    let last = last?.selectedTab == tab ? last?.profile : nil
    let number = tab - context.navigation.profileTabs.lowerBound
    if number > 0 {
      return context.changes.kept(last, from: .friend(number - 1))
        ?? Branch(ProfilePresenter.present(friend: context.friend(number - 1)))
    }
    return context.changes.kept(last, from: [.noteCount, .user])
      ?? Branch(ProfilePresenter.present(context, last: last?.content))
  }
}
