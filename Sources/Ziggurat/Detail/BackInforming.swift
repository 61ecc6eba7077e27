/// Whom an open note's controller informs of the wish to leave it.
protocol BackInforming {
  func backTapped()
}
