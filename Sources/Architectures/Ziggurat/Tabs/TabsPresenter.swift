/// What the tabs, with all that is in them, are presented from.
protocol TabsPresenterContext: NotesPresenterContext, DetailPresenterContext,
  ProfilePresenterContext, EditorPresenterContext
{}

/// Presents the tabs, and has their contents presented.
struct TabsPresenter {
  static func present(_ context: some TabsPresenterContext) -> TabsViewModel {
    let navigation = context.navigation
    return TabsViewModel(
      selectedTab: navigation.selectedTab, badge: context.noteCounts.markCount,
      notes: Branch(NotesPresenter.present(context)),
      detail: DetailPresenter.present(context).map(Branch.init),
      profile: navigation.isProfileChosen ? Branch(ProfilePresenter.present(context)) : nil,
      editor: EditorPresenter.present(context).map(Branch.init))
  }
}
