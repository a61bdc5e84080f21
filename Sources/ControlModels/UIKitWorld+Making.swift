internal import CoreLocation
internal import FoundationCore
internal import FoundationModels
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitDrawing
internal import UIKitRuntime
internal import UIKitText
internal import UserNotifications
package import VirtualTime

extension UIKitWorld {
  /// Creates a world with the classes of UIKit and Foundation, the application and its first window.
  package static func create(_ runtime: Runtime, runLoop: RunLoop) -> UIKitWorld {
    let world = UIKitWorld(
      runtime, runLoop: runLoop, foundation: FoundationClasses.catalogue,
      catalogue: UIKitClasses.catalogue)
    world.connectModules()
    world.connectTexts()
    world.connectTextMenus()
    world.connectControllers()
    world.connectNotifications()
    world.connectDrawing()
    world.defineObjectAccessibility()
    world.addCategories = { cls in
      if cls.name == "CADisplayLink" { return CAFrameRateRange.addCategory(to: cls) }
      StringDrawing.addCategories(to: cls)
      TextDocuments.addCategories(to: cls)
    }
    world.listStructures = { structures }
    world.makeFirstWindow()
    return world
  }

  private static var structures: [StructureType] {
    [
      CGPoint.structureType, CGSize.structureType, CGRect.structureType,
      UIEdgeInsets.structureType, CGAffineTransform.structureType, CGVector.structureType,
      UIOffset.structureType, UIFloatRange.structureType, NSDirectionalEdgeInsets.structureType,
      UIPointerAccessoryPosition.structureType, CAFrameRateRange.structureType,
      CATransform3D.structureType, CLLocationCoordinate2D.structureType,
    ]
  }
}
