/// Whom an open note's controller informs of the wish to edit it.
protocol EditInforming {
  func editTapped()
}
