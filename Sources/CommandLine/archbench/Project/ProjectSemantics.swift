import Foundation
import Measurement
import Report
import SourceAnalysis
import Study

/// The figures that the compiler's index gives for the architectures' sources.
enum ProjectSemantics {
  /// Returns the figures of each architecture, or the reason why there are none.
  static func results(of names: [String]) -> [SemanticsResult] {
    names.map { name in
      do {
        return SemanticsResult(architecture: name, figures: try figures(of: name))
      } catch {
        return SemanticsResult(architecture: name, unavailable: "\(error)")
      }
    }
  }

  /// The folder of the modules from which this executable was built.
  static var modules: String {
    URL(filePath: WorkerProcess.ownPath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules").path
  }

  private static func figures(of name: String) throws -> SemanticsFigures {
    let map = try BucketMap.named(name)
    guard let root = ProjectSource.root else {
      throw IndexError.source(.notFound(path: map.folder))
    }
    let index = try SemanticIndex(of: map, root: root, modules: modules)
    return SemanticsFigures(Headline(index))
  }
}

extension SemanticsFigures {
  /// Creates the figures of a report from an index.
  init(_ headline: Headline) {
    self.init(
      links: headline.roleLinks.map { link in
        Link(
          from: link.from.rawValue, to: link.to.word, symbols: link.symbols, places: link.places,
          writes: link.writes)
      },
      types: headline.collaborators.sorted { $0.key < $1.key }.map { type, others in
        let own = others.count { $0.module == type.module }
        return Collaborators(type: type.name, own: own, shared: others.count - own)
      },
      cycles: headline.cycles.map { $0.map(\.name) },
      properties: headline.propertyWriters.map { property in
        Property(
          name: property.property.qualifiedName, role: property.site.place.role.rawValue,
          file: property.site.file, line: property.site.line,
          writers: property.writers.map { writer in
            Writer(
              name: writer.name, role: writer.role.rawValue, outsideType: writer.isOutsideType,
              places: writer.places)
          })
      },
      modelSymbolsInViews: headline.modelSymbolsInViews.map(\.qualifiedName),
      bodies: headline.viewIndependentLogic.map { share in
        Bodies(
          role: share.role.rawValue, all: share.bodies.all, withoutView: share.bodies.withoutView,
          decisions: share.decisions.all, decisionsWithoutView: share.decisions.withoutView,
          wayToView: share.wayToView)
      },
      notes: headline.notes)
  }
}

extension RoleLink.Target {
  fileprivate var word: String {
    switch self {
    case .role(let role): role.rawValue
    case .module(let name): name
    }
  }
}
