/// A failure to make an index.
package enum IndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder of compiled modules is missing: the executable was moved away from its build.
  case noModules(path: String)
  /// There is no Swift compiler on the search path.
  case noCompiler
  /// The library that reads the index is missing beside the compiler, or does not fit.
  case noLibrary(reason: String)
  /// The compiler did not accept the sources, or was not the one that built the modules.
  case compilerFailed(module: String, message: String)
  /// The index cannot be read.
  case unreadable(reason: String)
  /// The sources cannot be read, or a file has no role.
  case source(SourceError)

  /// What happened, where, and what to do: one sentence without a full stop.
  package var description: String {
    switch self {
    case .noModules(let path):
      "there are no compiled modules at '\(path)'; run the executable from where it was built"
    case .noCompiler:
      "there is no Swift compiler on the search path; install the toolchain that built this"
    case .noLibrary(let reason):
      "the toolchain's library for reading an index cannot be used (\(reason)); "
        + "install the whole toolchain"
    case .compilerFailed(let module, let message):
      "the compiler does not accept \(module) beside the modules at hand (\(message)); build anew, "
        + "with the same toolchain"
    case .unreadable(let reason):
      "the compiler's index cannot be read (\(reason)); look whether the disk is full"
    case .source(let error):
      "\(error)"
    }
  }
}
