/// What the root of the presenters reads: everything, each branch its part.
protocol RootPresenterContext: LoginPresenterContext, TabsPresenterContext {
  var session: any SessionReading { get }
}

/// Presents the whole app.
struct RootPresenter {
  static func present(_ context: some RootPresenterContext) -> RootViewModel {
    switch context.session.phase {
    case .restoring: .restoring
    case .signedOut: .login(LoginPresenter.present(context))
    case .signedIn: .tabs(TabsPresenter.present(context))
    }
  }
}
