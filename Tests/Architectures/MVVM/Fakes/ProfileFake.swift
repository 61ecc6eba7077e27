// For Profile/ProfileViewController.swift
// In the place of Profile/ProfileViewModel.swift

import Model

final class ProfileViewModel {
  @Output(AvatarImage(name: "ada-low", fadesIn: false)) var avatar: Property<AvatarImage>
  @Output("ADA") var name: Property<String>
  @Output("This user has 2 friends") var friends: Property<String>
  @Output("1 note") var notes: Property<String>
  @Output(false) var isErrorShown: Property<Bool>
  let refresh = Command<NotesError>(enabledIf: Output(true).wrappedValue) { $0(.success(())) }

  func appeared() {}

  func logOutTapped() {}
}

struct AvatarImage: Equatable {
  let name: String
  let fadesIn: Bool
}
