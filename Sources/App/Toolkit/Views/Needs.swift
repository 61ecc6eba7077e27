/// The passes that a view, its controller or a view below it needs.
nonisolated struct Needs: OptionSet {
  let rawValue: UInt8

  static let properties = Needs(rawValue: 1)
  static let controllerProperties = Needs(rawValue: 2)
  static let childProperties = Needs(rawValue: 4)
  static let layout = Needs(rawValue: 8)
  static let childLayout = Needs(rawValue: 16)
  static let display = Needs(rawValue: 32)
  static let childDisplay = Needs(rawValue: 64)
  /// A part of the view, which the view stores, must be repainted.
  static let partialDisplay = Needs(rawValue: 128)

  static let allProperties: Needs = [.properties, .controllerProperties, .childProperties]
  static let allDisplay: Needs = [.display, .partialDisplay, .childDisplay]

  /// The marks that the views above carry for a view with these needs.
  private var marksAbove: Needs {
    var marks = Needs()
    if !isDisjoint(with: .allProperties) { marks.insert(.childProperties) }
    if !isDisjoint(with: [.layout, .childLayout]) { marks.insert(.childLayout) }
    if !isDisjoint(with: .allDisplay) { marks.insert(.childDisplay) }
    return marks
  }

  /// Marks all views from `view` up to the root.
  ///
  /// It stops at a view with these marks, because all views above that one have them, too.
  @MainActor func passUpwards(from view: View?) {
    let marks = marksAbove
    var view = view
    while let next = view, !next.needs.isSuperset(of: marks) {
      next.needs.formUnion(marks)
      view = next.superview
    }
  }
}
