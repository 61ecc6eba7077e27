/// What the root Presenter of the tuned variants reads: everything that the Presenters below it read.
protocol TunedRootPresenterContext: LoginPresenterContext, TunedTabsPresenterContext,
  AlertPresenterContext
{
  var session: any SessionReading { get }
}

/// Presents the whole app in the tuned variants.
struct TunedRootPresenter {
  static func present(_ context: some TunedRootPresenterContext) -> TunedRootViewModel {
    TunedRootViewModel(screen: presentScreen(context), alert: AlertPresenter.present(context))
  }

  private static func presentScreen(_ context: some TunedRootPresenterContext)
    -> TunedRootViewModel.Screen
  {
    switch context.session.phase {
    case .restoring: .restoring
    case .signedOut: .login(LoginPresenter.present(context))
    case .signedIn: .tabs(TunedTabsPresenter.present(context))
    }
  }
}
