extension RunSamples {
  /// Whether resuming the run could add results.
  ///
  /// That is so if the run was interrupted, or if a worker failed for a reason that no contestant
  /// caused.
  package var canBeCompleted: Bool {
    isInterrupted || (failures + surveys.failures).contains { $0.what == nil }
  }

  /// Whether the run was interrupted before there was anything to report.
  package var isInterruptedEarly: Bool {
    isInterrupted && processes.isEmpty && counts.isEmpty
  }
}
