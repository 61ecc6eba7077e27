import ArchitectureKit
import Toolkit

/// The running app: the object graph, the window and the Renderer between them.
final class ZigguratApp: App {
  let window: Window
  private let renderer: Renderer
  private let links: LinkService

  init(_ environment: AppEnvironment) {
    let context = AppContext(environment)
    window = Window(on: environment.loop)
    renderer = Renderer(
      context, root: RootController(window: window, viewControllers: context),
      on: environment.loop)
    links = context.linkService
    context.connect(renderer)
    context.sessionService.restore()
    renderer.render()
  }

  func open(url: String) {
    links.open(url: url)
  }
}
