/// The place where a server keeps its data.
package protocol NotesStorage: AnyObject {
  /// The data as stored now.
  var contents: StoredContents { get }

  /// Changes the stored data; on return the change is as safe as this storage can make it.
  ///
  /// - Throws: An error if the change cannot be stored. The data is then as before, and the caller
  ///   may try again.
  func change(_ body: (inout StoredContents) -> Void) throws
}
