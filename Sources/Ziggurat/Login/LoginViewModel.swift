/// The form by which somebody logs in.
///
/// What is typed is not in it: only the user writes the fields, and a password has no business in
/// a value that is kept, compared and printed.
nonisolated struct LoginViewModel: Equatable, Sendable {
  let areFieldsEnabled: Bool
  let isSubmitEnabled: Bool
  let isSpinnerShown: Bool
  /// `nil` hides it.
  let error: String?
}
