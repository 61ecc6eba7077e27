/// What a server needs of the place where it keeps everything.
package protocol NotesStorage: AnyObject {
  /// What is kept now.
  var contents: StoredContents { get }

  /// Changes it, for good: on return it is as safe as this storage makes anything.
  ///
  /// - Throws: If it cannot be kept; then all is as it was before, and may be tried again.
  func change(_ body: (inout StoredContents) -> Void) throws
}
