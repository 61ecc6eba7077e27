import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A detail reports a deleted note once it is in view") struct DeletedNoteTests {
  private let server = FakeServer()
  private let detail: DetailViewModel
  private let alerts: EventObserver<Void>

  init() {
    let first = Note.sample(1, "one")
    let second = Note.sample(2, "two")
    detail = DetailViewModel(
      first, in: .fake(server, [first, second]), overlay: Overlay(),
      neighbour: { _, _ in second }, select: { _ in })
    alerts = EventObserver(detail.alertDeleted)
    detail.appeared()
  }

  @Test("A page that was deleted before the user turned to it is reported then.")
  func neighbour() throws {
    let page = try #require(detail.makePage(1, from: detail.page))
    server.push(.deleted(2))
    #expect(alerts.events.isEmpty)
    detail.pageTurned(to: page)
    #expect(alerts.events.count == 1)
  }

  @Test("A note that the user deletes is not reported, however long the screen takes to close.")
  func own() {
    detail.deleteTapped()
    #expect(alerts.events.isEmpty)
  }
}
