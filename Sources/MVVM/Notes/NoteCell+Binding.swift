import Screens
import Toolkit

extension NoteCell {
  /// Shows a row for as long as the bag is not emptied: assigns what is fixed, binds what changes.
  func bind(to row: NoteRowViewModel, in bag: DisposalBag) {
    noteID = row.id
    row.title.bind(to: titleLabel.textTarget, in: bag)
    row.date.bind(to: dateLabel.textTarget, in: bag)
    row.mark.bind(to: markLabel.textTarget, in: bag)
    if let picture = row.picture {
      picture.bind(to: pictureView.imageTarget, in: bag)
    } else {
      pictureView.imageTarget.show("")
    }
    row.isSelected.bind(to: selectedTarget, in: bag)
  }
}
