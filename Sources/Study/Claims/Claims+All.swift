package import Report

extension Claims {
  /// The claims of all articles, in the order of the report.
  package static let all = ziggurat + mvcAndRedux + coordinators + mvvm + flux

  /// The interactions that claims ask about of a pattern's forms, beyond the events.
  package static let interactionsOfForms = ["MVVM-C": ["profile-field"], "Ziggurat": ["animation"]]
}
