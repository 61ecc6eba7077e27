package import Report

extension Claims {
  /// The claims of all articles, in the order of the report.
  package static let all = ziggurat + mvcAndRedux + coordinators + mvvm + flux
}
