// What the user does to a table, told to its delegate.

extension TableView {
  /// The user pulls the table down.
  package func pull() {
    delegate?.tableViewDidPull(self)
  }

  func userDidTap(_ cell: TableViewCell) {
    guard let row = row(for: cell) else { return }
    delegate?.tableView(self, didSelectRow: row)
    delegate?.tableView(self, performPrimaryActionForRow: row)
  }

  func userDidSelect(_ cell: TableViewCell) {
    guard let row = row(for: cell) else { return }
    delegate?.tableView(self, didSelectRow: row)
  }

  func userDidDelete(_ cell: TableViewCell) {
    guard let row = row(for: cell) else { return }
    delegate?.tableView(self, commitDeleteForRow: row)
  }
}
