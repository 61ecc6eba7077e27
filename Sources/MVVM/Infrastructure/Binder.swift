import Toolkit

/// What view controllers bind with: the loop of their views, and how the variant binds.
struct Binder {
  let loop: MainLoop
  let style: BindingStyle
  let cellBindings: () -> any CellBindings

  func makeBag() -> BindingBag { BindingBag(style) }
}
