import Catalog
import SourceAnalysis
import Study
import TestSupport
import Testing
import Workshop

/// The change requests of this project.
@Suite("Change requests") struct ChangeRequestTests {
  private let names = BucketMap.all.map(\.architecture)

  @Test("The patches of every request apply to the sources as they are.")
  func apply() throws {
    let requests = try ChangeRequest.all(of: names, root: projectRoot)
    #expect(!requests.isEmpty)
    for request in requests {
      #expect(throws: Never.self) { try request.texts(root: projectRoot) }
      for map in BucketMap.all where request.patches[map.architecture] != nil {
        let sites = request.sites(of: map.architecture)
        #expect(!sites.isEmpty, "\(request.folder), \(map.architecture)")
      }
    }
  }

  @Test("Each further value adds as much to views as the one before.")
  func conversion() throws {
    let project = Project(projectRoot)
    let experiment = try ConversionExperiment(in: project)
    for name in ConversionExperiment.architectures {
      let tokens = try experiment.viewTokens(of: BucketMap.named(name))
      let steps = Set(zip(tokens.dropFirst(), tokens).map { $0 - $1 })
      #expect(tokens.count == 20 && steps.count == 1 && steps.allSatisfy { $0 > 0 })
    }
  }
}
