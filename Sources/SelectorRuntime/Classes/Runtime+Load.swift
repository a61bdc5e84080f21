/// Classes and categories whose `+load` has not run yet.
struct LoadQueue {
  var classes: [RuntimeClass] = []
  var categories: [(cls: RuntimeClass, implementation: Implementation)] = []
  /// Inside how many images the definitions are only collected.
  var imageDepth = 0
  var isRunning = false
}

/// `+load`: once each, by its own implementation and never by a message, so that a category's does
/// not replace its class's: first all classes, superclass before subclass, then all categories.
extension Runtime {
  /// Notes that a class is complete; its `+load` runs with the next ``runLoads()``.
  package func enqueueLoad(of cls: RuntimeClass) {
    if cls.metaclass.ownMethod(known.load) != nil { loads.classes.append(cls) }
  }

  /// Notes that a category with a `+load` is attached.
  package func enqueueLoad(ofCategoryOn cls: RuntimeClass, _ implementation: Implementation) {
    loads.categories.append((cls, implementation))
  }

  /// Attaches what `body` defines before any `+load` of it runs, as one image of a program is.
  package func image(_ body: () throws -> Void) throws {
    loads.imageDepth += 1
    do {
      try body()
      loads.imageDepth -= 1
    } catch {
      loads.imageDepth -= 1
      try? runLoads()
      throw error
    }
    try runLoads()
  }

  /// Runs the `+load`s that wait, unless an image is being collected or one is running already: a
  /// class defined inside a `+load` has its own run when that returns.
  ///
  /// - Throws: the first error that one raised, after the others have run.
  package func runLoads() throws {
    guard loads.imageDepth == 0, !loads.isRunning else { return }
    loads.isRunning = true
    defer { loads.isRunning = false }
    var firstError: (any Error)?
    while !(loads.classes.isEmpty && loads.categories.isEmpty) {
      do {
        if let next = nextClassToLoad() {
          if let method = next.metaclass.ownMethod(known.load) {
            _ = try run(
              loadImplementation(method), next, known.load, lookedUpIn: next.metaclass,
              Arguments())
          }
        } else {
          let (cls, implementation) = loads.categories.removeFirst()
          _ = try run(
            implementation, cls, known.load, lookedUpIn: cls.metaclass, Arguments())
        }
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
  }

  /// The class's own `+load`, below what categories have put in front of it.
  private func loadImplementation(_ method: Method) -> Implementation {
    method.owner.methods.last { $0.selector === known.load }?.implementation
      ?? method.implementation
  }

  /// Takes the first waiting class whose superclasses do not wait.
  private func nextClassToLoad() -> RuntimeClass? {
    guard var next = loads.classes.first else { return nil }
    for parent in next.lineage.reversed() where loads.classes.contains(parent) {
      next = parent
      break
    }
    loads.classes.removeAll { $0 === next }
    return next
  }
}
