// For Profile/ProfileViewController.swift
import Model
import Toolkit

extension AppStore {
  /// A store for the profile with a fixed state: no action changes it, and nothing is requested.
  static func profileFake(on loop: MainLoop) -> AppStore {
    var state = AppState()
    let avatar = AvatarReference(low: ImageReference("ada-low"), high: ImageReference("ada-high"))
    state.profile.user = User(id: "ada", name: "Ada", friendCount: 2, avatar: avatar)
    state.profile.avatar = .cached(Picture(name: "ada-low"))
    state.notes.finishLoading([Note(id: 1, createdAt: Timestamp(milliseconds: 0), text: "")])
    return AppStore(
      state, reducer: { _, _ in }, middleware: [],
      notifier: BatchingNotifier(AllSubscribers(), on: loop))
  }
}
