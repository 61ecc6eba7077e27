import Testing
import Toolkit

@MainActor @Suite("Fades of images") struct AnimationTests {
  @MainActor private final class Clock { var now: Int64 = 0 }
  private let clock = Clock()
  private let loop: MainLoop
  private let window: Window
  private let controller: ViewController
  private let image: ImageView

  init() {
    loop = MainLoop { [clock] in clock.now }
    window = Window(on: loop)
    controller = ViewController(on: loop)
    image = ImageView("image", "old", on: loop)
    image.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    controller.view.addSubview(image)
    window.rootViewController = controller
    loop.turn()
  }

  private var flags: [String] { image.snapshotFlags }

  @Test("A fade lasts until its end time, and its end is a frame of its own.")
  func ends() {
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    #expect(flags == ["fading"] && image.imageName == "new")
    #expect(loop.nextAnimationEnd == 300)
    clock.now = 299
    loop.turn()
    #expect(flags == ["fading"])
    clock.now = 300
    let frames = loop.counters.frames
    loop.turn()
    #expect(flags.isEmpty && loop.nextAnimationEnd == nil)
    #expect(loop.counters.frames == frames + 1)
    #expect(window.differenceFromFullRendering() == nil)
    #expect(loop.counters.animationsStarted == 1 && loop.counters.animationsCancelled == 0)
  }

  @Test("An image that is not in the window does not fade.")
  func outOfWindow() {
    image.removeFromSuperview()
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    #expect(flags.isEmpty && image.imageName == "new" && loop.counters.animationsStarted == 0)
  }

  @Test("A fade ends at once when the image leaves the window, and does not count as cancelled.")
  func leaves() {
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    loop.turn { image.removeFromSuperview() }
    #expect(flags.isEmpty && loop.nextAnimationEnd == nil)
    #expect(loop.counters.animationsCancelled == 0)
  }

  @Test("A write of another value ends a fade; a write of the same value does not.")
  func otherValue() {
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    loop.turn { image.imageName = "new" }
    #expect(flags == ["fading"] && loop.counters.animationsCancelled == 0)
    loop.turn { image.imageName = "newer" }
    #expect(flags.isEmpty && loop.counters.animationsCancelled == 1)
    #expect(loop.nextAnimationEnd == nil)
  }

  @Test("Fading in the same image again restarts the fade and counts as a restart.")
  func restarts() {
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    clock.now = 100
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    #expect(loop.nextAnimationEnd == 400 && loop.counters.animationsRestarted == 1)
    loop.turn { image.fadeIn("newer", milliseconds: 300) }
    #expect(loop.counters.animationsCancelled == 1 && flags == ["fading"])
  }
}
