import ControlModels
import FoundationCore
import FoundationModels
import QuartzCore
import Testing
import UIKitBase
import VirtualTime

@testable import SelectorRuntime

/// Properties that no script can observe: memory, and the stack.
struct UIKitWorldTests {
  private func send(
    _ receiver: RuntimeObject, _ selector: String, _ arguments: any MessageValue...
  ) throws -> RuntimeObject? {
    let runtime = receiver.runtime
    return try runtime.send(
      receiver, runtime.selector(selector), Arguments(arguments.map(\.messageValue))
    ).object
  }

  private func make(_ name: String, in runtime: Runtime) throws -> UIView {
    let cls = try #require(runtime.lookUpClass(name))
    let frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let made = try #require(try send(cls, "alloc"))
    let view = try send(made, "initWithFrame:", frame)
    return try #require(view as? UIView)
  }

  @Test func `a world that is closed with a finger down leaves nothing in memory`() throws {
    weak let view: UIView?
    weak let touch: RuntimeObject?
    weak let world: UIKitWorld?
    weak let window: UIWindow?
    do {
      let runtime = Runtime()
      let uikit = UIKitWorld.create(runtime, runLoop: RunLoop())
      let button = try make("UIButton", in: runtime)
      _ = try send(#require(uikit.keyWindow), "addSubview:", button)
      _ = try send(
        button, "addTarget:action:forControlEvents:", button, runtime.selector("hash"), 1)
      _ = try send(button, "titleLabel")
      try uikit.tap(button, count: 2)
      let finger = try uikit.touchDown(in: button)
      #expect(finger.isDown)
      view = button
      touch = runtime.liveObjects(of: runtime.lookUpClass("UITouch")).first
      world = uikit
      window = uikit.keyWindow
      #expect(touch != nil)
      runtime.close()
    }
    #expect(view == nil)
    #expect(touch == nil)
    #expect(world == nil)
    #expect(window == nil)
  }

  @Test func `a touch and its views are released when the finger lifts`() throws {
    let runtime = Runtime()
    defer { runtime.close() }
    let uikit = UIKitWorld.create(runtime, runLoop: RunLoop())
    let view = try make("UIControl", in: runtime)
    _ = try send(#require(uikit.keyWindow), "addSubview:", view)
    let finger = try uikit.touchDown(in: view)
    #expect(view.retainCount == 2)
    try finger.lift()
    #expect(view.retainCount == 1)
    #expect(runtime.liveObjects(of: runtime.lookUpClass("UITouch")).isEmpty)
    _ = try send(view, "removeFromSuperview")
    #expect(view.isDeallocated)
  }

  @Test func `a tap creates few classes, no protocol and no latent member`() throws {
    let runtime = Runtime()
    defer { runtime.close() }
    let uikit = UIKitWorld.create(runtime, runLoop: RunLoop())
    let button = try make("UIButton", in: runtime)
    _ = try send(#require(uikit.keyWindow), "addSubview:", button)
    try uikit.tap(button)
    #expect(runtime.native.protocols.isEmpty)
    #expect(runtime.native.classes.count < 40)
    #expect(runtime.latent != nil)
    let object = try #require(runtime.lookUpClass("NSObject"))
    #expect(object.protocols.map(\.name) == ["NSObject"])
    #expect(object.method(runtime.selector("accessibilityLabel")) != nil)
    #expect(runtime.latent == nil)
  }

  @Test func `views nest no deeper than the stack allows`() throws {
    let runtime = Runtime()
    defer { runtime.close() }
    let uikit = UIKitWorld.create(runtime, runLoop: RunLoop())
    var top: UIView = try #require(uikit.keyWindow)
    var depth = 1
    while true {
      let view = try make("UIView", in: runtime)
      do { _ = try send(top, "addSubview:", view) } catch { break }
      top = view
      depth += 1
    }
    #expect(depth == 500)
  }
}
