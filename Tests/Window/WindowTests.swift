import ArchitectureKit
import Backend
import CGtk
import Catalog
import Equivalence
import Foundation
import Model
import TestSupport
import Testing
import Toolkit
import WindowApp

@testable import WindowDisplay

/// Compares a window's widgets with the app's view tree after each step.
///
/// The tests need a display, such as `Scripts/window` opens.
@MainActor @Suite("Window", .serialized) struct WindowTests {
  private nonisolated static let scripts = URL(filePath: projectRoot)
    .appending(path: "Tests/Equivalence/Scripts")
  private nonisolated static let scriptNames =
    ((try? FileManager.default.contentsOfDirectory(atPath: scripts.path)) ?? [])
    .filter { $0.hasSuffix(".script") }.sorted()

  private let display: WindowDisplay
  private let player: WindowPlayer

  init() throws {
    try WindowDisplay.start()
    WindowDisplay.holdStill()
    display = WindowDisplay()
    player = WindowPlayer(display)
  }

  private func steps(of name: String) throws -> [Step] {
    let bytes = try Data(contentsOf: Self.scripts.appending(path: name))
    return try ScriptParser.parse(Array(bytes), file: name).steps
  }

  private func steps(_ lines: String) throws -> [Step] {
    try ScriptParser.parse(Array(lines.utf8), file: "test").steps
  }

  // MARK: - Equal to the app

  @Test(
    "After each step of each script, the widgets show what the app's snapshot says.",
    arguments: await architectureNames())
  func showsEachStep(architecture: String) throws {
    let variant = try #require(architectures.variant(architecture))
    for name in Self.scriptNames {
      #expect(throws: Never.self, "\(name)") { try player.play(steps(of: name), on: variant) }
    }
    #expect(player.comparedCount > Self.scriptNames.count)
  }

  @Test("After each step of a random session, the widgets show what the app's snapshot says.")
  func showsEachStepOfSessions() throws {
    for number in 0..<12 {
      let session = Session(seed: 35, number: number)
      let variant = architectures.variants[number % architectures.variants.count]
      let steps = try SessionPlayer().play(session, actions: 50, on: [variant])
      try player.play(steps, in: session.fixture, on: variant)
    }
  }

  @Test("After 100 sessions there are as many widgets as after the first one.")
  func leaksNoWidget() throws {
    let steps = try steps(of: "editor-save-fails.script")
    try player.play(steps, on: architectures.variants[0])
    let count = WindowDisplay.liveWidgetCount
    for number in 0..<100 {
      try player.play(steps, on: architectures.variants[number % architectures.variants.count])
    }
    #expect(WindowDisplay.liveWidgetCount == count)
  }

  @Test("The scroll bar follows a row that is added out of view, where no cell is painted.")
  func rowOutOfView() throws {
    let app = try signedIn()
    defer { app.display.clear() }
    app.display.click("notes.sort")
    app.display.type("e", into: "notes.filter")
    let other = app.driver.backend.notes(of: "ada").filter { !$0.text.lowercased().contains("e") }
    let oldest = try #require(other.min { $0.createdAt < $1.createdAt })
    let frames = app.driver.loop.counters.frames
    app.driver.event(app.driver.backend.push([.change(oldest.id, text: "e")]))
    #expect(app.driver.loop.counters.frames == frames)
    #expect(app.display.snapshot() == app.driver.window.snapshot())
  }

  // MARK: - Seeded defects

  @Test("A mistake of the display is found.", arguments: WindowDisplay.Defect.allCases)
  func findsDefect(_ defect: WindowDisplay.Defect) throws {
    display.defect = defect
    let steps = try steps(
      Self.signIn + """
        tap notes.create
        type editor.text "Milk"
        tap editor.save
        settle
        tap notes.sort
        scroll notes.table 20
        """)
    let difference = #expect(throws: WindowPlayer.Difference.self) {
      try player.play(steps, on: architectures.variants[0])
    }
    let step =
      switch defect {
      case .missesWrite: "tap notes.create"
      case .keepsTextOfReusedCell: "settle"
      case .clicksTwice: "tap notes.sort"
      }
    #expect(difference?.step == step)
  }

  // MARK: - Bad input

  @Test("A paste of 10,000 characters is one event.")
  func largePaste() throws {
    let app = try signedIn()
    defer { app.display.clear() }
    app.display.click("notes.create")
    let turns = app.driver.loop.counters.turns
    app.display.type(String(repeating: "Notes. ", count: 1_430), into: "editor.text")
    #expect(app.driver.loop.counters.turns == turns + 1)
    let editor = try #require(app.driver.view("editor.text") as? TextView)
    #expect(editor.text.count == 10_010)
    #expect(app.display.snapshot() == app.driver.window.snapshot())
  }

  @Test("A click on a button under a sheet does nothing.")
  func clickUnderSheet() throws {
    let app = try signedIn()
    defer { app.display.clear() }
    app.display.click("notes.create")
    let tree = app.driver.window.snapshot()
    app.display.click("notes.sort")
    app.display.click("notes.row.1")
    #expect(app.driver.window.snapshot() == tree)
    #expect(app.display.snapshot() == tree)
  }

  @Test("In the smallest window the rows are whole, down to the last; enlarged, all is as before.")
  func smallestWindow() throws {
    let app = try signedIn()
    defer { app.display.clear() }
    let table = try #require(app.display.table)
    table.select(0)
    let before = try #require(app.display.picture())
    app.display.resize(width: 1, height: 1)
    app.display.click("notes.create")
    app.display.click("editor.cancel")
    table.select(59)
    app.display.waitForFrames()
    let row = try #require(table.children.last).widget
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(row, table.core, 0, 0, &x, &y)
    let height = gtk_widget_get_height(row)
    #expect(height >= 26 && y >= 0 && Int32(y) + height <= gtk_widget_get_height(table.core))
    #expect(app.display.snapshot() == app.driver.window.snapshot())
    app.display.resize(width: 880, height: 700)
    table.select(0)
    app.display.focus("notes.table")
    #expect(app.display.picture() == before)
  }

  @Test("The screen's first control gets the focus, and keeps it until another screen appears.")
  func focus() throws {
    let app = try signedIn()
    defer { app.display.clear() }
    #expect(app.display.focusedIdentifier == "notes.table")
    app.display.type("m", into: "notes.filter")
    #expect(app.display.focusedIdentifier == "notes.filter")
    app.display.click("notes.create")
    #expect(app.display.focusedIdentifier == "editor.text")
  }

  @Test(
    "All architectures give the same pictures, byte by byte.", arguments: [false, true],
    [(880, 700), (400, 500)])
  func samePictures(isDark: Bool, size: (Int, Int)) throws {
    let screenshots = try Screenshots()
    // The folder of the documents, which show these pictures.
    let folder = Folder("../../Sources/Documentation/Screenshots")
    for screen in Screenshots.Screen.allCases {
      let pictures = try architectures.variants.map {
        try screenshots.picture(of: screen, on: $0, isDark: isDark, size: size)
      }
      #expect(Set(pictures).count == 1, "\(screen)")
      #expect(pictures[0].count > 1_000)
      if Folder.updatesGoldens, size == (880, 700) {
        try folder.write(pictures[0], to: "\(screen.rawValue)-\(isDark ? "dark" : "light").png")
      }
    }
  }

  private static let signIn = """
    type login.name "ada"
    type login.password "secret"
    tap login.submit
    settle

    """

  /// Signs in, in the window that shows an app alone, or in another one.
  func signedIn(
    on other: WindowDisplay? = nil
  ) throws -> (display: WindowDisplay, driver: AppDriver) {
    let display = other ?? display
    let driver = AppDriver(architectures.variants[0])
    display.follow(driver.loop) { [weak driver] in driver?.app?.window }
    display.perform = { [unowned driver] _, event in driver.event(event) }
    driver.settle()
    display.type("ada", into: "login.name")
    display.type("secret", into: "login.password")
    display.click("login.submit")
    driver.settle()
    return (display, driver)
  }
}

@MainActor func architectureNames() -> [String] { architectures.variants.map(\.name) }
