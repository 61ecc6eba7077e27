import Controllers
import Model

/// The log-in form, until it has led to a session.
final class LoginService: LoginReading, LoginInforming {
  private struct Form {
    var name = ""
    var password = ""
    var isLoading = false
    var failure: NotesError?
  }

  private var form = Form()
  private let client: SessionController
  private let session: SessionService
  private let signal: () -> Void

  init(client: SessionController, session: SessionService, signal: @escaping () -> Void) {
    self.client = client
    self.session = session
    self.signal = signal
  }

  var isLoading: Bool { form.isLoading }
  var failure: NotesError? { form.failure }
  var canSubmit: Bool {
    !form.isLoading && validate(login: form.name, password: form.password)
  }

  func nameEdited(_ name: String) {
    form.name = name
    signal()
  }

  func passwordEdited(_ password: String) {
    form.password = password
    signal()
  }

  func submitTapped() {
    guard canSubmit else { return }
    form.isLoading = true
    form.failure = nil
    signal()
    client.logIn(login: form.name, password: form.password) { [weak self] in
      self?.loginAnswered($0)
    }
  }

  private func loginAnswered(_ result: Result<Session, NotesError>) {
    switch result {
    case .success(let session):
      // The form is empty for the next user, and the password is kept nowhere.
      form = Form()
      self.session.begin(session)
    case .failure(let error):
      form.isLoading = false
      form.failure = error
    }
    signal()
  }
}
