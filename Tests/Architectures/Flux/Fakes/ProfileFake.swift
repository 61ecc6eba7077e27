// For Profile/ProfileViewController.swift
// In the place of Workspace/Workspace.swift Workspace/Workspace+Pictures.swift Workspace/Workspace+User.swift

import Model
import Toolkit
import UnitTestSupport

final class Workspace {
  struct Environment { let loop = MainLoop() }

  let environment = Environment()
  let notes = [Note.sample(1, "")]
  let user: User? = .ada
  let isLoadingUser = false
  let hasUserRequestFailed = false
  var hasShownProfile = false
  let avatar = Picture(name: "ada-low")

  func loadAvatar() {}
  func loadUser() {}
  func logOut() {}
}
