import Model
import Toolkit

/// The contents of a window as a UI test reads them: identifiers, texts and flags.
struct ScreenContents {
  /// The visible views in the order of a snapshot: parents first, siblings back to front.
  let views: [Item]
  /// The rows in view, from top to bottom.
  private(set) var rows: [Row] = []
  /// The indices in `views` of the window's direct subviews: the root, then presented views.
  private var layerIndices: [Int] = []
  private var indices: [String: Int] = [:]

  /// A view as it was when the screen was read.
  struct Item {
    let identifier: String
    let kind: String
    let texts: [String]
    let flags: [String]
    /// Whether the snapshot marks the view as covered.
    let isCovered: Bool
  }

  /// A row of the list that is in view.
  struct Row {
    let id: Note.ID
    let title: String
    let date: String
    let mark: WriteMark?
    let isSelected: Bool
    let picture: String?
    let identifier: String
  }

  init(_ window: Window) {
    let shown = window.shownViews()
    views = shown.map(Item.init)
    indices.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      indices[view.identifier] = index
      if shown[index].depth == 1 { layerIndices.append(index) }
      if let row = Row(view) { rows.append(row) }
    }
  }

  // MARK: - Views

  subscript(identifier: String) -> Item? { indices[identifier].map { views[$0] } }

  func shows(_ identifier: String) -> Bool { indices[identifier] != nil }

  /// Returns the view's first text; empty if it has none or is not visible.
  func text(of identifier: String) -> String { self[identifier]?.texts.first ?? "" }

  func isDisabled(_ identifier: String) -> Bool {
    self[identifier]?.flags.contains("disabled") ?? false
  }

  /// Returns whether the control is visible and takes events.
  func isEnabled(_ identifier: String) -> Bool {
    self[identifier].map { !$0.flags.contains("disabled") } ?? false
  }

  /// Returns whether the user can touch the view: it is visible, with nothing presented over it.
  func reaches(_ identifier: String) -> Bool {
    indices[identifier].map { $0 >= layerIndices.last ?? 0 } ?? false
  }

  /// The views that the user can touch, which are those of the top layer.
  var reachable: ArraySlice<Item> { views[(layerIndices.last ?? 0)...] }

  /// The root, then the sheets and alerts over it.
  var layers: [Item] { layerIndices.map { views[$0] } }

  // MARK: - Values

  /// The number in the title of the list; `nil` while the title is not visible.
  var titleCount: Int? {
    shows("notes.title") ? Self.number(in: text(of: "notes.title")) : nil
  }

  /// The number of notes on the profile; `nil` while it is not visible.
  package var profileCount: Int? {
    shows("profile.notes") ? Self.number(in: text(of: "profile.notes")) : nil
  }

  /// The number on the notes tab, 0 without a badge; `nil` while the tab is not visible.
  var badge: Int? {
    shows("tabs.notes") ? flag("badge", of: "tabs.notes") ?? 0 : nil
  }

  /// How many rows the table has, in view or not; `nil` while it is not visible.
  var rowCount: Int? { flag("rows", of: "notes.table") }

  /// The index of the top row of the table; `nil` while the table is not visible.
  var topRow: Int? { flag("top", of: "notes.table") }

  /// Whether the list is visible and loaded.
  var showsLoadedList: Bool { shows("notes.table") || shows("notes.empty") }

  private func flag(_ name: String, of identifier: String) -> Int? {
    for flag in self[identifier]?.flags ?? [] where flag.hasPrefix("\(name)=") {
      return Int(flag.dropFirst(name.count + 1))
    }
    return nil
  }

  private static func number(in text: String) -> Int? {
    Int(text.filter(\.isNumber))
  }
}

extension ScreenContents.Item {
  fileprivate init(_ shown: ShownView) {
    self.init(
      identifier: shown.identifier, kind: shown.view.kind, texts: shown.view.snapshotTexts,
      flags: shown.view.snapshotFlags, isCovered: shown.isCovered)
  }

  /// Whether the user can tap the view: it is a button or a tab.
  var isButton: Bool { kind == "Button" || kind == "TabItem" }
}

extension ScreenContents.Row {
  fileprivate init?(_ view: ScreenContents.Item) {
    guard view.kind == "Cell", let id = Int(view.identifier.dropFirst("notes.row.".count))
    else {
      return nil
    }
    self.init(
      id: id, title: view.texts.first ?? "", date: view.texts.dropFirst().first ?? "",
      mark: view.texts.dropFirst(2).first.flatMap(WriteMark.init),
      isSelected: view.flags.contains("selected"),
      picture: view.flags.first { $0.hasPrefix("picture=") }.map { String($0.dropFirst(8)) },
      identifier: view.identifier)
  }
}
