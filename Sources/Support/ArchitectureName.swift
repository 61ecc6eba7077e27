extension String {
  /// The module of the architecture of this name, and its folder: `MVVMC` for `MVVM-C`.
  ///
  /// A form has a module of its own: `MVVMC_naive` for `MVVM-C/naive`.
  package var moduleName: String {
    replacing("-", with: "").replacing("/", with: "_")
  }

  /// Whether a user may mean this name: upper and lower case are equal, and hyphens do not count.
  package func matches(name word: String) -> Bool {
    moduleName.lowercased() == word.moduleName.lowercased()
  }
}
