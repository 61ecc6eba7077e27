/// The machine, the system and the build of a run.
package struct RunEnvironment: Equatable, Codable, Sendable {
  /// The start of the run, such as `2026-01-01T09:00:00Z`.
  package var date: String
  package var os: String
  package var kernel: String
  /// The processor architecture, such as `x86_64`.
  package var machine: String
  package var processor: String
  package var cores: Int
  package var swift: String
  /// `release` or `debug`.
  package var configuration: String
  /// The commit of the sources, if they are in a git repository.
  package var commit: String?
  /// Whether the sources have changed since that commit.
  package var dirty: Bool?

  package init(
    date: String, os: String, kernel: String, machine: String, processor: String, cores: Int,
    swift: String, configuration: String, commit: String?, dirty: Bool?
  ) {
    self.date = date
    self.os = os
    self.kernel = kernel
    self.machine = machine
    self.processor = processor
    self.cores = cores
    self.swift = swift
    self.configuration = configuration
    self.commit = commit
    self.dirty = dirty
  }
}
