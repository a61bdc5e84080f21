package import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
package import SelectorRuntime
package import VirtualTime

extension FoundationWorld {
  /// Makes a world with Foundation's classes alone.
  package static func make(_ runtime: Runtime, runLoop: RunLoop) -> FoundationWorld {
    let world = FoundationWorld(runtime, runLoop: runLoop, catalogue: FoundationClasses.catalogue)
    world.connectModules()
    return world
  }

  /// Gives each module what a module above it provides.
  package func connectModules() {
    self[ResourceLoading.self] = { [unowned self] url in try loadedContents(of: url) }
  }
}
