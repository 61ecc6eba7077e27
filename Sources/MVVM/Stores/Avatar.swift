import Model

/// A picture of the user, and where it comes from.
struct Avatar: Equatable {
  let picture: Picture
  /// From the network: in the high resolution, and the last one.
  let isFinal: Bool

  static let none = Avatar(picture: .placeholder, isFinal: false)
}
