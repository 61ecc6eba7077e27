/// The sizes, and the numbers of screens shown, at which an app's memory is counted.
package struct MemoryPlan: Equatable, Codable, Sendable {
  /// Numbers of notes, rising; the memory per note is the slope from the first to the last.
  package var sizes: [Int]
  /// Numbers of mounted screens, rising; counted at the first size.
  ///
  /// More than one needs another form of the app.
  package var screens: [Int]

  package init(sizes: [Int] = [1_000, 10_000], screens: [Int] = [1]) {
    self.sizes = sizes
    self.screens = screens
  }

  /// The apps that are built.
  package var apps: [(size: Int, screens: Int)] {
    guard let size = sizes.first, let fewest = screens.first else { return [] }
    return sizes.map { ($0, fewest) } + screens.dropFirst().map { (size, $0) }
  }
}
