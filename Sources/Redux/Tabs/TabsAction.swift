/// What happens to the tab bar.
nonisolated enum TabsAction: Equatable, Codable, Sendable {
  /// Perhaps the tab that is shown.
  case tabTapped(Int)
}
