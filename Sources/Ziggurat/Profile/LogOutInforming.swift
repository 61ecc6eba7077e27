/// Whom the profile's controller informs of the wish to leave.
protocol LogOutInforming {
  func logOutTapped()
}
