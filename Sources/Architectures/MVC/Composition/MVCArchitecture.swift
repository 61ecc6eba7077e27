package import ArchitectureKit

/// Model–View–Controller as Cocoa practises it: stores that post notices, controllers that observe.
package enum MVCArchitecture: Architecture {
  package static let name = "MVC"

  package static var variants: [Variant] {
    [
      Variant(
        architecture: name, name: "notices", lane: .idiomatic,
        summary: "Model stores post typed notices; view controllers make the targeted change.",
        launch: { MVCApp($0) }),
      Variant(
        architecture: name, name: "observation", lane: .idiomatic,
        summary: "The stores are observable, and read in the property pass; events stay notices.",
        launch: { ObservationApp($0) }),
      Variant(
        architecture: name, name: "asPublished", lane: .asPublished,
        summary: "View controllers ask for the model, keep it, and reload all that they show.",
        extraWork: [
          "After each change all labels, buttons and fields of the screens that show notes, or of "
            + "those that show the user, are written, most of them with what they show already.",
          "After each change of a note, of the selection or of a load, and for each picture that "
            + "arrives, the table is reloaded: all cells in view are filled again.",
          "A row that stays in view is shown in another cell after each reload.",
        ],
        launch: { PublishedApp($0) }),
    ]
  }
}
