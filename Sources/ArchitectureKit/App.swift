package import Toolkit

/// The feature, written in one architecture and running.
///
/// A driver acts on the app through the views of its window alone, found by their identifiers, and
/// reads it through the window's snapshot and picture. Dropping the app frees all of it.
package protocol App: AnyObject {
  /// The app's one window, 80 by 24 to begin with.
  var window: Window { get }

  /// The system hands the app a URL, at any moment after its launch; inside a turn.
  func open(url: String)
}
