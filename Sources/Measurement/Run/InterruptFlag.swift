import CProbes

/// Whether somebody wants the run to stop: Ctrl-C, or a SIGTERM.
///
/// A second one ends the process.
package enum InterruptFlag {
  /// Makes SIGINT and SIGTERM raise the flag instead of ending the process; for executables only.
  package static func install() {
    probe_interrupt_install()
  }

  package static var isRaised: Bool { probe_interrupted() }
}
