import Screens
import Toolkit

extension ProfileScreen {
  /// Binds what the profiles of the user and of a friend have in common.
  func bind(to person: PersonViewModel, in bag: BindingBag) {
    person.avatar.bind(to: avatarView.avatarTarget, in: bag)
    person.name.bind(to: nameLabel.textTarget, in: bag)
    person.friends.bind(to: friendsLabel.textTarget, in: bag)
  }
}

extension ImageView {
  /// Shows a picture, and fades the last one in while the view is in the window.
  fileprivate var avatarTarget: BindingTarget<ImageView, AvatarImage> {
    BindingTarget(
      self, isShown: { $0.imageName == $1.name },
      set: { view, avatar in
        if avatar.fadesIn && view.window != nil {
          view.fadeIn(avatar.name, milliseconds: 300)
        } else {
          view.imageName = avatar.name
        }
      })
  }
}
