// For Profile/ProfileViewController.swift
// In the place of Workspace/Person.swift Workspace/Workspace.swift Workspace/Workspace+Pictures.swift Workspace/Workspace+User.swift

import Model
import Toolkit
import UnitTestSupport

final class Person {
  let id = "ada"
  var user: User? = .ada
  var hasShownProfile = false
  let avatar = Picture(name: "ada-low")
}

final class Workspace {
  struct Environment { let loop = MainLoop() }

  let environment = Environment()
  let session = Session.ada
  let notes = [Note.sample(1, "")]
  let isLoadingUser = false
  let hasUserRequestFailed = false

  func loadAvatar(for profile: ProfileViewController) {}
  func loadUser() {}
  func logOut() {}
}
