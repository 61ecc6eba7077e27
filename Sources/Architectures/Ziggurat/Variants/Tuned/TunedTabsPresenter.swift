/// What the tabs of the tuned variants, with all that is in them, are presented from.
protocol TunedTabsPresenterContext: TunedNotesPresenterContext, DetailPresenterContext,
  ProfilePresenterContext, EditorPresenterContext
{}

/// Presents the tabs of the tuned variants, and has their contents presented.
struct TunedTabsPresenter {
  static func present(_ context: some TunedTabsPresenterContext) -> TunedTabsViewModel {
    TunedTabsViewModel(
      selectedTab: context.navigation.selectedTab, badge: context.noteCounts.markCount,
      notes: TunedNotesPresenter.present(context), detail: DetailPresenter.present(context),
      profiles: presentProfiles(context), editor: EditorPresenter.present(context))
  }

  /// Presents the profiles that have been shown; all of them show the same.
  static func presentProfiles(
    _ context: some TunedTabsPresenterContext
  ) -> [ProfileViewModel?] {
    let tabs = context.navigation.profileTabs
    let visited = context.navigation.visitedTabs
    guard tabs.contains(where: visited.contains) else { return tabs.map { _ in nil } }
    let profile = ProfilePresenter.present(context)
    return tabs.map { visited.contains($0) ? profile : nil }
  }
}
