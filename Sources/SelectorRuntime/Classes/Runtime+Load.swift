/// Classes and categories whose `+load` has not run yet.
struct LoadQueue {
  var classes: [RuntimeClass] = []
  var categories: [(cls: RuntimeClass, implementation: Implementation)] = []
  /// The nesting depth of images, in which definitions are only collected.
  var imageDepth = 0
  var isRunning = false
}

/// `+load`: called once for each class and category, by its implementation, not by a message.
///
/// So a category's `+load` does not replace its class's. All classes come first, superclass before
/// subclass, then all categories.
extension Runtime {
  /// Enqueues the `+load` of a complete class for the next ``runLoads()``.
  package func enqueueLoad(of cls: RuntimeClass) {
    if cls.metaclass.ownMethod(known.load) != nil { loads.classes.append(cls) }
  }

  /// Enqueues the `+load` of a category.
  package func enqueueLoad(ofCategoryOn cls: RuntimeClass, _ implementation: Implementation) {
    loads.categories.append((cls, implementation))
  }

  /// Runs `body`, then the `+load` of all that it defined, as for one image of a program.
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

  /// Runs the queued `+load` methods, unless an image is being collected or one is running.
  ///
  /// A class that is defined inside a `+load` gets its own call after that one returns.
  /// - Throws: the first error that one raised, after all have run.
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

  /// Returns the class's own `+load`, not a category's.
  private func loadImplementation(_ method: Method) -> Implementation {
    method.owner.methods.last { $0.selector === known.load }?.implementation
      ?? method.implementation
  }

  /// Removes and returns the first class in the queue whose superclasses are not in it.
  private func nextClassToLoad() -> RuntimeClass? {
    guard var next = loads.classes.first else { return nil }
    for parent in next.lineage.reversed() where loads.classes.contains(parent) {
      next = parent
      break
    }
    loads.classes.removeAll(next)
    return next
  }
}
