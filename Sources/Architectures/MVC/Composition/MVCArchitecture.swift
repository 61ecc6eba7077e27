package import ArchitectureKit

/// Model–View–Controller as Cocoa practises it: stores that post notices, controllers that observe.
package enum MVCArchitecture: Architecture {
  package static let name = "MVC"

  package static let ladder: Ladder? = Ladder([
    .init(.asPublished, "controllers keep the model, send requests and reload all that they show"),
    .init(.equalWrites, "a controller compares before it writes"),
    .init(
      .oncePerTurn, "a notice marks its observers; the property pass updates them",
      document: "UIKit, UIViewController: updateProperties()"),
    .init(
      .onlyWhatChanged, "a notice says which notes have changed, and how",
      document: "Core Data, NSFetchedResultsControllerDelegate: typed changes; "
        + "Foundation, Notification: userInfo"),
    .init(
      .onlyInView, "the table asks for the cells in view; no other row is formatted", .inherent,
      document: "UIKit, UITableViewDataSource: tableView(_:cellForRowAt:)"),
    .init(.tuned, "no further gain was found", .noEffect),
  ])

  package static var variants: [Variant] {
    [
      Variant(
        architecture: name, name: "idiomatic", lane: .idiomatic,
        rungs: [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView],
        summary: "Stores post typed notices; view controllers update once a turn what changed.",
        launch: { MVCApp($0) }),
      Variant(
        architecture: name, name: "asPublished", lane: .asPublished, rungs: [.asPublished],
        summary: "View controllers ask for the model, keep it, and reload all that they show.",
        extraWork: [
          "After each change all labels, buttons and fields of the screens that show notes, or of "
            + "those that show the user, are written, most of them with what they show already.",
          "After each change of a note, of the selection or of a load, and for each picture that "
            + "arrives, the table is reloaded: all cells in view are filled again.",
          "A row that stays in view is shown in another cell after each reload.",
        ],
        launch: { PublishedApp($0) }),
      Variant(
        architecture: name, name: "equalWrites", lane: .ladder,
        rungs: [.equalWrites, .onlyInView],
        summary: "Notices say only that something changed, and are compared and shown at once.",
        launch: { MVCApp($0, updates: AtOnce(), content: BareNotices()) }),
      Variant(
        architecture: name, name: "oncePerTurn", lane: .ladder,
        rungs: [.equalWrites, .oncePerTurn, .onlyInView],
        summary: "Notices say only that something changed; what differs is shown once a turn.",
        launch: { MVCApp($0, content: BareNotices()) }),
      Variant(
        architecture: name, name: "tuned-without-oncePerTurn", lane: .ladder,
        rungs: [.equalWrites, .onlyWhatChanged, .onlyInView],
        summary: "View controllers update what changed at each typed notice.",
        launch: { MVCApp($0, updates: AtOnce()) }),
      Variant(
        architecture: name, name: "ownRows", lane: .alternative,
        summary: "The list keeps its rows itself, without `NoteRows`; `NoteCollection` stays.",
        launch: { MVCApp($0, makeRows: { FetchedResults(of: $0) }) }),
    ]
  }
}
