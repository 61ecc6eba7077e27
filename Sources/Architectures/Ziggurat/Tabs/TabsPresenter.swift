/// What the tabs, with all that is in them, are presented from.
protocol TabsPresenterContext: NotesPresenterContext, DetailPresenterContext,
  ProfilePresenterContext, EditorPresenterContext
{}

/// Presents the tabs, and has their contents presented.
struct TabsPresenter {
  static func present(_ context: some TabsPresenterContext) -> TabsViewModel {
    let navigation = context.navigation
    return TabsViewModel(
      selectedTab: navigation.selectedTab.rawValue, badge: context.notes.markCount,
      notes: NotesPresenter.present(context),
      detail: DetailPresenter.present(context),
      profile: navigation.selectedTab == .profile ? ProfilePresenter.present(context) : nil,
      editor: EditorPresenter.present(context))
  }
}
