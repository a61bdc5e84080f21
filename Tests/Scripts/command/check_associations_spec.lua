--- The keys under which SDKs associate values with objects of the app.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

local tracking <const> = [[
@interface NAMEState : NSObject
@property (nonatomic) NSInteger FIELD;
@end
@implementation NAMEState
@end
static char NAMEKey;
@implementation UIViewController (NAME)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(METHOD)), class_getInstanceMethod(self, @selector(ALIAS)));
}
- (NAMEState *)ALIASState {
  NAMEState *state = objc_getAssociatedObject(self, KEY);
  if (!state) {
    state = [NAMEState new];
    objc_setAssociatedObject(self, KEY, state, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  }
  return state;
}
- (void)ALIAS { [self ALIAS]; self.ALIASState.FIELD += 1; }
@end
]]

local function tracker(name, field, method, key)
  return (tracking:gsub("%u%u%u%u?%u?%u?", {FIELD = field, METHOD = method, ALIAS = name .. "_" .. method, KEY = key, NAME = name})
    :gsub("NAME", name))
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("runs two SDKs that use one selector as a key, though they hook different methods", function()
    local text, status = folder:checkPods {
      One = tracker("One", "loads", "viewDidLoad", "@selector(trackingState)"),
      Two = tracker("Two", "layouts", "viewDidLayoutSubviews", "@selector(trackingState)"),
    }
    assert.equal(1, status)
    assert.matches("error HH103  ", text, 1, true)
    assert.matches("warning HH010  @selector(trackingState)  (One, Two)\n"
      .. "  One and Two associate values with a CheckDetailViewController under one key; each gets what the other has stored\n"
      .. "  One: Pods/One/One.m:17\n  Two: Pods/Two/Two.m:17\n", text, 1, true)
  end)

  it("tells constant strings and NULL from the addresses of variables", function()
    local function text_of(one, two)
      return (folder:checkPods {One = tracker("One", "count", "viewDidLoad", one), Two = tracker("Two", "count", "viewDidLoad", two)})
    end
    assert.matches('HH010  @"state"  (One, Two)', text_of('(__bridge void *)@"state"', '(__bridge void *)@"state"'), 1, true)
    assert.matches("HH010  NULL  (One, Two)", text_of("NULL", "NULL"), 1, true)
    assert.not_matches("HH010", text_of("&OneKey", "&TwoKey"))
    assert.not_matches("HH010", text_of("@selector(OneKey)", "@selector(TwoKey)"))
  end)
end)
