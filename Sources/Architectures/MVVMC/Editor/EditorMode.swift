import Model

/// The argument of the module.
enum EditorMode {
  case create
  case edit(Note)
}
