#if canImport(Darwin)
  internal import Support
#endif

/// The differences between Linux and macOS; the macOS part is untested.
extension Toolchain {
  #if canImport(Darwin)
    static let indexLibraryName = "libIndexStore.dylib"

    /// The SDK with the system's modules.
    static var sdk: String? { ProgramRun(["xcrun", "--show-sdk-path"]).answer }
  #else
    static let indexLibraryName = "libIndexStore.so"

    static let sdk: String? = nil
  #endif
}
