import ArchitectureKit
import Controllers
import Model

/// The avatars and the pictures of notes; each image is requested once in a session.
extension Workspace {
  // MARK: - Avatars

  /// Requests the avatar, once the profile has been on the screen and its user is known.
  func loadAvatar(for profile: ProfileViewController) {
    let person = profile.person
    guard person.hasShownProfile, !person.hasRequestedAvatar, let user = person.user
    else { return }
    person.hasRequestedAvatar = true
    environment.images.cached(user.avatar.low, in: session) { [weak self, weak profile] in
      if let profile { self?.avatarFound($0, for: profile) }
    }
    environment.images.image(user.avatar.high, in: session) { [weak self, weak profile] in
      if let profile { self?.avatarArrived($0, for: profile) }
    }
  }

  /// Shows the cached avatar, unless the better one from the network was faster.
  private func avatarFound(
    _ result: Result<Picture?, NotesError>, for profile: ProfileViewController
  ) {
    guard case .success(let found?) = result, !profile.person.hasAvatarArrived else { return }
    profile.person.avatar = found
    profile.showAvatar()
  }

  private func avatarArrived(
    _ result: Result<Picture, NotesError>, for profile: ProfileViewController
  ) {
    guard case .success(let arrived) = result else { return }
    profile.person.hasAvatarArrived = true
    profile.person.avatar = arrived
    profile.fadeAvatarIn()
  }

  // MARK: - Pictures of notes

  func loadPicture(_ image: ImageReference) {
    guard pictures[image] == nil else { return }
    pictures[image] = .placeholder
    environment.images.image(image, in: session) { [weak self] in
      self?.pictureArrived(image, $0)
    }
  }

  private func pictureArrived(_ image: ImageReference, _ result: Result<Picture, NotesError>) {
    guard case .success(let picture) = result else { return }
    pictures[image] = picture
    list.show(picture, for: image)
  }
}
