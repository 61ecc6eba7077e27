/// The view controllers of the as-published variant; all but two are the headline's.
struct PublishedViewControllers {
  let others: any ViewControllerFactory
  private let context: AppContext

  init(_ context: AppContext) {
    others = context
    self.context = context
  }

  func tabsViewController() -> PublishedTabsViewController {
    PublishedTabsViewController(
      context.navigationService, profileCount: context.navigationService.profileTabs.count,
      viewControllers: self, on: context.loop)
  }

  func notesViewController() -> ReloadingNotesViewController {
    ReloadingNotesViewController(
      context.notesService, editor: context.editorService, pictures: context.pictureService,
      on: context.loop)
  }
}
