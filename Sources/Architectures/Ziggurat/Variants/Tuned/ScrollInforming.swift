/// The user's scrolling in the list, which moves the window of rows that are presented.
protocol ScrollInforming {
  func listScrolled(toTop row: Int)
}
