/// What Presenters and Services read of where the user is.
protocol NavigationReading {
  var selectedTab: Int { get }
  /// Those that have been shown.
  var visitedTabs: Set<Int> { get }
  /// All but the notes tab.
  var profileTabs: Range<Int> { get }
  /// The note on top of the notes tab's stack.
  var openNote: OpenNote? { get }
  /// `nil` while nothing is asked or told.
  var alert: RaisedAlert? { get }
}
