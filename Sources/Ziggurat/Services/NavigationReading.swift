import Model

/// What Presenters and Services read of where the user is.
protocol NavigationReading {
  var selectedTab: Int { get }
  /// Those that have been shown.
  var visitedTabs: Set<Int> { get }
  /// All but the notes tab.
  var profileTabs: Range<Int> { get }
  /// The note that is open, with its last content should it have gone.
  var openNote: Note? { get }
}
