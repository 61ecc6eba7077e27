import Toolkit

/// Renders each state at once, and writes everything, as in the article.
struct EachState: RenderSchedule {
  let loop: MainLoop
  var comparesWithLast: Bool { false }

  func changed(_ renderer: any Renderable) {
    renderer.renderNow()
  }
}
