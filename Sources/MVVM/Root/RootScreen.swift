/// What the window shows, each with the view model of its views.
enum RootScreen: Equatable {
  case restoring
  case login(LoginViewModel)
  case tabs(TabsViewModel)

  static func == (left: RootScreen, right: RootScreen) -> Bool {
    switch (left, right) {
    case (.restoring, .restoring): true
    case (.login(let left), .login(let right)): left === right
    case (.tabs(let left), .tabs(let right)): left === right
    default: false
    }
  }
}
