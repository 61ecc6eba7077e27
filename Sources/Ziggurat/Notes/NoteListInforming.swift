/// Whom the list's controller informs of what is done to the list and its notes.
protocol NoteListInforming {
  func sortTapped()
  func filterEdited(_ filter: String)
  func refreshTapped()
  func refreshPulled()
  func retryTapped()
  func rowSelected(_ id: Int)
  func rowOpened(_ id: Int)
  func rowDeleted(_ id: Int)
  func listScrolled(toTop row: Int)
}
