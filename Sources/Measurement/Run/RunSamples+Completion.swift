extension RunSamples {
  /// Whether taking the run up again could give more: it was interrupted, or a worker failed for a
  /// reason that no label is to blame for.
  package var canBeCompleted: Bool {
    isInterrupted || (failures + surveys.failures).contains { $0.what == nil }
  }
}
