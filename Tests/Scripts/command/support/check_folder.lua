-- A folder of an app with SDKs in Objective-C, and `hookhost check` run in it.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local Folder = {}
Folder.__index = Folder

function Folder.new()
  local path = os.tmpname()
  os.remove(path)
  os.execute(("mkdir '%s'"):format(path))
  return setmetatable({path = path}, Folder)
end

function Folder:write(name, text)
  local inner = name:match "^(.*)/"
  if inner then os.execute(("mkdir -p '%s/%s'"):format(self.path, inner)) end
  local file <close> = assert(io.open(self.path .. "/" .. name, "w"))
  file:write(text)
end

function Folder:read(name)
  local file <close> = assert(io.open(self.path .. "/" .. name))
  return file:read "a"
end

--- What a command prints on standard output, and its status; what it prints on standard error is dropped.
function Folder:run(arguments, errors)
  local pipe = assert(io.popen(("cd '%s' && '%s' %s %s"):format(
    self.path, arg[lowest], arguments, errors or "2> /dev/null")))
  local text = pipe:read "a"
  return text, select(3, pipe:close())
end

function Folder:check(arguments, errors) return self:run("check " .. (arguments or ""), errors) end

--- As `check`, for SDKs of one source each, by name; the sources get the imports of UIKit and of the runtime.
function Folder:checkPods(sources)
  for name, text in pairs(sources) do
    self:write(("Pods/%s/%s.m"):format(name, name), "#import <UIKit/UIKit.h>\n#import <objc/runtime.h>\n" .. text)
  end
  return self:check()
end

function Folder:remove() os.execute(("rm -rf '%s'"):format(self.path)) end

local exchange = [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@implementation CLASS (NAME)
+ (void)load {
  SEL selector = @selector(SELECTOR), alias = @selector(NAME_SELECTOR);
  Method original = class_getInstanceMethod(self, selector), hook = class_getInstanceMethod(self, alias);
  if (class_addMethod(self, selector, method_getImplementation(hook), method_getTypeEncoding(hook)))
    class_replaceMethod(self, alias, method_getImplementation(original), method_getTypeEncoding(original));
  else
    method_exchangeImplementations(original, hook);
}
- (void)NAME_SELECTOR(BOOL)animated {
  BODY
}
@end
]]

--- Writes an SDK that exchanges a method with one argument when it loads.
function Folder:writeExchange(path, name, options)
  options = options or {}
  local values = {
    NAME = name, CLASS = options.class or "UIViewController", SELECTOR = options.selector or "viewDidAppear:",
    BODY = options.body or "[self NAME_SELECTORanimated];",
  }
  local text = exchange:gsub("BODY", values.BODY)
  self:write(path, (text:gsub("%u%u%u%u+", values)))
end

--- Writes an SDK whose class `Manager` sets the implementation of `viewDidAppear:` when it is started.
function Folder:writeManager(path, name, body)
  self:write(path, ([[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@interface NAMEManager : NSObject
@end
@implementation NAMEManager
+ (instancetype)sharedInstance {
  static NAMEManager *shared;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ shared = [[self alloc] init]; });
  return shared;
}
- (void)start {
  Method method = class_getInstanceMethod([UIViewController class], @selector(viewDidAppear:));
  __block void (*original)(id, SEL, BOOL) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id self, BOOL animated) {
    BODY
  }));
}
@end
]]):gsub("NAME", name):gsub("BODY", body or "original(self, @selector(viewDidAppear:), animated);") .. "")
end

return Folder
