import Screens
import Toolkit

extension NoteCell {
  /// Shows a row for as long as the bag is not emptied: assigns what is fixed, binds what changes.
  func bind(to row: NoteRowViewModel, in bag: BindingBag) {
    noteID = row.id
    bindOutputs(of: row, in: bag)
    bindPicture(of: row, in: bag)
  }

  func bindOutputs(of row: NoteRowViewModel, in bag: BindingBag) {
    row.title.bind(to: titleLabel.textTarget, in: bag)
    row.date.bind(to: dateLabel.textTarget, in: bag)
    row.mark.bind(to: markLabel.textTarget, in: bag)
    row.isSelected.bind(to: selectedTarget, in: bag)
  }

  func bindPicture(of row: NoteRowViewModel, in bag: BindingBag) {
    if let picture = row.picture {
      picture.bind(to: pictureView.imageTarget, in: bag)
    } else {
      pictureView.imageTarget.show("")
    }
  }
}
