// For Profile/ProfileViewController.swift Profile/ProfileScreen+Binding.swift
// In the place of Profile/ProfileViewModel.swift Profile/PersonViewModel.swift

final class ProfileViewModel {
  let person = PersonViewModel()
  let notes = Output("1 note").wrappedValue
  let isErrorShown = Output(false).wrappedValue
  let refresh = Command(enabledIf: Output(true).wrappedValue) { $0() }

  func logOutTapped() {}
}

final class PersonViewModel {
  let avatar = Output(AvatarImage(name: "ada-low", fadesIn: false)).wrappedValue
  let name = Output("ADA").wrappedValue
  let friends = Output("This user has 2 friends").wrappedValue

  func appeared() {}
}

struct AvatarImage: Equatable {
  let name: String
  let fadesIn: Bool
}
