import Model

/// A Service whose state is a user's: it begins with his session and is gone with it.
protocol SessionFollower {
  func sessionBegan(_ session: Session)
  func sessionEnded()
}
