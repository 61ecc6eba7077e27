import ArchitectureKit
import Model

/// The stores of one session: made at the log-in and released at the log-out.
struct SessionStores {
  let notes: ObservableNotesStore
  let user: PersonStores
  /// The stores of the friends with tabs of their own, in the order of the tabs.
  let friends: [PersonStores]
  let pictures: ObservablePicturesStore

  init(of session: Session, _ environment: AppEnvironment) {
    user = PersonStores(of: nil, session, environment)
    friends = environment.friends.map { PersonStores(of: $0, session, environment) }
    notes = ObservableNotesStore(
      client: environment.notes, session: session, now: environment.now,
      makeID: environment.makeNoteID)
    pictures = ObservablePicturesStore(client: environment.images, session: session)
  }
}

/// The stores of one person: the signed-in user or a friend.
struct PersonStores {
  let users: ObservableUserStore
  let avatar: ObservableAvatarStore

  init(of friend: User.ID?, _ session: Session, _ environment: AppEnvironment) {
    users = ObservableUserStore(client: environment.users, session: session, friend: friend)
    avatar = ObservableAvatarStore(client: environment.images, session: session, user: users)
  }
}
