/// The stores of one session: made at the log-in and released at the log-out.
struct SessionStores {
  let notes: ObservableNotesStore
  let user: PersonStores
  /// The stores of the friends with tabs of their own, in the order of the tabs.
  let friends: [PersonStores]
  let pictures: ObservablePicturesStore
}

/// The stores of one person: the signed-in user or a friend.
struct PersonStores {
  let users: ObservableUserStore
  let avatar: ObservableAvatarStore
}
