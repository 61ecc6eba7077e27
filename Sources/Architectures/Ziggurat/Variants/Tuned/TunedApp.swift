import ArchitectureKit
import Toolkit

/// The running app of a tuned variant.
final class TunedApp: App {
  let window: Window
  private let renderer: TunedRenderer
  private let links: LinkService

  init(_ context: TunedContext) {
    window = Window(on: context.loop)
    let root = TunedRootController(window: window, viewControllers: context)
    renderer = context.renderer(root: root)
    links = context.linkService
    context.connect(renderer)
    context.sessionService.restore()
    renderer.render()
  }

  func open(url: String) {
    links.open(url: url)
  }
}
