internal import FoundationCore
package import SelectorRuntime

/// A pair of file handles: one reads the bytes that the other writes, from NSFileHandle.h.
package final class NSPipe: RuntimeObject {
  @Strong private var reading: NSFileHandle?
  @Strong private var writing: NSFileHandle?

  private func connect() {
    guard reading == nil else { return }
    let buffer = PipeBuffer()
    let (first, second) = (
      runtime.create(FoundationClasses.concreteFileHandle),
      runtime.create(FoundationClasses.concreteFileHandle)
    )
    first.fill(buffer, reads: true)
    second.fill(buffer, reads: false)
    (reading, writing) = (first, second)
  }

  static func define(_ pipe: ClassDefinition<NSPipe>) {
    pipe.classSide.method("pipe") { (cls) -> NSPipe in
      let made = cls.runtime.create(FoundationClasses.concretePipe)
      made.connect()
      return made
    }
    pipe.method("init") { (pipe) -> NSPipe in
      pipe.connect()
      return pipe
    }
    pipe.readonly("fileHandleForReading", .strong) { $0.reading }
    pipe.readonly("fileHandleForWriting", .strong) { $0.writing }
  }
}

extension FoundationClasses {
  package static let pipe = NativeClass<NSPipe>("NSPipe", superclass: object, NSPipe.define)
  package static let concretePipe = NativeClass<NSPipe>("NSConcretePipe", superclass: pipe)
}
