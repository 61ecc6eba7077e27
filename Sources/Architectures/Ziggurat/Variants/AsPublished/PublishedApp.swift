import ArchitectureKit
import Toolkit

/// The running app of the as-published variant.
final class PublishedApp: App {
  let window: Window
  private let renderer: Renderer
  private let links: LinkService

  init(_ context: AppContext) {
    window = Window(on: context.loop)
    let root = PublishedRootController(
      window: window, viewControllers: PublishedViewControllers(context))
    renderer = Renderer(
      on: context.loop, PassPerSignal(), UnknownChanges(),
      present: { RootPresenter.present(context, last: $0) }, push: { root.update($0) })
    context.connect(renderer)
    links = context.linkService
    context.sessionService.restore()
    renderer.render()
  }

  func open(url: String) {
    links.open(url: url)
  }
}
