/// What the root Presenter reads: everything that the Presenters below it read.
protocol RootPresenterContext: LoginPresenterContext, TabsPresenterContext, AlertPresenterContext {
  var session: any SessionReading { get }
}

/// Presents the whole app.
struct RootPresenter {
  static func present(_ context: some RootPresenterContext) -> RootViewModel {
    RootViewModel(screen: presentScreen(context), alert: AlertPresenter.present(context))
  }

  private static func presentScreen(_ context: some RootPresenterContext) -> RootViewModel.Screen {
    switch context.session.phase {
    case .restoring: .restoring
    case .signedOut: .login(LoginPresenter.present(context))
    case .signedIn: .tabs(TabsPresenter.present(context))
    }
  }
}

// MARK: - Alerts

/// What an alert is presented from.
protocol AlertPresenterContext {
  var navigation: any NavigationReading { get }
}

/// Presents the alert that is up, if there is one; the storyboard has its wording.
struct AlertPresenter {
  static func present(_ context: some AlertPresenterContext) -> AlertViewModel? {
    context.navigation.alert.map { AlertViewModel(number: $0.number, kind: kind($0.subject)) }
  }

  private static func kind(_ subject: RaisedAlert.Subject) -> AlertViewModel.Kind {
    switch subject {
    case .unsavedChanges: .discardingChanges
    case .deletedNote: .noteDeleted
    case .unknownNote(let id): .unknownNote(id)
    case .unopenableLink: .unopenableLink
    }
  }
}
