import Toolkit

/// The way in which the view controllers of a variant bind, and the loop of their views.
struct VariantBinder {
  let loop: MainLoop
  let style: BindingStyle
  let cells: VariantOptions.Cells

  func makeBag() -> BindingBag { BindingBag(style) }

  func makeCellBindings() -> any VariantCellBindings {
    switch cells {
    case .boundInView: CellsInView(style)
    // Cells are filled during layout, which comes after the pass of the turn.
    case .keepingViewModels: KeptCells(.direct, reusesRows: true)
    case .swappingViewModels: KeptCells(style, reusesRows: false)
    }
  }
}

/// How bindings follow their outputs.
enum BindingStyle {
  /// Each change is written at once.
  case direct
  /// Changed outputs are computed and written once a turn.
  case onceATurn(BindingPass)
  /// The same, and the toolchain's `Observation` reports which outputs may have changed.
  case observation(BindingPass)
  /// Each value that is set is written at once, an equal value too.
  case eachValue
}

/// A bag for bindings of one style.
struct BindingBag {
  let style: BindingStyle
  let bag = DisposalBag()

  init(_ style: BindingStyle) {
    self.style = style
  }

  func dispose() {
    bag.dispose()
  }
}

extension Signal {
  /// Calls `handler` with each event from now on.
  func observe(in bag: BindingBag, _ handler: @escaping (Event) -> Void) {
    observe(in: bag.bag, handler)
  }
}

extension VariantProperty {
  /// Makes `target` show the value now, and later values in the style of the bag.
  func bind(to target: BindingTarget<Value>, in bag: BindingBag) {
    switch bag.style {
    case .direct:
      observeChanges(in: bag.bag, target.write)
      target.show(value)
    case .onceATurn(let pass): bindOnceATurn(to: target, in: bag.bag, pass)
    case .observation(let pass): bindByObservation(to: target, in: bag.bag, pass)
    case .eachValue: bindToEachValue(to: target, in: bag.bag)
    }
  }
}

extension Button {
  /// Makes a tap execute the command, and enables the button while the command is enabled.
  func bind(to command: VariantCommand, in bag: BindingBag) {
    onTap = { command.execute() }
    command.isEnabled.bind(to: enabledTarget, in: bag)
  }
}
