// The user's actions on a table, passed on to its delegate.

extension TableView {
  /// Pulls the table down, as the user does to refresh it.
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
