/// Whom a message informs that it was read.
protocol AlertInforming {
  func okTapped()
}
