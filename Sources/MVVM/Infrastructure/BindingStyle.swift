/// How bindings are made: the variants' choice.
enum BindingStyle {
  /// Each change is written at once.
  case direct
  /// Once a turn, what is out of date then is written.
  case onceATurn(BindingPass)
  /// The same, where the toolchain's `Observation` tells what is out of date.
  case observation(BindingPass)
  /// Each value that is set is written at once, another or not.
  case eachValue
}
