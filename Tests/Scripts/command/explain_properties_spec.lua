--- `hookhost explain delegate` for the properties and the objects of the system that have a delegate.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

describe("hookhost explain delegate", function()
  local folder
  before_each(function()
    folder = Folder.new()
    folder:write("head.lua", [[
function late(class, name) objc.class_addMethod(class, name, objc.imp(function() end, "v@:@"), "v@:@") end
Relay = objc.class("Relay", objc.NSObject, function(instance)
  instance["forwardingTargetForSelector:"] = function() return one end
end)
Listener = objc.class("Listener", objc.NSObject)
]])
  end)
  after_each(function() folder:remove() end)

  local function explain(body, options)
    folder:write("app.lua", "dofile 'head.lua'\n" .. body .. "\nreturn it")
    local text, status = folder:run("explain delegate " .. (options or "") .. " app.lua ...", "2>&1")
    assert.equal(0, status, text)
    return text
  end

  it("knows the messages that a delegate inherits from the protocol of a superclass", function()
    local text = explain [[
it, one = objc.UITableView:new(), Listener:new()
it:setDelegate_(one)
late(Listener, "scrollViewDidScroll:")]]
    assert.matches("\n  answer kept: -[Listener scrollViewDidScroll:] came after", text, 1, true)
  end)

  it("tells answers that are kept from those that are asked for again", function()
    local text = explain [[
it, one = objc.UITextField:new(), Listener:new()
it:setDelegate_(one)
late(Listener, "textFieldDidBeginEditing:")]]
    assert.matches("\n  added later: -[Listener textFieldDidBeginEditing:] came after", text, 1, true)
  end)

  it("names a delegate that was deallocated and that a property without weak references still has", function()
    local text = explain [[
it = objc.UIApplication:sharedApplication()
do local short <close> = Listener:new() it:setDelegate_(short) end]]
    assert.matches("\n  died: nothing else kept the Listener, which was deallocated; the property is not weak", text, 1, true)
  end)

  it("takes the property of a web view that was set, or the one that is named", function()
    local body = [[
it, one = objc.WKWebView:new(), Listener:new()
it:setUIDelegate_(one)
it:setUIDelegate_(nil)]]
    assert.matches("^UIDelegate of <WKWebView: .*\n  replaced: it was set to nil at app.lua:4", (explain(body)))
    assert.matches("^navigationDelegate of <WKWebView: .*\n  never set: no line has set its navigationDelegate",
      (explain(body, "--property navigationDelegate")))
    assert.matches('"property":"UIDelegate"', explain(body, "--output json"), 1, true)
  end)

  it("names the delegate of a session, and the hook that put another one in its place", function()
    local text = explain [[
hook.instead(objc.object_getClass(objc.NSURLSession), "sessionWithConfiguration:delegate:delegateQueue:",
  function(original, self, configuration, delegate, queue)
    relay = Relay:new()
    local made = original(self, configuration, relay, queue)
    return made
  end, {owner = "sdk"})
late(Listener, "URLSession:task:didCompleteWithError:")
one = Listener:new()
it = objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(nil, one, nil)]]
    assert.matches("\n  set to a Listener at app.lua:10\n", text, 1, true)
    assert.matches("\n  wrapped: the delegate is a Relay now, not the Listener that was set; "
      .. "sessionWithConfiguration:delegate:delegateQueue: is hooked by sdk\n", text, 1, true)
    assert.matches("\n  wrapped: the Relay forwards to a Listener, but its respondsToSelector: answers NO", text, 1, true)
  end)

  it("names the line of the app and who wraps its delegate, and counts what is forwarded", function()
    folder:write("app.m", [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@interface Panel : UIView
@property (nonatomic, weak) id<UIScrollViewDelegate> delegate;
@end
@implementation Panel
@end
@interface Proxy : NSObject
@property (nonatomic, weak) id original;
@end
@implementation Proxy
- (BOOL)respondsToSelector:(SEL)name { return [self.original respondsToSelector:name]; }
- (id)forwardingTargetForSelector:(SEL)name { return self.original; }
@end
@implementation UIScrollView (SDK)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setDelegate:)),
    class_getInstanceMethod(self, @selector(sdk_setDelegate:)));
}
- (void)sdk_setDelegate:(id)delegate {
  Proxy *proxy = [Proxy new];
  proxy.original = delegate;
  objc_setAssociatedObject(self, @selector(sdk_setDelegate:), proxy, OBJC_ASSOCIATION_RETAIN);
  [self sdk_setDelegate:(id)proxy];
}
@end
@interface Listener : NSObject <UIScrollViewDelegate>
@end
@implementation Listener
- (void)scrollViewDidScroll:(UIScrollView *)view {}
@end
UIScrollView *view;
Panel *panel;
Listener *listener;
int main(void) {
  view = [UIScrollView new];
  panel = [Panel new];
  listener = [Listener new];
  view.delegate = listener;
  panel.delegate = listener;
  view.contentOffset = CGPointMake(0, 9);
}
]])
    local text = folder:run("explain delegate app.m 'objc.liveObjects(objc.UIScrollView)[1]'", "2>&1")
    assert.matches("\n  set to a Listener at app.m:39\n", text, 1, true)
    assert.matches("\n  wrapped: the delegate is a Proxy now, not the Listener that was set; setDelegate: is hooked by", text, 1, true)
    assert.matches("by forwarding; called once: -[Listener scrollViewDidScroll:]\n", text, 1, true)
    text = folder:run("explain delegate app.m 'objc.liveObjects(objc.Panel)[1]'", "2>&1")
    assert.matches("\n  set to a Listener at app.m:40\n  not called: -[Listener scrollViewDidScroll:]", text, 1, true)
  end)

  it("lets a script record a trace of its own", function()
    local text = explain [[
local trace = require "trace"
it, one = objc.UIScrollView:new(), Listener:new()
trace.start()
it:setDelegate_(one)
trace.stop()
it:setDelegate_(nil)]]
    assert.matches("\n  replaced: it was set to nil at app.lua:7", text, 1, true)
  end)
end)
