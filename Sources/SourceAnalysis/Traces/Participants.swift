/// The participants of a diagram, in the order from the source of data to the screen.
enum Participants {
  private static let order: [CodeMap.Owner] =
    [.client] + [.middleware, .thunk, .store, .service].map(CodeMap.Owner.role) + [.loop]
    + [
      .infrastructure, .action, .reducer, .state, .value, .selector, .contract, .presenter,
      .provider, .viewModel, .coordinator, .composition, .viewController, .view,
    ].map(CodeMap.Owner.role) + [.screen]

  static func ordered(_ arrows: [TraceArrow]) -> [String] {
    let present = Set(arrows.flatMap { [$0.from, $0.to] })
    return ([Arrow.outside] + order.map(\.name)).filter(present.contains)
  }
}
