import Catalog
package import SourceAnalysis
import Support

/// The rule books of the patterns, which also have the roles of their files.
///
/// A new architecture begins as a copy of Baseline: it has Baseline's roles, and no rules yet. A form
/// has the roles and the rules of its pattern.
private let books: [RuleBook] = [.baseline, .mvc, .mvvm, .mvvmc, .redux, .ziggurat, .flux]

extension BucketMap {
  /// The maps of the architectures' folders.
  package static let all = architectureNames.map {
    BucketMap($0, roles: RuleBook.named($0)?.roles ?? RoleRule.baseline)
  }

  /// Returns the map of an architecture, by its name; case and hyphens do not count.
  ///
  /// - Throws: a `SourceError` if there is no such architecture.
  package static func named(_ name: String) throws(SourceError) -> BucketMap {
    guard let map = all.first(where: { $0.architecture.matches(name: name) })
    else {
      throw SourceError(
        "there is no architecture '\(name)'; there are \(architectureNames.joined(separator: ", "))"
      )
    }
    return map
  }
}

extension RuleBook {
  /// The rule books of the architectures that have one.
  package static let all = architectureNames.compactMap { name in
    books.first { $0.architecture == pattern(name) }
      .map { $0.architecture == name ? $0 : $0.book(of: name) }
  }

  /// Returns the rule book of an architecture, if it has one.
  package static func named(_ architecture: String) -> RuleBook? {
    all.first { $0.architecture == architecture }
  }
}

/// Returns the architecture of a form, such as `Redux` for `Redux/naive`.
private func pattern(_ name: String) -> String { String(name.prefix { $0 != "/" }) }
