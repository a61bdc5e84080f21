package import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
package import SelectorRuntime
package import VirtualTime

extension FoundationWorld {
  /// Creates a world with only Foundation's classes.
  package static func make(_ runtime: Runtime, runLoop: RunLoop) -> FoundationWorld {
    let world = FoundationWorld(runtime, runLoop: runLoop, catalogue: FoundationClasses.catalogue)
    world.connectModules()
    return world
  }

  /// Gives each module the functions that a higher-level module provides.
  package func connectModules() {
    systemHasChanged = { [unowned self] in placeTaskClasses() }
    self[ResourceLoading.self] = { [unowned self] url in try loadedContents(of: url) }
  }
}
