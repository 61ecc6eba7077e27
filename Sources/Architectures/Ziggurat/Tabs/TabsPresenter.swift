/// What the tabs, with all that is in them, are presented from.
protocol TabsPresenterContext: NotesPresenterContext, DetailPresenterContext,
  ProfilePresenterContext, EditorPresenterContext
{}

/// Presents the tabs, and has their contents presented.
struct TabsPresenter {
  static func present(_ context: some TabsPresenterContext) -> TabsViewModel {
    TabsViewModel(
      selectedTab: context.navigation.selectedTab, badge: context.noteCounts.markCount,
      notes: NotesPresenter.present(context), detail: DetailPresenter.present(context),
      profiles: presentProfiles(context), editor: EditorPresenter.present(context))
  }

  /// Presents the profiles that have been shown; all of them show the same.
  private static func presentProfiles(
    _ context: some TabsPresenterContext
  ) -> [ProfileViewModel?] {
    let tabs = context.navigation.profileTabs
    let visited = context.navigation.visitedTabs
    guard tabs.contains(where: visited.contains) else { return tabs.map { _ in nil } }
    let profile = ProfilePresenter.present(context)
    return tabs.map { visited.contains($0) ? profile : nil }
  }
}
