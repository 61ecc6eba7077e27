import Screens
import Toolkit

extension Button {
  /// Makes a tap execute the command, and enables the button while the command is enabled.
  func bind<Failure>(to command: Command<Failure>, in bag: DisposalBag) {
    onTap = { command.execute() }
    command.isEnabled.bind(to: setEnabled, in: bag)
  }
}

extension View {
  func setShown(_ isShown: Bool) {
    setHidden(!isShown)
  }
}
