import Foundation
import Testing

@testable import Report

/// Checks colours as people see them, including people who lack one kind of cone cells.
@Suite("Colours of the themes") struct ThemeTests {
  /// Matrices on linear RGB for normal vision, then for vision without long, middle or short cones.
  ///
  /// Source: Machado, Oliveira and Fernandes, 2009.
  private static let eyes: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ],
    [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ],
  ]

  @Test(
    "The colours are 8 apart in Oklab for every kind of vision.",
    arguments: Theme.allCases)
  func distance(theme: Theme) {
    let hues = theme.hues
    for eye in Self.eyes {
      for (index, hue) in hues.enumerated() {
        for other in hues[(index + 1)...] {
          let distance = zip(Self.oklab(hue, eye), Self.oklab(other, eye)).map { pow($0 - $1, 2) }
          #expect(100 * distance.reduce(0, +).squareRoot() > 8, "\(hue) \(other)")
        }
      }
    }
  }

  @Test(
    "Marks have a contrast of at least 3, and texts of at least 4.5.", arguments: Theme.allCases)
  func contrast(theme: Theme) {
    for hue in theme.hues { #expect(Self.contrast(hue, theme.surface) >= 3, "\(hue)") }
    for ink in [theme.ink, theme.mutedInk] { #expect(Self.contrast(ink, theme.surface) >= 4.5) }
  }

  @Test("The first thirty series all look different.")
  func looks() {
    let looks = (0..<30).map { style in
      let series = Series("", style: style)
      return "\(series.colour(.light)) \(series.shape)"
    }
    #expect(Set(looks).count == 30)
  }

  private static func linear(_ hex: String) -> [Double] {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    return [16, 8, 0].map { shift in
      let share = Double(value >> shift & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
  }

  private static func contrast(_ one: String, _ other: String) -> Double {
    let lights = [one, other].map { hex in
      zip(linear(hex), [0.2126, 0.7152, 0.0722]).map { $0 * $1 }.reduce(0.05, +)
    }.sorted()
    return lights[1] / lights[0]
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { zip($0, vector).map { $0 * $1 }.reduce(0, +) }
  }

  /// Converts a colour to Björn Ottosson's Oklab, in which equal distances look about equal.
  private static func oklab(_ hex: String, _ eye: [[Double]]) -> [Double] {
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], product(eye, linear(hex)))
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map { cbrt(max($0, 0)) })
  }
}
