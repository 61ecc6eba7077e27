// For Profile/ProfileViewController.swift
import Model
import Toolkit
import UnitTestSupport

extension Store {
  /// Creates a store for the profile; nothing is requested.
  convenience init(profileFakeOn loop: MainLoop) {
    var state = AppState()
    state.profile.user = .ada
    state.profile.avatar = .cached(Picture(name: "ada-low"))
    state.notes.finishLoading([.sample(1, "")])
    self.init(state, middleware: [], queueNotification: loop.async)
  }
}
