import Toolkit

/// Presents and pushes one branch alone, where signals have named nothing that another is made of.
///
/// Like `Renderer`, it writes nothing, and pushes from the root down.
final class BranchRenderer: Rendering {
  private let loop: MainLoop
  private let schedule: any PassSchedule
  private let changes: any PassChanges
  private let context: AppContext
  private let root: RootController
  private var isRendering = false
  private var tree: RootViewModel?
  /// The branches that were pushed last; those in `tree` may be older.
  private var notes: Branch<NotesViewModel>?
  private var profile: Branch<ProfileViewModel>?
  /// Made once, so that asking for a pass allocates nothing.
  private lazy var pass: () -> Void = { [unowned self] in render() }

  init(
    _ context: AppContext, _ schedule: any PassSchedule, _ changes: any PassChanges,
    _ root: RootController
  ) {
    loop = context.loop
    self.schedule = schedule
    self.changes = changes
    self.context = context
    self.root = root
  }

  /// Queues a pass for later in this turn, if the schedule says so.
  func heardSignal(_ parts: ServiceParts) {
    precondition(!isRendering, "a Service was written while the Renderer made its pass")
    changes.add(parts)
    if schedule.needsPass() { loop.async(pass) }
  }

  /// Makes a pass, which answers all signals so far.
  func render() {
    schedule.passBegan()
    isRendering = true
    if changes.areUnchanged(ServiceParts.outOfBranches), let notes {
      renderBranches(notes)
    } else {
      renderTree()
    }
    changes.removeAll()
    isRendering = false
  }

  private func renderBranches(_ last: Branch<NotesViewModel>) {
    if !changes.areUnchanged(.ofNotes) {
      let notes = Branch(NotesPresenter.present(context, last: last))
      self.notes = notes
      root.update(notes: notes)
    }
    if let profile, profile.content.own != nil, !changes.areUnchanged(.ofProfile) {
      let profile = Branch(ProfilePresenter.present(context, last: profile.content))
      self.profile = profile
      root.update(profile: profile)
    }
  }

  private func renderTree() {
    let tree = RootPresenter.present(context, last: tree?.replacing(notes, profile))
    self.tree = tree
    notes = tree.tabs?.content.notes
    profile = tree.tabs?.content.profile
    root.update(tree)
  }
}

extension ServiceParts {
  /// What the list's branch alone is made of.
  ///
  /// The arrangement is not in it, because the neighbours of an open note depend on it, too.
  fileprivate static let ofNotes = Self.list.subtracting(.arrangement).union(.pictures)
  /// What the signed-in user's branch is made of.
  fileprivate static let ofProfile: Self = [.user, .noteCount]
  /// What other branches, or the tree around them, are made of.
  fileprivate static let outOfBranches = Self.all.subtracting(
    [ofNotes, ofProfile, .notes, .link])
}

extension RootViewModel {
  /// Returns this tree with newer branches of the tabs.
  fileprivate func replacing(
    _ notes: Branch<NotesViewModel>?, _ profile: Branch<ProfileViewModel>?
  ) -> RootViewModel {
    guard let tabs = tabs?.content, let notes else { return self }
    let newer = TabsViewModel(
      selectedTab: tabs.selectedTab, badge: tabs.badge, notes: notes, detail: tabs.detail,
      profile: profile, editor: tabs.editor)
    return RootViewModel(screen: .tabs(Branch(newer)), alert: alert)
  }
}

extension RootController {
  /// Shows a newer branch of the list.
  fileprivate func update(notes: Branch<NotesViewModel>) {
    if case .tabs(let controller)? = child { controller.notes.update(notes) }
  }

  /// Shows a newer branch of the signed-in user's profile.
  fileprivate func update(profile: Branch<ProfileViewModel>) {
    if case .tabs(let controller)? = child { controller.profiles[0].update(profile) }
  }
}
