import ArchitectureKit
import Backend
import Equivalence
import Support

/// Plays the project's scripts on everything that is to be measured.
///
/// An app that differs from the first one is not measured at all.
struct ScriptCheck {
  /// An app that differs, and how.
  struct Difference {
    let architecture: String
    /// A sentence that names the script.
    let reason: String
  }

  private let scripts: [Script]
  /// Why no scripts are played, as a sentence; `nil` if they are there.
  let warning: String?

  /// Reads the project's scripts.
  ///
  /// - Throws: a `CommandFailure` for the first invalid script.
  init() throws {
    let paths = ProjectScripts.paths
    scripts = try (paths ?? []).map(ScriptFile.read)
    warning = paths == nil ? ProjectScripts.missing : nil
  }

  /// Plays all scripts on all apps in step; one that differs is left out of the rest.
  ///
  /// - Parameters:
  ///   - variants: the apps, the reference first.
  ///   - isInterrupted: ends the check early if it returns `true`.
  ///   - progress: called before each script.
  /// - Returns: the apps that differ, and how.
  func differences(
    among variants: [Variant], isInterrupted: () -> Bool,
    progress: (_ done: Int, _ total: Int) -> Void
  ) -> [Difference] {
    let player = SessionPlayer()
    var equal = variants
    var differences: [Difference] = []
    for (index, script) in scripts.enumerated() where !isInterrupted() {
      progress(index, scripts.count)
      while equal.count > 1 {
        do {
          _ = try player.play(script, in: Fixture(), on: equal)
          break
        } catch {
          let divergence = error.divergence
          let culprit = equal.first { $0.name == divergence.architecture } ?? equal[0]
          differences.append(
            Difference(
              architecture: culprit.name,
              reason: "Script \(name(of: script)) shows it: \(divergence.reason)")
          )
          // If the reference is wrong by itself, there is nothing to compare with.
          equal = culprit.name == equal[0].name ? [] : equal.filter { $0.name != culprit.name }
        }
      }
    }
    return differences
  }

  private func name(of script: Script) -> Substring {
    let file = script.file.split(separator: "/").last ?? ""
    return file.split(separator: ".").first ?? file
  }
}
