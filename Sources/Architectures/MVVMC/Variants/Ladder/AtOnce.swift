import Toolkit

/// Renders each state at once, and writes what differs: the ladder without `oncePerTurn`.
struct AtOnce: RenderSchedule {
  let loop: MainLoop
  var comparesWithLast: Bool { true }

  func changed(_ renderer: any Renderable) {
    renderer.renderNow()
  }
}
