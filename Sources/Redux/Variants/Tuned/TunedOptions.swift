import ArchitectureKit

/// The optimisations of the tuned lane, each of which can be left out.
struct TunedOptions {
  /// *slices*: a subscriber selects only after actions that have changed a slice it reads.
  var guardsSubscribers = true
  /// *patches*: only the row of the note that an action concerns selects.
  var recordsPatches = true
}

extension AppStore {
  /// A store whose reducer leaves a trace of what each action has changed.
  static func tuned(_ options: TunedOptions, in environment: AppEnvironment) -> AppStore {
    let reducer = tracing(appReducer, recordsPatches: options.recordsPatches)
    guard options.guardsSubscribers else { return AppStore(environment, reducer: reducer) }
    let readers = SliceReaders()
    return AppStore(
      environment, reducer: reducer, connecting: readers.connect,
      concernsSubscribers: { state in readers.areConcerned(by: state.trace) })
  }
}
