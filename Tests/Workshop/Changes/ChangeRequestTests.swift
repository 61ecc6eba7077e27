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
}
