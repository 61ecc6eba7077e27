/// A shell for which a completion script can be written.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
