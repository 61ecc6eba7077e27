/// What the root of the presenters reads: everything, each branch its part.
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
