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
      profiles: changes.kept(last?.profiles, from: [.place, .noteCount, .user, .friends])
        ?? presentProfiles(context, last?.profiles),
      editor: changes.kept(last.map { $0.editor }, from: .editor)
        ?? EditorPresenter.present(context).map(Branch.init))
  }

  /// Presents the profiles that have been shown: the user's, then those of the friends.
  private static func presentProfiles(
    _ context: some TabsPresenterContext, _ last: [Branch<ProfileViewModel>?]?
  ) -> [Branch<ProfileViewModel>?] {
    let visited = context.navigation.visitedTabs
    let tabs = context.navigation.profileTabs
    return tabs.map { tab in
      guard visited.contains(tab) else { return nil }
      let number = tab - tabs.lowerBound
      let last = last?[number]
      return number == 0
        ? context.changes.kept(last, from: [.noteCount, .user])
          ?? Branch(ProfilePresenter.present(context, last: last?.content))
        : context.changes.kept(last, from: .friend(number - 1))
          ?? Branch(ProfilePresenter.present(friend: context.friend(number - 1)))
    }
  }
}
