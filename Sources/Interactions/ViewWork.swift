package import Toolkit

/// The work on views in one run of an interaction.
package nonisolated struct ViewWork: Equatable, Sendable {
  /// Writes that changed a view, except those in cells that come into view.
  package var viewWrites = 0
  /// Cells that came into view.
  package var cellsConfigured = 0
  package var rowInserts = 0
  package var rowDeletes = 0
  package var rowMoves = 0
  package var reorders = 0
  package var tableReloads = 0

  package init(
    viewWrites: Int = 0, cellsConfigured: Int = 0, rowInserts: Int = 0, rowDeletes: Int = 0,
    rowMoves: Int = 0, reorders: Int = 0, tableReloads: Int = 0
  ) {
    self.viewWrites = viewWrites
    self.cellsConfigured = cellsConfigured
    self.rowInserts = rowInserts
    self.rowDeletes = rowDeletes
    self.rowMoves = rowMoves
    self.reorders = reorders
    self.tableReloads = tableReloads
  }

  /// Adds the difference between two readings of the counters.
  package mutating func add(from before: WorkCounters, to after: WorkCounters) {
    viewWrites += after.viewWrites - before.viewWrites
    cellsConfigured += after.cellsConfigured - before.cellsConfigured
    rowInserts += after.rowInserts - before.rowInserts
    rowDeletes += after.rowDeletes - before.rowDeletes
    rowMoves += after.rowMoves - before.rowMoves
    reorders += after.reorders - before.reorders
    tableReloads += after.tableReloads - before.tableReloads
  }
}

nonisolated extension ViewWork: CustomStringConvertible {
  /// A text such as "2 view writes, 1 cell configured"; "none" if nothing was done.
  package var description: String {
    let parts = [
      (viewWrites, "view write", "view writes"),
      (cellsConfigured, "cell configured", "cells configured"),
      (rowInserts, "row insert", "row inserts"), (rowDeletes, "row delete", "row deletes"),
      (rowMoves, "row move", "row moves"), (reorders, "reorder", "reorders"),
      (tableReloads, "table reload", "table reloads"),
    ]
    .filter { $0.0 != 0 }.map { count, one, many in "\(count) \(count == 1 ? one : many)" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
