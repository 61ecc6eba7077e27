import Testing
import Toolkit

@MainActor @Suite("Presented controllers") struct PresentationTests {
  private let loop = MainLoop()

  private func screen(_ identifier: String) -> ViewController {
    let controller = ViewController(on: loop)
    controller.view.addSubview(View(identifier, on: loop))
    return controller
  }

  @Test("An alert stays when the root below it is replaced, or the sheet below it is dismissed.")
  func alertStays() {
    let window = Window(on: loop)
    let (first, second, sheet) = (screen("first"), screen("second"), screen("sheet"))
    let alert = AlertController("Really?", [AlertController.Action("ok", "OK")], on: loop)
    loop.turn { window.rootViewController = first }
    loop.turn { first.present(sheet) }
    #expect(first.presentedViewController === sheet)
    loop.turn { first.present(alert) }
    #expect(first.presentedViewController === alert)
    loop.turn { sheet.dismiss() }
    #expect(first.presentedViewController === alert)
    #expect(window.snapshot().contains("Alert alert") && !window.snapshot().contains("sheet"))
    loop.turn { window.rootViewController = second }
    #expect(
      window.snapshot().contains("View second covered")
        && window.snapshot().contains("Alert alert"))
    #expect(window.differenceFromFullRendering() == nil)
    loop.turn { alert.dismiss() }
    #expect(window.presentedViewControllers.isEmpty)
    #expect(!window.snapshot().contains("alert"))
    #expect(window.differenceFromFullRendering() == nil)
  }

  @Test("`dismiss()` removes the controller that this one has presented, or else this one.")
  func dismisses() {
    let window = Window(on: loop)
    let (root, sheet) = (screen("root"), screen("sheet"))
    window.rootViewController = root
    root.present(sheet)
    root.dismiss()
    #expect(window.presentedViewControllers.isEmpty)
    root.present(sheet)
    sheet.dismiss()
    #expect(window.presentedViewControllers.isEmpty)
    root.dismiss()
    #expect(window.rootViewController === root)
  }
}
