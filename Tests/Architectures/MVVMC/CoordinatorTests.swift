import ArchitectureKit
import Equivalence
import Testing
import Toolkit

@testable import MVVMC

/// Checks the tree of coordinators of a running app.
@Suite("Coordinators") struct CoordinatorTests {
  @Test(
    "There is a coordinator for each flow, and none for a flow that has ended.",
    arguments: [
      ("", "App(Tabs(Notes,Profile))"),
      ("tap notes.row.3", "App(Tabs(Notes(Detail),Profile))"),
      ("tap notes.row.3\ntap nav.back", "App(Tabs(Notes,Profile))"),
      ("tap notes.row.3\ntap tabs.notes", "App(Tabs(Notes,Profile))"),
      ("tap notes.row.3\ntap tabs.profile", "App(Tabs(Notes(Detail),Profile))"),
      ("tap notes.row.3\ntap detail.delete", "App(Tabs(Notes,Profile))"),
      ("tap notes.row.3\ntap detail.edit", "App(Tabs(Notes(Detail(Editor)),Profile))"),
      (
        "tap notes.row.3\ntap detail.edit\ntap editor.cancel",
        "App(Tabs(Notes(Detail),Profile))"
      ),
      ("tap notes.create", "App(Tabs(Notes(Editor),Profile))"),
      (
        "tap notes.create\ntype editor.text \"?\"\ntap editor.cancel\ntap alert.discard",
        "App(Tabs(Notes,Profile))"
      ),
      (
        "tap notes.create\ntype editor.text \"!\"\ntap editor.save\nsettle",
        "App(Tabs(Notes,Profile))"
      ),
      ("tap notes.row.3\npush delete 3\ntap alert.ok", "App(Tabs(Notes,Profile))"),
      ("tap notes.row.3\ntap tabs.profile\ntap profile.logout", "App(Login)"),
    ])
  func tree(steps: String, tree: String) throws {
    let driver = try Self.signedIn()
    try Self.play(steps, on: driver)
    #expect(try Self.tree(of: Self.coordinator(of: driver)) == tree)
  }

  @Test(
    "A coordinator whose flow has ended is freed.",
    arguments: [
      "tap nav.back", "tap tabs.notes", "tap detail.delete", "open notes://note/4",
      "push delete 3\ntap alert.ok", "tap tabs.profile\ntap profile.logout",
    ])
  func freed(end: String) throws {
    let driver = try Self.signedIn()
    try Self.play("tap notes.row.3", on: driver)
    weak let detail = try Self.all(of: Self.coordinator(of: driver)).first {
      $0 is DetailCoordinator
    }
    #expect(detail != nil)
    try Self.play(end, on: driver)
    #expect(detail == nil)
  }

  @Test(
    "The coordinator of an editor is freed however the editor is closed.",
    arguments: [
      "tap editor.cancel", "type editor.text \"?\"\ntap editor.cancel\ntap alert.discard",
      "type editor.text \"!\"\ntap editor.save\nsettle",
    ])
  func editorFreed(end: String) throws {
    let driver = try Self.signedIn()
    try Self.play("tap notes.row.3\ntap detail.edit", on: driver)
    weak let editor = try Self.all(of: Self.coordinator(of: driver)).first {
      $0 is EditorCoordinator
    }
    #expect(editor != nil)
    try Self.play(end, on: driver)
    #expect(editor == nil)
  }

  @Test("A log-out releases what lives as long as the session.")
  func scope() throws {
    let driver = try Self.signedIn()
    let container = try Self.part("container", of: driver, as: DIContainer.self)
    weak let notes = container.session.find(SharedStore<NotesState>.self)
    weak let service = container.session.find(NotesService.self)
    #expect(notes != nil && service != nil)
    try Self.play("tap tabs.profile\ntap profile.logout", on: driver)
    #expect(notes == nil && service == nil)
  }

  // MARK: - The app

  private static func signedIn() throws -> AppDriver {
    let driver = AppDriver(Variant(name: "MVVM-C", summary: "") { MVVMCArchitecture.launch($0) })
    try play(
      """
      type login.name "ada"
      type login.password "secret"
      tap login.submit
      settle
      """, on: driver)
    return driver
  }

  private static func play(_ steps: String, on driver: AppDriver) throws {
    try ScriptPlayer(driver) { _ in }.play(ScriptParser.parse(steps + "\n", file: "coordinators"))
  }

  private static func coordinator(of driver: AppDriver) throws -> AppCoordinator {
    try part("coordinator", of: driver, as: AppCoordinator.self)
  }

  private static func part<Part>(
    _ name: String, of driver: AppDriver, as type: Part.Type
  ) throws -> Part {
    let app = try #require(driver.app)
    return try #require(Mirror(reflecting: app).descendant(name) as? Part)
  }

  private static func tree(of coordinator: BaseCoordinator) -> String {
    let name = "\(type(of: coordinator))".replacing("Coordinator", with: "")
    let children = coordinator.childCoordinators.compactMap { $0 as? BaseCoordinator }.map(tree)
    return children.isEmpty ? name : "\(name)(\(children.joined(separator: ",")))"
  }

  private static func all(of coordinator: BaseCoordinator) -> [BaseCoordinator] {
    [coordinator]
      + coordinator.childCoordinators.compactMap { $0 as? BaseCoordinator }.flatMap(all)
  }
}
