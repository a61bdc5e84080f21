-- Constants of later systems are null; what `performSelector:` returned is leaked by an initializer.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local import = dofile(here .. "support/import_source.lua")
local printed = dofile(here .. "support/run_main.lua")

describe("a source on an older system", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  it("finds the address of a constant that the system lacks null, in each way to ask", function()
    local globals = import [[
      #import <UIKit/UIKit.h>
      NSString *const MyOwnName = nil;
      long held(void) {
        long bits = 0;
        if (&UISceneDidActivateNotification != NULL) bits |= 1;
        if (&UISceneDidActivateNotification) bits |= 2;
        NSString *const *address = &UISceneDidActivateNotification;
        if (address) bits |= 4;
        if (NULL == &UIKeyboardWillShowNotification) bits |= 8;
        if (&MyOwnName == NULL) bits |= 16;
        if (address && [*address hasPrefix:@"UIScene"]) bits |= 32;
        return bits;
      }]]
    uikit.setting("systemVersion", "12.4")
    assert.equal(0, globals.held())
    uikit.setting("systemVersion", "13.0")
    assert.equal(1 | 2 | 4 | 32, globals.held())
  end)

  it("ends at an image context of no size since 17", function()
    local globals = import [[
      #import <UIKit/UIKit.h>
      NSString *begun(void) {
        @try {
          UIGraphicsBeginImageContextWithOptions(CGSizeMake(382, 0), NO, 3);
          NSString *text = UIGraphicsGetCurrentContext() || UIGraphicsGetImageFromCurrentImageContext() ? @"some" : @"none";
          UIGraphicsEndImageContext();
          return text;
        } @catch (NSException *e) { return [NSString stringWithFormat:@"%@: %@", e.name, e.reason]; }
      }]]
    uikit.setting("systemVersion", "16.7")
    assert.equal("none", tostring(globals.begun()))
    uikit.setting("systemVersion", "17.0")
    assert.equal("NSInternalInconsistencyException: UIGraphicsBeginImageContext() failed to allocate CGBitampContext: "
      .. "size={382, 0}, scale=3.000000, bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert.",
      tostring(globals.begun()))
  end)

  it("reads arrays by the method that hooks guard, until 11", function()
    local globals = import [[
      #import <Foundation/Foundation.h>
      long first(NSArray *list) { return [list[0] integerValue]; }]]
    for version, expected in pairs {["10.3"] = 2, ["11.0"] = 0} do
      uikit.setting("systemVersion", version)
      local count = 0
      for _, list in ipairs {objc.NSArray:arrayWithArray_ {1, 2}, objc.NSMutableArray:arrayWithArray_ {1, 2}} do
        local handle = hook.after(objc.object_getClass(list), "objectAtIndex:", function() count = count + 1 end)
        assert.equal(1, globals.first(list))
        handle:remove()
      end
      assert.equal(expected, count, version)
    end
  end)
end)

describe("an initializer of what performSelector: returned", function()
  it("does not take over the reference that alloc promised", function()
    assert.equal("1 0", printed [=[
      __weak id leaked, plain;
      @autoreleasepool {
        id object = [[NSObject performSelector:@selector(alloc)] init];
        leaked = object;
        object = [[NSObject alloc] init];
        plain = object;
      }
      printf("%d %d", leaked != nil, plain != nil);]=])
  end)
end)
