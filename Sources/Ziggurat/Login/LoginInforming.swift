/// Whom the log-in's controller informs.
protocol LoginInforming {
  func nameEdited(_ name: String)
  func passwordEdited(_ password: String)
  func submitTapped()
}
