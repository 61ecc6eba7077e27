import Toolkit

/// Makes view controllers, so that one that shows another need not know whom that one informs.
protocol ViewControllerFactory {
  func restoringViewController() -> RestoringViewController
  func loginViewController() -> LoginViewController
  func tabsViewController() -> TabsViewController
  func notesViewController() -> NotesViewController
  func detailViewController(showing noteID: Int) -> DetailViewController
  func editorViewController() -> EditorViewController
  func profileViewController() -> ProfileViewController
  func alertController(_ kind: AlertViewModel.Kind) -> AlertController
}
