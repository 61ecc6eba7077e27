/// The rungs of the ladder of optimisations, as the objects that the app is built with.
///
/// Each object belongs to one app. The defaults are the headline's.
struct Strategies {
  var schedule: any PassSchedule = PassPerTurn()
  var changes: any PassChanges = UnknownChanges()
  /// The rows of the list that are presented.
  var window = RowWindow.inView
  var history: any RowHistory = NoRowHistory()
  var rows: any RowsPresenting = EachRowPresenter()
  var tableRows: TableRowsMaker = DiffedRows.init
}
