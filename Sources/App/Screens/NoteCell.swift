package import Toolkit

/// A row of the list: a mark, a title, a picture if the note has one, and a date.
package final class NoteCell: TableViewCell {
  /// The id of the row's note: not shown, but a part of the accessibility identifier.
  package var noteID = 0
  package let markLabel: Label
  package let titleLabel: Label
  /// Empty until an image is set.
  package let pictureView: ImageView
  package let dateLabel: Label

  package init(on loop: MainLoop) {
    markLabel = Label(style: .bold, on: loop)
    titleLabel = Label(on: loop)
    pictureView = ImageView(on: loop)
    dateLabel = Label(style: .dim, on: loop)
    super.init(on: loop)
    for view in [markLabel, titleLabel, pictureView, dateLabel] { addSubview(view) }
  }

  package static let identifierPrefix = "notes.row."

  package override var identifier: String? { "\(Self.identifierPrefix)\(noteID)" }

  package override var partNames: [String] { ["mark", "title", "picture", "date"] }

  package override var snapshotTexts: [String] {
    [titleLabel.text, dateLabel.text] + (markLabel.text.isEmpty ? [] : [markLabel.text])
  }

  package override var snapshotFlags: [String] {
    let picture = pictureView.imageName
    return super.snapshotFlags + (picture.isEmpty ? [] : ["picture=\(picture)"])
  }

  package override func layoutSubviews() {
    let dateWidth = 19
    let pictureWidth = 13
    let dateX = frame.width - dateWidth
    let pictureX = dateX - 1 - pictureWidth
    markLabel.frame = Rect(x: 0, y: 0, width: 2, height: 1)
    titleLabel.frame = Rect(x: 2, y: 0, width: pictureX - 3, height: 1)
    pictureView.frame = Rect(x: pictureX, y: 0, width: pictureWidth, height: 1)
    dateLabel.frame = Rect(x: dateX, y: 0, width: dateWidth, height: 1)
  }
}

extension TableView {
  /// Returns the cell to fill for the row that the table asks its data source for.
  package func dequeueNoteCell() -> NoteCell {
    dequeueCell { NoteCell(on: loop) }
  }
}
