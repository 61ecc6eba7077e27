extension Window {
  /// Compares the last frame with a full layout and a full paint of the same tree.
  ///
  /// This proves that incremental layout and display lose nothing. The counters stay unchanged.
  /// Returns the first difference of a view's frame or of a cell, or `nil`.
  package func differenceFromFullRendering() -> String? {
    let counters = loop.counters
    defer { loop.counters = counters }
    let before = placedViews()
    layoutAllBelow()
    let after = placedViews()
    guard before.count == after.count else {
      return "a full layout changes the number of views, \(before.count) to \(after.count)"
    }
    for (old, new) in zip(before, after) where old.view !== new.view || old.frame != new.frame {
      return "\(new.view.identifier ?? new.view.kind) stands at \(old.frame), and a full layout "
        + "puts it at \(new.frame)"
    }
    let full = Grid(size: grid.size)
    paint(on: full, origin: Point(x: 0, y: 0), clip: bounds, style: [])
    return grid.firstDifference(from: full).map {
      "column \($0.x) of line \($0.y) shows something else than a full paint: "
        + "\"\(grid.lines[$0.y])\", not \"\(full.lines[$0.y])\""
    }
  }

  private func placedViews() -> [(view: View, frame: Rect)] {
    var all: [(View, Rect)] = []
    func walk(_ view: View) {
      all.append((view, view.frame))
      for view in view.subviews { walk(view) }
    }
    walk(self)
    return all
  }
}
