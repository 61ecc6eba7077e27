/// Whom the tabs' controller informs.
protocol TabsInforming {
  /// The tab bar has chosen a tab, perhaps the one that was chosen.
  func tabTapped(_ tab: Int)
}
