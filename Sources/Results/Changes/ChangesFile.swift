package import Measurement

/// What change requests cost in each architecture, as `archbench changes` measured it.
package struct ChangesFile: Equatable, JSONFile, Sendable {
  /// The requests that were measured, in the order of their numbers and authors.
  package var requests: [Request]
  /// The figures: for each request, those of all architectures in the order of the catalog.
  package var changes: [ChangeFigures]

  /// A request that was measured.
  package struct Request: Equatable, Codable, Sendable {
    package var number: Int
    /// Who wrote the patches of architectures: 1 or 2.
    package var author: Int
    package var title: String
    /// The folder with its patches, from the package's root.
    package var folder: String
    /// The commit at which it was measured, with `+` if files were changed.
    package var commit: String
    /// Of its patches and of all sources that they change.
    package var checksum: String

    /// What it is called in sentences.
    package var name: String { Self.name(number, author) }

    package static func name(_ number: Int, _ author: Int) -> String {
      "request \(number)" + (author == 1 ? "" : ", author \(author)")
    }

    package init(
      number: Int, author: Int = 1, title: String, folder: String, commit: String, checksum: String
    ) {
      self.number = number
      self.author = author
      self.title = title
      self.folder = folder
      self.commit = commit
      self.checksum = checksum
    }
  }

  package init(requests: [Request] = [], changes: [ChangeFigures] = []) {
    self.requests = requests
    self.changes = changes
  }

  /// The names of the architectures.
  package var architectures: [String] { changes.map(\.architecture).uniqued() }

  /// The figures of a request in an architecture.
  package func figures(
    _ request: Int, _ architecture: String, author: Int = 1
  ) -> ChangeFigures? {
    changes.first {
      $0.request == request && $0.architecture == architecture && $0.author == author
    }
  }

  /// The figures of all requests in an architecture, by the first author.
  package func figures(of architecture: String) -> [ChangeFigures] {
    changes.filter { $0.architecture == architecture && $0.author == 1 }
  }

  /// The mean of a figure over all requests in an architecture; 0 if there are none.
  package func mean(_ figure: KeyPath<ChangeFigures, Int>, of architecture: String) -> Double {
    let all = figures(of: architecture)
    return all.isEmpty
      ? 0 : Double(all.map { $0[keyPath: figure] }.reduce(0, +)) / Double(all.count)
  }

  /// The number of silent places that no script notices, over all requests and authors.
  package func uncaught(in architecture: String) -> Int {
    changes.filter { $0.architecture == architecture }.map(\.uncaughtPlaces.count).reduce(0, +)
  }

  /// The factor by which two authors of one request in one pattern differ in a figure above 0: the
  /// median, and the range; `nil` if no request has a second author.
  package func authorFactor(_ figure: KeyPath<ChangeFigures, Int>) -> Interval? {
    let factors = changes.filter { $0.author == 2 }.compactMap { second -> Double? in
      guard let first = figures(second.request, second.architecture) else { return nil }
      let (one, other) = (first[keyPath: figure], second[keyPath: figure])
      return min(one, other) > 0 ? Double(max(one, other)) / Double(min(one, other)) : nil
    }
    return Interval(rangeOf: factors)
  }

  /// Leaves out all other requests.
  package mutating func keep(requests numbers: [Int]) {
    requests.removeAll { !numbers.contains($0.number) }
    changes.removeAll { !numbers.contains($0.request) }
  }

  /// Stores the figures of a request in the place of old ones.
  package mutating func store(_ figures: [ChangeFigures], of request: Request) {
    let key = (request.number, request.author)
    requests.removeAll { ($0.number, $0.author) == key }
    changes.removeAll { ($0.request, $0.author) == key }
    let index = requests.firstIndex { ($0.number, $0.author) > key } ?? requests.endIndex
    requests.insert(request, at: index)
    let place = changes.firstIndex { ($0.request, $0.author) > key } ?? changes.endIndex
    changes.insert(contentsOf: figures, at: place)
  }
}

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
  /// How many roles of the pattern are touched.
  package var roles: Int
  /// How many types are declared that were not there before.
  package var newTypes: Int
  /// Hunks without which the sources do not compile.
  package var guided: Int
  /// Hunks without which the sources compile.
  package var silent: Int
  /// Those of them that no script notices, by file and first changed line before the change.
  package var uncaughtPlaces: [String]

  package init(
    architecture: String, request: Int, author: Int = 1, files: Int, tokensAdded: Int,
    tokensRemoved: Int, roles: Int, newTypes: Int, guided: Int, silent: Int,
    uncaughtPlaces: [String]
  ) {
    self.architecture = architecture
    self.request = request
    self.author = author
    self.files = files
    hunks = guided + silent
    self.tokensAdded = tokensAdded
    self.tokensRemoved = tokensRemoved
    self.roles = roles
    self.newTypes = newTypes
    self.guided = guided
    self.silent = silent
    self.uncaughtPlaces = uncaughtPlaces
  }

  /// Tokens added and removed.
  package var tokens: Int { tokensAdded + tokensRemoved }
}
