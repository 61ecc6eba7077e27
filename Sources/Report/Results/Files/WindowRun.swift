package import Measurement

/// The conditions of a measurement in a window.
package struct WindowRun: Equatable, Codable, Sendable {
  /// The commit at which it was measured, with `+` if files were changed.
  package var commit: String
  package var date: String
  package var processor: String
  /// Whether the control was the same as Baseline often enough.
  package var valid: Bool
  package var costs: WindowCosts?

  package init(_ environment: RunEnvironment, valid: Bool, costs: WindowCosts?) {
    commit = (environment.commit ?? "unknown") + (environment.dirty == true ? "+" : "")
    date = String(environment.date.prefix(10))
    processor = environment.processor
    self.valid = valid
    self.costs = costs
  }
}

/// What single pieces of work on widgets cost in a real window, in seconds.
package struct WindowCosts: Equatable, Codable, Sendable {
  /// One call of `gtk_label_set_text` with the text that the label has.
  package var equalWrite: Interval
  /// One call with another text.
  package var write: Interval
  /// One more label with a new text in a frame, from the commit to the pixels.
  package var shownWrite: Interval
  /// GTK's layout of that label.
  package var layout: Interval
  /// One more row that comes into view in a frame, from the commit to the pixels.
  package var cell: Interval

  package init(
    equalWrite: Interval, write: Interval, shownWrite: Interval, layout: Interval, cell: Interval
  ) {
    self.equalWrite = equalWrite
    self.write = write
    self.shownWrite = shownWrite
    self.layout = layout
    self.cell = cell
  }
}
