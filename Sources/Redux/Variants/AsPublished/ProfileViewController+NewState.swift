import Model
import Screens
import Toolkit

extension ProfileViewController: StateSubscriber {
  func newState(_ state: AppState) {
    screen.nameLabel.text = (state.profile.user?.name ?? "").uppercased()
    screen.friendsLabel.text = state.profile.user.map { friendSentence($0.friendCount) } ?? ""
    screen.notesLabel.text = counted(state.notes.collection.count, "note")
    screen.refreshButton.isEnabled = !state.profile.isLoading
    screen.errorLabel.isHidden = !state.profile.hasFailed
    // Painted again it would fade again.
    if screen.avatarView.imageName != state.profile.avatar.picture.name {
      showAvatar(state.profile.avatar)
    }
  }
}

extension ProfileState.Avatar {
  fileprivate nonisolated var picture: Picture {
    switch self {
    case .placeholder: .placeholder
    case .cached(let picture), .arrived(let picture): picture
    }
  }
}
