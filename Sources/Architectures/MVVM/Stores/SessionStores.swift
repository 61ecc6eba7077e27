/// The stores of one session.
///
/// They are made at the log-in and released at the log-out.
struct SessionStores {
  let notes: ObservableNotesStore
  let user: ObservableUserStore
  let avatar: ObservableAvatarStore
  let pictures: ObservablePicturesStore
}
