import Testing
import Toolkit

@MainActor @Suite("An image fades in on the loop's clock") struct AnimationTests {
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

  @Test("It fades until its time has come, and the end is a frame of its own")
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

  @Test("Out of the window there is nothing to fade")
  func outOfWindow() {
    image.removeFromSuperview()
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    #expect(flags.isEmpty && image.imageName == "new" && loop.counters.animationsStarted == 0)
  }

  @Test("Leaving the window ends it at once, and that cancels nothing")
  func leaves() {
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    loop.turn { image.removeFromSuperview() }
    #expect(flags.isEmpty && loop.nextAnimationEnd == nil)
    #expect(loop.counters.animationsCancelled == 0)
  }

  @Test("A write of another value ends it; a write of the same value leaves it alone")
  func otherValue() {
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    loop.turn { image.imageName = "new" }
    #expect(flags == ["fading"] && loop.counters.animationsCancelled == 0)
    loop.turn { image.imageName = "newer" }
    #expect(flags.isEmpty && loop.counters.animationsCancelled == 1)
    #expect(loop.nextAnimationEnd == nil)
  }

  @Test("Fading in what fades in already begins anew and counts as that")
  func restarts() {
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    clock.now = 100
    loop.turn { image.fadeIn("new", milliseconds: 300) }
    #expect(loop.nextAnimationEnd == 400 && loop.counters.animationsRestarted == 1)
    loop.turn { image.fadeIn("newer", milliseconds: 300) }
    #expect(loop.counters.animationsCancelled == 1 && flags == ["fading"])
  }
}
