import ArchitectureKit
import Controllers
import Model

/// The images: the user's own and those of his notes, each asked for once in a session.
extension Workspace {
  // MARK: - Avatar

  func profileAppeared() {
    hasShownProfile = true
    loadAvatar()
  }

  /// Asks for the avatar when a profile was shown and the user is known, whichever comes second.
  func loadAvatar() {
    guard hasShownProfile, !hasAskedForAvatar, let user else { return }
    hasAskedForAvatar = true
    environment.images.cached(user.avatar.low, in: session) { [weak self] in
      self?.avatarFound($0)
    }
    environment.images.image(user.avatar.high, in: session) { [weak self] in
      self?.avatarArrived($0)
    }
  }

  /// The cache may be later than the network: then its image is of no use.
  private func avatarFound(_ result: Result<Picture?, NotesError>) {
    guard case .success(let found?) = result, !hasAvatarArrived else { return }
    avatar = found
    for profile in profiles { profile.showAvatar() }
  }

  private func avatarArrived(_ result: Result<Picture, NotesError>) {
    guard case .success(let arrived) = result else { return }
    hasAvatarArrived = true
    avatar = arrived
    for profile in profiles { profile.fadeAvatarIn() }
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
