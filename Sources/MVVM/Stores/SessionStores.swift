/// What somebody signed in has: the stores of his session, made at the sign-in and freed at the
/// log-out.
struct SessionStores {
  let notes: ObservableNotesStore
  let user: ObservableUserStore
  let avatar: ObservableAvatarStore
  let pictures: ObservablePicturesStore
}
