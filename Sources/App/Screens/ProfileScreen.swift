package import Toolkit

/// The signed-in user; in benchmarks also a friend, of whom only name, sentence and avatar show.
package final class ProfileScreen: View {
  package let avatarView: ImageView
  package let nameLabel: Label
  package let friendsLabel: Label
  package let notesLabel: Label
  package let refreshButton: Button
  package let errorLabel: Label
  package let logOutButton: Button

  package init(isFriend: Bool = false, on loop: MainLoop) {
    avatarView = ImageView("profile.avatar", "placeholder", on: loop)
    nameLabel = Label("profile.name", style: .bold, on: loop)
    friendsLabel = Label("profile.friends", on: loop)
    notesLabel = Label("profile.notes", on: loop)
    refreshButton = Button("profile.refresh", "Refresh", on: loop)
    errorLabel = Label("profile.error", "Could not load your profile.", on: loop)
    errorLabel.startHidden()
    logOutButton = Button("profile.logout", "Log out", on: loop)
    if isFriend {
      for view in [notesLabel, refreshButton, logOutButton] { view.startHidden() }
    }
    super.init("profile", on: loop)
    let views: [View] = [
      avatarView, nameLabel, friendsLabel, notesLabel, refreshButton, errorLabel, logOutButton,
    ]
    for view in views { addSubview(view) }
  }

  package override func layoutSubviews() {
    for (line, view) in subviews.enumerated() {
      let isButton = view is Button
      view.frame = Rect(
        x: 2, y: 1 + line * 2, width: isButton ? view.intrinsicSize.width : frame.width - 2,
        height: 1)
    }
  }
}
