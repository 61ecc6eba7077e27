/// What a change request costs in one architecture.
package struct ChangeFigures: Equatable, Codable, Sendable {
  package var architecture: String
  /// The request's number.
  package var request: Int
  /// Who wrote the patch: 1, or 2 for the second author of some requests.
  package var author: Int
  /// The files, and the places in them, that the patch changes in the headline.
  package var files: Int
  package var hunks: Int
  package var tokensAdded: Int
  package var tokensRemoved: Int
  /// How many roles of the pattern are touched, and which.
  package var roles: Int
  package var roleNames: [String]
  /// How many types are declared that were not there before.
  package var newTypes: Int
  /// Hunks without which the sources do not compile.
  package var guided: Int
  /// Hunks without which the sources compile: those that a script notices, and the others.
  package var silent: Int
  /// Hunks without which the sources compile, and no script notices.
  package var uncaught: Int
  /// Each hunk, in the order of the patch.
  package var sites: [Site]

  /// A hunk, and who notices that it is missing.
  package struct Site: Equatable, Codable, Sendable {
    /// The path of the file, and its first changed line before the change.
    package var file: String
    package var line: Int
    package var answer: Answer
    /// The compiler's first error, or the script that differs; `nil` if nobody notices.
    package var by: String?

    package init(file: String, line: Int, answer: Answer, by: String?) {
      (self.file, self.line, self.answer, self.by) = (file, line, answer, by)
    }
  }

  /// Who notices that a hunk is missing.
  package enum Answer: String, Codable, Sendable {
    /// The compiler.
    case guided
    /// A script.
    case caught
    /// Nobody.
    case uncaught
  }

  package init(
    architecture: String, request: Int, author: Int = 1, files: Int, tokensAdded: Int,
    tokensRemoved: Int,
    roleNames: [String], newTypes: Int, sites: [Site]
  ) {
    self.architecture = architecture
    self.request = request
    self.author = author
    self.files = files
    hunks = sites.count
    self.tokensAdded = tokensAdded
    self.tokensRemoved = tokensRemoved
    roles = roleNames.count
    self.roleNames = roleNames
    self.newTypes = newTypes
    guided = sites.count { $0.answer == .guided }
    silent = sites.count { $0.answer != .guided }
    uncaught = sites.count { $0.answer == .uncaught }
    self.sites = sites
  }

  /// Tokens added and removed.
  package var tokens: Int { tokensAdded + tokensRemoved }
}
