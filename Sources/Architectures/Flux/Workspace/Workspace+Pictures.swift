import ArchitectureKit
import Controllers
import Model

/// The avatar and the pictures of notes; each image is requested once in a session.
extension Workspace {
  // MARK: - Avatar

  /// Requests the avatar, once the profile has been on the screen and its user is known.
  func loadAvatar() {
    guard hasShownProfile, !hasRequestedAvatar, let user else { return }
    hasRequestedAvatar = true
    environment.images.cached(user.avatar.low, in: session) { [unowned self] in avatarFound($0) }
    environment.images.image(user.avatar.high, in: session) { [unowned self] in avatarArrived($0) }
  }

  /// Shows the cached avatar, unless the better one from the network was faster.
  private func avatarFound(_ result: Result<Picture?, NotesError>) {
    guard case .success(let found?) = result, !hasAvatarArrived else { return }
    avatar = found
    profile.showAvatar()
  }

  private func avatarArrived(_ result: Result<Picture, NotesError>) {
    guard case .success(let arrived) = result else { return }
    hasAvatarArrived = true
    avatar = arrived
    profile.fadeAvatarIn()
  }

  // MARK: - Pictures of notes

  func loadPicture(_ image: ImageReference) {
    guard pictures[image] == nil else { return }
    pictures[image] = .placeholder
    environment.images.image(image, in: session) { [unowned self] in
      pictureArrived(image, $0)
    }
  }

  private func pictureArrived(_ image: ImageReference, _ result: Result<Picture, NotesError>) {
    guard case .success(let picture) = result else { return }
    pictures[image] = picture
    list.show(picture, for: image)
  }
}
