/// One line of what a worker writes: JSON, one record a line, the last of them `end`.
package enum WorkerRecord: Equatable, Codable, Sendable {
  /// What is tried next; the last one before a crash is to blame. Not written while timing.
  case trying(Exclusion)
  /// What an empty pair of clock readings takes, in nanoseconds.
  case overhead(nanoseconds: Double)
  /// Seconds that building all instances of a size takes.
  case setUp(size: Int, seconds: Double)
  /// The pilot's finding.
  case cost(PilotCost)
  /// The timing's finding.
  case samples(CellSamples)
  /// The finding of a process that times single events.
  case latencies(CellLatencies)
  /// The counting pass's finding.
  case counts(CellCounts)
  /// How long single events took at a point of a survey.
  case surveyTime(SurveyTime)
  /// What an app holds at rest.
  case memory(MemoryCount)
  /// Counters that cannot be had, and why.
  case unavailable(counters: [String], reason: String)
  /// A label that was wrong or could not do it.
  case failure(LabelFailure)
  /// Nothing is missing.
  case end
}
