import Toolkit

extension ImageView {
  var avatarTarget: BindingTarget<AvatarImage> {
    BindingTarget(isShown: { self.imageName == $0.name }) { avatar in
      if avatar.fadesIn && self.window != nil {
        self.fadeIn(avatar.name, milliseconds: 300)
      } else {
        self.imageName = avatar.name
      }
    }
  }
}
