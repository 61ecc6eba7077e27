/// The form by which the user logs in.
///
/// It does not hold what the user types: a password must not be in a value that is kept, compared
/// and printed.
nonisolated struct LoginViewModel: Equatable, Sendable {
  let areFieldsEnabled: Bool
  let isSubmitEnabled: Bool
  let isSpinnerShown: Bool
  /// `nil` hides it.
  let error: String?
}
