// For Profile/ProfileViewController.swift
// In the place of Workspace/Person.swift Workspace/Workspace.swift Workspace/Workspace+Pictures.swift Workspace/Workspace+User.swift

import Model
import Toolkit

final class Person {
  let id = "ada"
  var user: User? = User(
    id: "ada", name: "Ada", friendCount: 2,
    avatar: AvatarReference(low: ImageReference("ada-low"), high: ImageReference("ada-high")))
  var hasShownProfile = false
  let avatar = Picture(name: "ada-low")
}

final class Workspace {
  struct Environment { let loop = MainLoop() }

  let environment = Environment()
  let session = Session(userID: "ada", token: "")
  let notes = [Note(id: 1, createdAt: .fixtureStart, text: "")]
  let isLoadingUser = false
  let hasUserRequestFailed = false

  func loadAvatar(for profile: ProfileViewController) {}
  func loadUser() {}
  func logOut() {}
}
