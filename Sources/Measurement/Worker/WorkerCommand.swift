/// The command that starts a worker process.
package struct WorkerCommand: Equatable, Sendable {
  /// The executable's path; `nil` for this program.
  package let executable: String?
  /// Its arguments, without the executable's name.
  package let arguments: [String]
  /// Its whole environment.
  package let environment: [String: String]
}

extension WorkerCommand {
  /// Starts a program, by default this one, with `subcommand` and, as its last argument, `assignment`.
  ///
  /// The environment is the parent's, with 0 to 4 095 bytes of padding by the assignment's seed, which
  /// move the worker's stack.
  package init(
    _ assignment: WorkerAssignment, executable: String? = nil, subcommand: [String],
    environment: [String: String]
  ) throws {
    var generator = SeededGenerator(seed: assignment.seed, stream: 1)
    var environment = environment
    let padding = Int.random(in: 0..<4096, using: &generator)
    environment["ARCHBENCH_PADDING"] = String(repeating: "x", count: padding)
    // A crash should end at once; the parent reports it.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    if assignment.task.isCounting { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    self.init(
      executable: executable, arguments: subcommand + [try assignment.argument],
      environment: environment)
  }
}
