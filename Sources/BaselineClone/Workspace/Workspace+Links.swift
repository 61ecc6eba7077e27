import ArchitectureKit
import Model
import Screens
import Toolkit

/// Where a link leads, and the alert for an open note that is gone.
extension Workspace {
  func follow(_ link: DeepLink) {
    switch link {
    case .profile:
      tabs.choose(1)
    case .newNote:
      tabs.choose(0)
      openEditor()
    case .note(let id):
      closeDetail()
      if notes[id] != nil {
        list.select(id)
        openDetail(of: id)
        tabs.choose(0)
      } else {
        tabs.choose(0)
        tabs.tabBarController.present(
          AlertController.unknownNote(id, on: environment.loop) { [weak self] in self?.goOn() })
      }
    }
  }

  /// Nothing is presented when this is called.
  func alertIfNoteIsGone() {
    guard let detail, notes[detail.note.id] == nil, detail.isVisible else { return }
    tabs.tabBarController.present(
      AlertController.noteDeleted(on: environment.loop) { [weak self] in
        self?.closeDetail()
        self?.goOn()
      })
  }
}
