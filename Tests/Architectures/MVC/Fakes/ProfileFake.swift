// For Profile/ProfileViewController.swift
// In the place of Stores/UserStore.swift Stores/NotesStore.swift Stores/ImageStore.swift Stores/SessionStore.swift
import Model

enum UserNotice { case loaded }

enum ImageNotice { case arrived(ImageReference, Picture) }

final class UserStore {
  let notices = Notices<UserNotice>()
  let loadState = LoadState.idle
  let user: User? = User(
    id: "ada", name: "Ada", friendCount: 2,
    avatar: AvatarReference(low: ImageReference("ada-low"), high: ImageReference("ada-high")))

  func load() {}
}

final class NotesStore {
  let notices = Notices<NotesNotice>()
  let count = 1
}

final class ImageStore {
  let notices = Notices<ImageNotice>()

  func picture(_ image: ImageReference) -> Picture? { Picture(name: "ada-low") }
  func load(_ image: ImageReference) {}
  func lookUp(_ image: ImageReference) {}
}

final class SessionStore {
  func logOut() {}
}
