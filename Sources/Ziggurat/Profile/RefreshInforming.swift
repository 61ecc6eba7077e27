/// Whom the profile's controller informs of the wish to load the user anew.
protocol RefreshInforming {
  func refreshTapped()
}
