/// The Services, by name.
nonisolated enum ServiceName: Int {
  case login, session, links, editor, pictures, notes, navigation, user
}
