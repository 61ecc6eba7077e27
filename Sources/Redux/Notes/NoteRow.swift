/// What a row shows.
struct NoteRow {
  let title: String
  let date: String
  let mark: String
  /// Empty for a note without a picture.
  let imageName: String
  let isSelected: Bool
}
