/// What Presenters read of the session.
protocol SessionReading {
  var phase: SessionPhase { get }
}
