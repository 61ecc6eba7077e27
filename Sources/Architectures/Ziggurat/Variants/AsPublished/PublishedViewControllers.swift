import Toolkit

/// Makes the view controllers of the as-published variant, which compare nothing.
struct PublishedViewControllers {
  private let context: AppContext

  init(_ context: AppContext) {
    self.context = context
  }

  func restoringViewController() -> RestoringViewController { context.restoringViewController() }

  func loginViewController() -> PublishedLoginViewController {
    PublishedLoginViewController(context.loginService, on: context.loop)
  }

  func tabsViewController() -> PublishedTabsViewController {
    PublishedTabsViewController(
      context.navigationService, profileCount: context.navigationService.profileTabs.count,
      viewControllers: self, on: context.loop)
  }

  func notesViewController() -> PublishedNotesViewController {
    PublishedNotesViewController(
      context.notesService, editor: context.editorService, pictures: context.pictureService,
      on: context.loop)
  }

  func detailViewController(showing noteID: Int) -> PublishedDetailViewController {
    PublishedDetailViewController(
      showing: noteID, context.navigationService, notes: context.notesService,
      editor: context.editorService, on: context.loop)
  }

  func editorViewController() -> PublishedEditorViewController {
    PublishedEditorViewController(context.editorService, on: context.loop)
  }

  func profileViewController(isFriend: Bool) -> PublishedProfileViewController {
    PublishedProfileViewController(
      isFriend: isFriend, context.userService, session: context.sessionService, on: context.loop)
  }

  func alertController(_ kind: AlertViewModel.Kind) -> AlertController {
    context.alertController(kind)
  }
}
