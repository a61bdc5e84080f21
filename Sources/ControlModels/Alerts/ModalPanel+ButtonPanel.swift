internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

extension ModalPanel: ButtonPanel {
  final var isPresented: Bool { stage == .appearing || stage == .shown }

  final func waitUntilShown() throws -> Bool {
    if stage == .appearing, let animation {
      try world.runLoop.run(for: max(0, animation.deadline - world.runLoop.now))
    }
    return stage == .shown
  }
}
