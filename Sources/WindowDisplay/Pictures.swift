import CGtk

/// Pictures drawn from their names: the app's images are names.
final class Pictures {
  private var textures: [Key: OpaquePointer] = [:]
  private let limit = 256

  isolated deinit {
    for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  private struct Key: Hashable {
    let name: String
    let isWide: Bool
  }

  /// Returns the picture of a name, which is drawn once; `nil` for no name.
  ///
  /// A wide one is a landscape for a row, any other a portrait.
  func texture(_ name: String, isWide: Bool) -> UnsafeMutableRawPointer? {
    guard !name.isEmpty else { return nil }
    let key = Key(name: name, isWide: isWide)
    if let known = textures[key] { return UnsafeMutableRawPointer(known) }
    if textures.count >= limit {
      for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
      textures = [:]
    }
    let made = draw(key)
    textures[key] = made
    return made.map { UnsafeMutableRawPointer($0) }
  }

  private func draw(_ key: Key) -> OpaquePointer? {
    // Twice the size that it has in the window, for screens with small pixels.
    let width: Int32 = key.isWide ? 96 : 192
    let height: Int32 = key.isWide ? 48 : 192
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    defer { cairo_surface_destroy(surface) }
    let canvas = Drawing(surface, width: Double(width), height: Double(height))
    if key.isWide { canvas.landscape(key.name) } else { canvas.avatar(key.name) }
    canvas.finish()
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride * Int(height)))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
  }
}

/// One picture while it is drawn.
private struct Drawing {
  private let context: OpaquePointer?
  private let width: Double
  private let height: Double

  init(_ surface: OpaquePointer?, width: Double, height: Double) {
    context = cairo_create(surface)
    self.width = width
    self.height = height
  }

  func finish() { cairo_destroy(context) }

  /// A number from 0 to 1 that depends on the name only.
  private func hue(of name: some StringProtocol) -> Double {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Double(hash % 360) / 360
  }

  private func setColour(hue: Double, saturation: Double, lightness: Double) {
    func channel(_ shift: Double) -> Double {
      let place = (shift + hue * 12).truncatingRemainder(dividingBy: 12)
      let range = saturation * min(lightness, 1 - lightness)
      return lightness - range * max(-1, min(place - 3, 9 - place, 1))
    }
    cairo_set_source_rgb(context, channel(0), channel(8), channel(4))
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) {
    cairo_new_path(context)
    cairo_arc(context, x, y, radius, 0, 2 * .pi)
  }

  /// A portrait: the head and shoulders of a person, paler in the small image that comes first.
  func avatar(_ name: String) {
    let person = name.split(separator: "-").first ?? ""
    let isPlaceholder = name == "placeholder"
    let saturation = isPlaceholder ? 0 : name.hasSuffix("low") ? 0.25 : 0.55
    let hue = hue(of: person)
    circle(width / 2, height / 2, width / 2)
    cairo_clip(context)
    setColour(hue: hue, saturation: saturation, lightness: 0.78)
    cairo_paint(context)
    setColour(hue: hue, saturation: saturation, lightness: 0.42)
    circle(width / 2, height * 1.06, width * 0.37)
    cairo_fill(context)
    setColour(hue: hue, saturation: saturation * 0.6, lightness: 0.92)
    circle(width / 2, height * 0.42, width * 0.2)
    cairo_fill(context)
    guard !isPlaceholder else { return }
    setColour(hue: hue, saturation: saturation, lightness: 0.25)
    cairo_new_path(context)
    cairo_arc(context, width / 2, height * 0.38, width * 0.21, .pi, 2 * .pi)
    cairo_close_path(context)
    cairo_fill(context)
  }

  /// A landscape: sky, sun and two hills; grey as long as it is a placeholder.
  func landscape(_ name: String) {
    let hue = hue(of: name)
    let colour = name == "placeholder" ? 0.0 : 1
    let radius = 8.0
    cairo_new_path(context)
    cairo_arc(context, width - radius, radius, radius, -.pi / 2, 0)
    cairo_arc(context, width - radius, height - radius, radius, 0, .pi / 2)
    cairo_arc(context, radius, height - radius, radius, .pi / 2, .pi)
    cairo_arc(context, radius, radius, radius, .pi, .pi * 1.5)
    cairo_clip(context)
    setColour(hue: 0.55, saturation: 0.5 * colour, lightness: 0.85)
    cairo_paint(context)
    setColour(hue: 0.13, saturation: 0.9 * colour, lightness: 0.6)
    circle(width * (0.2 + 0.6 * hue), height * 0.35, height * 0.17)
    cairo_fill(context)
    setColour(hue: hue, saturation: 0.35 * colour, lightness: 0.55)
    circle(width * 0.25, height * 1.5, width * 0.5)
    cairo_fill(context)
    setColour(hue: hue, saturation: 0.4 * colour, lightness: 0.4)
    circle(width * 0.85, height * 1.7, width * 0.55)
    cairo_fill(context)
  }
}
