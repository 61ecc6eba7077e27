package import Toolkit

/// The feature, written in one architecture and running.
///
/// A driver acts on the app only through the views of its window, which it finds by their
/// identifiers. It reads the app through the window's snapshot and grid. Dropping the app frees all
/// of it.
package protocol App: AnyObject {
  /// The app's only window; at first it has 80 by 24 cells.
  var window: Window { get }

  /// Opens a URL that the system passes to the app, at any moment after its launch.
  ///
  /// Called inside a turn of the main loop.
  func open(url: String)
}
