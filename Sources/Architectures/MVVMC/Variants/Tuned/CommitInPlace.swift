/// Changes the state where it stands, so that no note is copied; the old state is given up.
func commitInPlace<State>(_ relay: BehaviorRelay<State>, _ changes: (inout State) -> Void) {
  changes(&relay.value)
}
