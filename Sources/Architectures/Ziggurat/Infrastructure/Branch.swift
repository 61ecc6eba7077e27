/// A branch of the view model, which shares its content with all copies of it.
///
/// A copy costs one reference, however large the content is. Two branches with the same content in
/// memory are equal without a look at the content.
nonisolated struct Branch<Content: Equatable & Sendable>: Equatable, Sendable {
  private let storage: Storage

  private final class Storage: Sendable {
    let content: Content

    init(_ content: Content) {
      self.content = content
    }
  }

  init(_ content: Content) {
    storage = Storage(content)
  }

  var content: Content { storage.content }

  /// Whether both are the same branch of the same pass, so that nothing in them can differ.
  func isSame(as other: Self) -> Bool { storage === other.storage }

  static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.storage.content == right.storage.content
  }
}
