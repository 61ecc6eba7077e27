import Testing

/// Expects that a process that was stopped has said why.
func expectMessage(
  _ message: String, in result: ExitTest.Result?, at location: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(text.contains(message), sourceLocation: location)
}
