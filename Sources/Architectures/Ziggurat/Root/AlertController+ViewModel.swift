import Screens
import Toolkit

extension AlertController {
  /// Makes the alert that a view model describes.
  static func make(
    _ kind: AlertViewModel.Kind, _ service: any AlertInforming, editor: any DiscardInforming,
    on loop: MainLoop
  ) -> AlertController {
    switch kind {
    case .discardingChanges:
      .discardingChanges(
        on: loop, discard: { editor.discardTapped() }, keep: { editor.keepTapped() })
    case .noteDeleted: .noteDeleted(on: loop) { service.okTapped() }
    case .unknownNote(let id): .unknownNote(id, on: loop) { service.okTapped() }
    case .unopenableLink: .unopenableLink(on: loop) { service.okTapped() }
    }
  }
}
