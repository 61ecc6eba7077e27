import Screens

extension NoteCell {
  /// Assigns what never changes in a row, and binds what does.
  func bind(to row: NoteRowViewModel, in bag: DisposalBag) {
    noteID = row.id
    row.picture.bind(to: pictureView.setImageName, in: bag)
    row.title.bind(to: titleLabel.setText, in: bag)
    row.date.bind(to: dateLabel.setText, in: bag)
    row.mark.bind(to: markLabel.setText, in: bag)
    row.isSelected.bind(to: setSelected, in: bag)
  }
}
