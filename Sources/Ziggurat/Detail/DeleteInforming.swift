/// Whom an open note's controller informs of the wish to delete it.
protocol DeleteInforming {
  func deleteTapped()
}
