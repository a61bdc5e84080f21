import SelectorRuntime
import Testing

/// A native object's property references are released with it, without code in its class.
@Suite struct `A property's reference` {
  private final class Shelf: RuntimeObject {
    @Strong var book: RuntimeObject?
    @StrongList var others: [RuntimeObject] = []
    @Weak var reader: RuntimeObject?
    @Owned var note: Note?
    @Owned var count = 1
    @Owned var pages: [Page] = []
  }

  /// Runs a function when it is released.
  private final class Page {
    private let released: () -> Void

    init(_ released: @escaping () -> Void) { self.released = released }
    deinit { released() }
  }

  private final class Note {
    @Strong var page: RuntimeObject?
  }

  private let runtime = Runtime()
  private let shelfClass: RuntimeClass
  private let thingClass: RuntimeClass

  init() {
    shelfClass = runtime.makeNativeClass("Shelf", superclass: nil) { Shelf(isa: $0) }
    thingClass = runtime.makeNativeClass("Thing", superclass: nil) { RuntimeObject(isa: $0) }
  }

  private func thing() -> RuntimeObject { runtime.createInstance(thingClass) }

  private func shelf() throws -> Shelf {
    let shelf = try #require(runtime.createInstance(shelfClass) as? Shelf)
    shelf.retain()
    return shelf
  }

  @Test func `is released when the owner has been deallocated`() throws {
    let (shelf, book, other, reader) = (try shelf(), thing(), thing(), thing())
    reader.retain()
    shelf.book = book
    shelf.others = [other, book]
    shelf.reader = reader
    shelf.count = 7
    #expect(book.retainCount == 2)
    #expect(shelf.others == [other, book])
    shelf.release()
    #expect(book.isDeallocated && other.isDeallocated)
    #expect(!reader.isDeallocated && shelf.reader == nil)
    #expect(shelf.book == nil && shelf.others.isEmpty && shelf.count == 1)
  }

  @Test func `retains the new object before it releases the old one`() throws {
    let (shelf, book) = (try shelf(), thing())
    shelf.book = book
    shelf.book = book
    #expect(!book.isDeallocated && book.retainCount == 1)
    shelf.book = nil
    #expect(book.isDeallocated)
  }

  @Test func `is released with an owner that only Swift retains`() throws {
    let (shelf, page) = (try shelf(), thing())
    shelf.note = Note()
    shelf.note?.page = page
    #expect(page.retainCount == 1)
    shelf.release()
    #expect(page.isDeallocated)
  }

  @Test func `that is assigned during the owner's deallocation is released as well`() throws {
    let (shelf, book, late) = (try shelf(), thing(), thing())
    late.retain()
    let dealloc = runtime.selector("dealloc")
    runtime.addMethod(
      thingClass, dealloc,
      NativeImplementation { object, _, _ in
        if object === book { shelf.others = [late] }
        object.runtime.finishDealloc(of: object)
        return .none
      }, types: "v@:")
    shelf.book = book
    shelf.release()
    #expect(book.isDeallocated && shelf.others.isEmpty)
    #expect(late.retainCount == 1)
  }

  @Test func `is changed in place, without a copy of its contents`() throws {
    let shelf = try shelf()
    shelf.pages.reserveCapacity(100)
    shelf.pages.append(Page {})
    let before = unsafe shelf.pages.withUnsafeBufferPointer { $0.baseAddress }
    for _ in 1..<100 { shelf.pages.append(Page {}) }
    let after = unsafe shelf.pages.withUnsafeBufferPointer { $0.baseAddress }
    #expect(unsafe before == after)
    #expect(shelf.pages.count == 100)
    shelf.release()
    #expect(shelf.pages.isEmpty)
  }

  @Test func `can be read by code that a change in place releases`() throws {
    let shelf = try shelf()
    var seen: [Int] = []
    shelf.pages = [Page { seen.append(shelf.pages.count) }, Page {}]
    shelf.pages[0] = Page {}
    #expect(seen == [0])
    #expect(shelf.pages.count == 2)
    shelf.release()
  }
}
