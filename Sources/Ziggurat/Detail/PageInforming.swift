/// Whom an open note's controller informs of another page, turned to by the user.
protocol PageInforming {
  func pageTurned(to id: Int)
}
