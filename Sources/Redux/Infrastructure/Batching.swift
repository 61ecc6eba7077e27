/// Which actions the subscribers need not hear of at once, as nobody can act on them before the
/// screen shows them: of any number in one turn they hear once.
///
/// Redux Toolkit's `autoBatchEnhancer`. Any other action ends the batch, as it tells of the whole
/// state.
struct Batching<Action> {
  let isBatched: @MainActor (Action) -> Bool
  /// Has something done when the events of the turn are over.
  let queue: @MainActor (@escaping () -> Void) -> Void
}
