/// Whom the list's controller informs of the wish to write a note.
protocol CreateInforming {
  func createTapped()
}
