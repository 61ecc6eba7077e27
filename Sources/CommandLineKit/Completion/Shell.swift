/// A shell that a script can be written for which completes a command's words.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
