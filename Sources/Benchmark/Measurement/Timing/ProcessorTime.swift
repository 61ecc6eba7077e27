import CProbes

/// The processor time that this program has used.
package enum ProcessorTime {
  /// Seconds of this process and of its children that have ended.
  package static var ownSeconds: Double { probe_own_processor_seconds() }
}
