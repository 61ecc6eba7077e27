extension [String] {
  /// The words as a list in a sentence, such as "MVC, MVVM and Redux".
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
