-- Sets that native code returns and passes: NSSet objects, where the source declares them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local import = dofile(here .. "support/import_source.lua")

describe("a set of native code", function()
  it("is NSSet as a method's argument", function()
    import [=[
      #import <UIKit/UIKit.h>
      static NSString *seen;
      NSString *told(void) { return seen; }
      @interface SetView : UIView @end
      @implementation SetView
      - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        UITouch *touch = [touches anyObject];
        seen = [NSString stringWithFormat:@"%d %d", [touches isKindOfClass:[NSSet class]], touch.view == self];
      }
      @end
    ]=]
    local view = objc.SetView:alloc():initWithFrame_ {0, 0, 100, 100}
    uikit.keyWindow():addSubview_(view)
    gesture.tap(view)
    assert.equal("1 1", tostring(require "hookhost.c".globals.told()))
  end)

  it("is NSSet where a message or a property returns it", function()
    import [=[
      #import <UIKit/UIKit.h>
      NSString *answered(void) {
        UIButton *button = [UIButton new];
        [button addTarget:button action:@selector(setNeedsLayout) forControlEvents:UIControlEventTouchUpInside];
        NSSet *targets = [button allTargets];
        return [NSString stringWithFormat:@"%d %d %d", targets.anyObject == button, [button.allTargets containsObject:button],
          [UIApplication.sharedApplication.connectedScenes isKindOfClass:[NSSet class]]];
      }
    ]=]
    assert.equal("1 1 1", tostring(require "hookhost.c".globals.answered()))
  end)

  it("is NSSet for the delegate of a scene that opens a URL", function()
    import [=[
      #import <UIKit/UIKit.h>
      static NSString *opened;
      NSString *openedURL(void) { return opened; }
      @interface SetSceneDelegate : UIResponder <UIWindowSceneDelegate> @end
      @implementation SetSceneDelegate
      - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {
        opened = contexts.anyObject.URL.absoluteString;
      }
      @end
      @interface SetAppDelegate : UIResponder <UIApplicationDelegate> @end
      @implementation SetAppDelegate @end
    ]=]
    uikit.launch(objc.SetAppDelegate, {scene = objc.SetSceneDelegate})
    uikit.openURL "bird://wren"
    assert.equal("bird://wren", tostring(require "hookhost.c".globals.openedURL()))
  end)
end)
