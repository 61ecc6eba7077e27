/// What an alert is presented from.
protocol AlertPresenterContext {
  var navigation: any NavigationReading { get }
}

/// Presents the alert that is up, if one is; its wording is the storyboard's.
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
