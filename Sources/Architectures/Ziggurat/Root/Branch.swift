/// A branch of the view model, which shares its content with all copies of it.
///
/// A copy costs one reference, however large the content is. Branches that share their content are
/// equal without a look at it.
nonisolated struct Branch<Content: Equatable & Sendable>: Equatable, Sendable {
  /// The content alone; copies of an array share their elements.
  private let shared: [Content]

  init(_ content: Content) {
    shared = [content]
  }

  var content: Content { shared[0] }
}
