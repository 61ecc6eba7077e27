import Catalog
import Foundation
import Report
import SourceAnalysis
import Support

/// Measures a change request: how much each architecture's patch changes, and who notices if a hunk
/// of it is forgotten.
struct ChangeMeasurement {
  private let request: ChangeRequest
  private let copy: ChangedCopy
  private let root: String
  private let progress: ProgressLine

  /// - Parameters:
  ///   - request: the request.
  ///   - root: the project's folder.
  ///   - progress: shows the slow steps.
  init(_ request: ChangeRequest, root: String, _ progress: ProgressLine) {
    self.request = request
    self.root = root
    self.progress = progress
    copy = ChangedCopy(request, root: root)
  }

  /// - Throws: a `CommandFailure` or an error that says what went wrong.
  func measure() throws -> [ChangeFigures] {
    try check()
    let omissions = Omissions(
      compile: { [copy] left in
        try copy.update(leavingOut: left)
        return try Self.each(left.keys) { try copy.error(in: BucketMap.named($0)) }
      },
      play: { [copy] left in
        try copy.update(leavingOut: left)
        try copy.build()
        return try Self.each(left.keys) { try copy.differences(on: $0).first }
      }, progress: show)
    let sites = try BucketMap.all.map { ($0.architecture, try request.sites(of: $0)) }
    let answers = try omissions.answers(for: Dictionary(uniqueKeysWithValues: sites))
    return try BucketMap.all.map { try figures(of: $0, answers[$0.architecture] ?? []) }
  }

  /// Returns what is found in each architecture in which something is.
  private static func each(
    _ names: some Sequence<String>, _ find: @Sendable (String) throws -> String?
  ) throws -> [String: String] {
    let names = Array(names)
    let found = zip(names, try inParallel(names, find))
    return Dictionary(
      uniqueKeysWithValues: found.compactMap { name, text in text.map { (name, $0) } })
  }

  /// Checks that the request is done in all architectures, and that all obey their rules.
  ///
  /// - Throws: a `CommandFailure` that says what is wrong.
  func check() throws {
    try copy.check(of: BucketMap.all.map(\.architecture)) { show($0, 0, 1) }
  }

  private func show(_ what: String, _ done: Int, _ total: Int) {
    progress.update("request \(request.number): \(what)", done: done, total: total)
  }

  private func figures(
    of map: BucketMap, _ answers: [Omissions.Answer]
  ) throws -> ChangeFigures {
    let sites = try request.sites(of: map)
    let paths = Set(sites.map(\.path))
    let texts = try request.texts(root: root)
    let size = ChangeSize(
      paths.map { path in
        (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8), texts[path] ?? nil)
      })
    let roles = try paths.map { try map.place(of: String($0.dropFirst(map.folder.count + 1))).role }
    return ChangeFigures(
      architecture: map.architecture, request: request.number, files: paths.count,
      tokensAdded: size.tokensAdded, tokensRemoved: size.tokensRemoved,
      roleNames: Set(roles.map(\.rawValue)).sorted(), newTypes: size.newTypes.count,
      sites: zip(sites, answers).map { ChangeFigures.Site($0, $1) })
  }
}

extension ChangeFigures.Site {
  fileprivate init(_ site: Patch.Site, _ answer: Omissions.Answer) {
    self.init(file: site.path, line: site.line, answer: .uncaught, by: nil)
    switch answer {
    case .compiler(let error): (self.answer, by) = (.guided, error)
    case .script(let name): (self.answer, by) = (.caught, name)
    case .nobody: break
    }
  }
}
