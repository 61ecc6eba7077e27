/// The identity of a compared run.
package struct RunIdentity: Equatable, Encodable, Sendable {
  package let environment: RunEnvironment
  package let plan: String
  package let processes: Int
  package let seed: UInt64
  package let valid: Bool

  init(_ results: Results) {
    environment = results.environment
    plan = results.run.plan
    processes = results.run.processesMeasured
    seed = results.run.seed
    valid = results.valid
  }
}
