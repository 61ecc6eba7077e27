/// The differences between Linux and macOS; the macOS part is untested.
extension Toolchain {
  #if canImport(Darwin)
    static let indexLibraryName = "libIndexStore.dylib"

    /// The SDK with the system's modules.
    static var sdk: String? {
      guard let answer = run(["xcrun", "--show-sdk-path"]), answer.status == 0 else { return nil }
      return answer.output.split(separator: "\n").first.map(String.init)
    }
  #else
    static let indexLibraryName = "libIndexStore.so"

    static let sdk: String? = nil
  #endif
}
