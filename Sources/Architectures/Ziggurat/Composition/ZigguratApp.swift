import ArchitectureKit
import Toolkit

/// The running app: the object graph, the window and the Renderer between them.
final class ZigguratApp: App {
  let window: Window
  private let renderer: Renderer
  private let links: LinkService

  init(_ environment: AppEnvironment) {
    let context = AppContext(environment)
    window = Window(on: context.loop)
    let root = context.makeRoot(in: window)
    renderer = context.makeRenderer(pushingInto: root)
    links = context.linkService
    context.sessionService.restore()
    renderer.render()
  }

  func open(url: String) {
    links.open(url: url)
  }
}
