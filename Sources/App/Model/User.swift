/// A person with an account.
package struct User: Identifiable, Hashable, Codable, Sendable {
  package typealias ID = String

  package let id: ID
  package var name: String
  package var friendCount: Int
  package var avatar: AvatarReference

  package init(id: ID, name: String, friendCount: Int, avatar: AvatarReference) {
    self.id = id
    self.name = name
    self.friendCount = friendCount
    self.avatar = avatar
  }
}

/// The name of an image, used to request it.
package struct ImageReference: Hashable, Codable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// The two sizes of a user's picture.
///
/// The low one may be in the cache; the high one is on the network.
package struct AvatarReference: Hashable, Codable, Sendable {
  package let low: ImageReference
  package let high: ImageReference

  package init(low: ImageReference, high: ImageReference) {
    self.low = low
    self.high = high
  }
}

/// An image that has arrived; a headless view shows its name.
package struct Picture: Hashable, Codable, Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// The image that is shown until the real one arrives.
  package static let placeholder = Picture(name: "placeholder")
}
