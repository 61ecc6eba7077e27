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
    let root = context.makeRoot(in: window)
    renderer = context.makeRenderer(pushingInto: root)
    links = context.linkService
    // The first pass comes at once, so that the window is never empty. Nothing has signalled yet.
    renderer.render()
    context.sessionService.restore()
  }

  func open(url: String) {
    links.open(url: url)
  }
}
