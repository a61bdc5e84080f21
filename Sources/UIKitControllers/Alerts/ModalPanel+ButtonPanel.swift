internal import FoundationCore
internal import UIKitBase
internal import UIKitControls
internal import VirtualTime

extension ModalPanel: ButtonPanel {
  package final var isPresented: Bool { stage == .appearing || stage == .shown }

  package final func waitUntilShown() throws -> Bool {
    if stage == .appearing, let animation {
      try world.runLoop.run(for: max(0, animation.deadline - world.runLoop.now))
    }
    return stage == .shown
  }
}
