-- A folder of sources in Objective-C, and `hookhost lab` run in it.
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

--- What the command prints, and its status.
function Folder:lab(arguments)
  local pipe = assert(io.popen(("cd '%s' && '%s' lab %s 2>&1"):format(self.path, arg[lowest], arguments)))
  local text = pipe:read "a"
  return text, select(3, pipe:close())
end

function Folder:remove() os.execute(("rm -rf '%s'"):format(self.path)) end

local exchange = [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@implementation UIControl (NAME)
+ (void)load {
  method_exchangeImplementations(
      class_getInstanceMethod(self, @selector(sendAction:to:forEvent:)),
      class_getInstanceMethod(self, @selector(NAME_sendAction:to:forEvent:)));
}
- (void)NAME_sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event {
  BODY
}
@end
]]

--- Writes a source that exchanges `-[UIControl sendAction:to:forEvent:]` when it loads: the body is on line 10,
--- in the method of line 9, which line 5 lays.
function Folder:writeExchange(name, body)
  body = body or "[self NAME_sendAction:action to:target forEvent:event];"
  self:write(name .. ".m", (exchange:gsub("BODY", body):gsub("NAME", name)))
end

--- Writes `app.lua`, in which a tap of a button saves a page.
function Folder:writeApp()
  self:write("app.lua", [[
local ctx = ...
local Page = objc.class("Page", objc.NSObject, function(instance)
  function instance:save() ctx.log "saved" end
end)
local page, button = Page:new(), objc.UIButton:alloc():initWithFrame_ {50, 100, 150, 50}
button:addTarget_action_forControlEvents_(page, "save", uikit.UIControlEventTouchUpInside)
uikit.keyWindow():addSubview_(button)
gesture.tap(button)
]])
end

return Folder
