/// What a view, its controller or something below it waits for.
nonisolated struct Needs: OptionSet {
  let rawValue: UInt8

  static let properties = Needs(rawValue: 1)
  static let controllerProperties = Needs(rawValue: 2)
  static let childProperties = Needs(rawValue: 4)
  static let layout = Needs(rawValue: 8)
  static let childLayout = Needs(rawValue: 16)
  static let display = Needs(rawValue: 32)
  static let childDisplay = Needs(rawValue: 64)
  /// A part of the view, which the view knows, is to be painted anew.
  static let partialDisplay = Needs(rawValue: 128)

  static let allProperties: Needs = [.properties, .controllerProperties, .childProperties]
  static let allDisplay: Needs = [.display, .partialDisplay, .childDisplay]

  /// The marks that views above carry for a view with these.
  private var marksAbove: Needs {
    var marks = Needs()
    if !isDisjoint(with: .allProperties) { marks.insert(.childProperties) }
    if !isDisjoint(with: [.layout, .childLayout]) { marks.insert(.childLayout) }
    if !isDisjoint(with: .allDisplay) { marks.insert(.childDisplay) }
    return marks
  }

  /// Marks all views from `view` up; stops where the marks stand already, for there they stand
  /// all the way up.
  @MainActor func passUpwards(from view: View?) {
    let marks = marksAbove
    var view = view
    while let next = view, !next.needs.isSuperset(of: marks) {
      next.needs.formUnion(marks)
      view = next.superview
    }
  }
}
