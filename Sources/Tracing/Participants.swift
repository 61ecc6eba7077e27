import Reporting
import SourceMetrics

/// Who takes part in a diagram, in the order of a pattern: from where data comes to where it shows.
enum Participants {
  private static let order: [CodeMap.Owner] =
    [.client] + [.middleware, .store, .service].map(CodeMap.Owner.role) + [.loop]
    + [
      .infrastructure, .action, .reducer, .state, .value, .selector, .contract, .presenter,
      .viewModel, .composition, .viewController, .view,
    ].map(CodeMap.Owner.role) + [.screen]

  static func ordered(_ arrows: [TraceArrow]) -> [String] {
    let present = Set(arrows.flatMap { [$0.from, $0.to] })
    return ([Arrow.outside] + order.map(\.name)).filter(present.contains)
  }
}
