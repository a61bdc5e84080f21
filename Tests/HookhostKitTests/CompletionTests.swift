import LuaBridge
import LuaModules
import ScriptHost
import Testing

@testable import HookhostKit

@Suite struct `Completion at the prompt` {
  private func names(_ text: String, after script: String = "") throws -> [String] {
    let state = try LuaState()
    let host = Host(state) { _ in }
    defer {
      state.close()
      host.close()
    }
    let stack = state.stack
    let bridge = try host.startWorld(stack)
    try bridge.fillModules(stack)
    try stack.load(script, name: "=script")
    try stack.call(arguments: 0, results: 0)
    let found = Completion(bridge: bridge, stack: stack).candidates(for: text).names
    #expect(stack.count == 0)
    return found
  }

  @Test func `offers globals and words, fields, and classes of objc`() throws {
    #expect(try names("print(re") == ["repeat", "require", "return"])
    #expect(try names("string.fo") == ["format"])
    #expect(try names("x = objc.UIAlertV") == ["UIAlertView"])
    #expect(try names("objc.class_addM") == ["class_addMethod"])
    #expect(try names("own.ne.d", after: "own = {ne = {deep = 1}}") == ["deep"])
  }

  @Test func `offers the selectors of the receiver, inherited ones too`() throws {
    let script = "view = objc.UIButton:new(); list = {view = view}"
    #expect(try names("view:insertSubview_at", after: script) == ["insertSubview_atIndex_"])
    #expect(try names("list.view:insertSubview_at", after: script) == ["insertSubview_atIndex_"])
    #expect(
      try names("objc.UIButton:buttonWithT") == [
        "buttonWithType_", "buttonWithType_primaryAction_",
      ])
    #expect(try names("view['insertSubview:at", after: script) == ["insertSubview:atIndex:"])
    #expect(try names("('x'):fo").isEmpty)
  }

  @Test func `offers selectors inside strings, and nothing where a name is made up`() throws {
    #expect(try names("objc.sel 'insertSubview:at") == ["insertSubview:atIndex:"])
    #expect(try names("objc.msgSend(view, \"insertSubview:at") == ["insertSubview:atIndex:"])
    #expect(try names("objc.class('UIVi").isEmpty)
    #expect(try names("objc.getClass('UIAlertV") == ["UIAlertView"])
    #expect(try names("x -- pri").isEmpty)
  }

  @Test func `offers what a call answers, as it is declared`() throws {
    let script = "view = objc.UIView:new()"
    #expect(try names("objc.UIButton:new():setTitle_fo") == ["setTitle_forState_"])
    #expect(
      try names("x = objc.UIButton:alloc():initWithFrame_({0, 0, 1, 1}):setTitle_fo")
        == ["setTitle_forState_"])
    #expect(try names("uikit.keyWindow():rootVi") == ["rootViewController"])
    #expect(try names("view:window():rootVi", after: script) == ["rootViewController"])
    #expect(
      try names("objc.NSURLSession:sharedSession():configuration():HTTPSh")
        == ["HTTPShouldSetCookies", "HTTPShouldUsePipelining"])
    #expect(
      try names("objc.NSURLSession:sharedSession():dataTaskWithURL_(1):susp") == ["suspend"])
    #expect(try names("gesture.touch(view):") == ["cancel", "hold", "lift", "move"])
    #expect(try names("unknown():x").isEmpty)
  }

  @Test func `offers the keys of option tables`() throws {
    #expect(try names("gesture.flick(view, {du") == ["duration"])
    #expect(try names("gesture.flick(view, {by = {0, 1}, ho") == ["hold"])
    #expect(try names("finger:move {") == ["by", "duration", "to"])
    #expect(try names("lab.scenario {na") == ["name"])
    #expect(try names("network.respond('x', {st") == ["status"])
    #expect(try names("gesture.flick(view, {by = pr") == ["print"])
    #expect(try names("uikit.nib('a', {subviews = {{cla") == ["class"])
    #expect(try names("gesture.play {{ph") == ["phase"])
    #expect(try names("lab.scenario {actors = {a = {ins") == ["install"])
  }

  @Test func `offers the selectors of the class that a call names`() throws {
    let script = "view = objc.UIView:new()"
    #expect(try names("hook.before(objc.UIView, 'setTa") == ["setTag:"])
    #expect(try names("hook.before(objc.UIView, 'scrollViewDidSc").isEmpty)
    #expect(
      try names("objc.msgSend(view, 'insertSubview:at", after: script) == ["insertSubview:atIndex:"]
    )
    #expect(
      try names("objc.msgSend(objc.UIScrollView:new(), 'setContentO")
        == ["setContentOffset:", "setContentOffset:animated:"])
  }

  @Test func `offers the names of settings, and their values`() throws {
    #expect(try names("uikit.setting('trackingO") == ["trackingOrder"])
    #expect(try names("uikit.setting 'trackingO") == ["trackingOrder"])
    #expect(try names("uikit.setting('trackingOrder', 'touch") == ["touchDownFirst"])
    #expect(try names("uikit.setting('epoch', 'touch").isEmpty)
  }

  @Test func `runs nothing`() throws {
    let script = """
      trap = setmetatable({}, {__index = function() error "ran" end, __pairs = error})
      function call() error "ran" end
      """
    for text in ["trap.x.y", "trap.x:", "call().x", "call():x", "call.x"] {
      #expect(try names(text, after: script).isEmpty)
    }
  }

  @Test func `offers commands and their classes`() throws {
    #expect(try names(":met") == ["methods"])
    #expect(try names(":methods UIAlertV") == ["UIAlertView"])
  }
}
