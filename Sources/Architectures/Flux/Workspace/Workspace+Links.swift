import ArchitectureKit
import Model
import Screens
import Toolkit

/// Following links, and the alert for an open note that was deleted.
extension Workspace {
  func follow(_ link: DeepLink) {
    switch link {
    case .profile:
      tabs.selectTab(1)
    case .newNote:
      tabs.selectTab(0)
      openEditor()
    case .note(let id):
      closeDetail()
      if notes[id] != nil {
        list.select(id)
        openDetail(of: id)
        tabs.selectTab(0)
      } else {
        tabs.selectTab(0)
        tabs.tabBarController.present(
          AlertController.unknownNote(id, on: environment.loop) { [weak self] in
            self?.resumePendingWork()
          })
      }
    }
  }

  /// Presents an alert if the open note was deleted and can be seen.
  ///
  /// The caller makes sure that nothing else is presented.
  func showDeletion() {
    guard let detail, notes[detail.note.id] == nil, detail.isVisible else { return }
    tabs.tabBarController.present(
      AlertController.noteDeleted(on: environment.loop) { [weak self] in
        self?.closeDetail()
        self?.resumePendingWork()
      })
  }
}
