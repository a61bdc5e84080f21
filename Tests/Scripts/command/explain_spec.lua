--- `hookhost explain delegate` and the chain of a method's hooks.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

describe("hookhost explain delegate", function()
  local folder
  before_each(function()
    folder = Folder.new()
    folder:write("head.lua", [[
Listener = objc.class("Listener", objc.NSObject, {protocols = {"UIScrollViewDelegate"}}, function(instance)
  instance["scrollViewDidScroll:"] = function() end
end)
view = objc.UIScrollView:new()
]])
  end)
  after_each(function() folder:remove() end)

  for body, words in pairs {
    [""] = "never set: no line has set its delegate",
    ["do local one <close> = Listener:new() view:setDelegate_(one) end"] = "died: nothing else kept the Listener",
    ["one = Listener:new() view:setDelegate_(one) view:setDelegate_(nil)"] = "replaced: it was set to nil at app.lua:2",
    ["one = Listener:new() view:setDelegate_(one)"] = "\n  not called: -[Listener scrollViewDidScroll:]",
    ["one = Listener:new() view:setDelegate_(one) view:setContentOffset_ {0, 9}"] =
      "\n  called once: -[Listener scrollViewDidScroll:]",
    ["one = objc.NSObject:new() view:setDelegate_(one)"] = "does not respond to scrollViewDidChange",
    ["one = Listener:new() view:setDelegate_(one) "
      .. "objc.class_addMethod(Listener, 'scrollViewDidZoom:', objc.imp(function() end, 'v@:@'), 'v@:@')"] =
      "answer kept: -[Listener scrollViewDidZoom:] came after the delegate was set",
  } do
    it("says '" .. words .. "'", function()
      folder:write("app.lua", "dofile 'head.lua'\n" .. body .. "\nreturn view")
      local text, status = folder:run("explain delegate app.lua ...", "2>&1")
      assert.equal(0, status, text)
      assert.matches(words, text, 1, true)
    end)
  end

  it("counts the calls of the delegate only, and none of what it forwards", function()
    folder:write("app.lua", [[
dofile "head.lua"
local Relay = objc.class("Relay", objc.NSObject, function(instance)
  instance["respondsToSelector:"] = function() return true end
  instance["forwardingTargetForSelector:"] = function() return one end
end)
one, other, relayed = Listener:new(), objc.UIScrollView:new(), objc.UIScrollView:new()
relay = Relay:new()
view:setDelegate_(one)
other:setDelegate_(Listener:new())
relayed:setDelegate_(relay)
for y = 1, 3 do view:setContentOffset_ {0, y} relayed:setContentOffset_ {0, y} end
]])
    local text = folder:run "explain delegate app.lua view"
    assert.matches("\n  called 3 times: -[Listener scrollViewDidScroll:]\n", text, 1, true)
    assert.matches("\n  forwarded: it responds to -[Relay scrollViewDidScroll:] by forwarding;",
      folder:run "explain delegate app.lua relayed", 1, true)
  end)

  it("lists a setter that calls its superclass's once, and names a wrapper that does not respond", function()
    folder:write("app.lua", [[
dofile "head.lua"
local Wrapper = objc.class("Wrapper", objc.NSObject, function(instance)
  instance["forwardingTargetForSelector:"] = function() return one end
end)
local Rows = objc.class("Rows", objc.NSObject, {protocols = {"UITableViewDelegate"}}, function(instance)
  instance["tableView:didSelectRowAtIndexPath:"] = function() end
end)
one, wrapper, list = Rows:new(), Wrapper:new(), objc.UITableView:new()
list:setDelegate_(one)
list:setDelegate_(wrapper)
return list]])
    local text = folder:run "explain delegate app.lua ..."
    assert.equal(2, select(2, text:gsub("set to a", "")))
    assert.matches("\n  replaced: the Rows of app.lua:9 is not the delegate any more\n", text, 1, true)
    assert.matches("\n  wrapped: the Wrapper forwards to a Rows, but its respondsToSelector: answers NO", text, 1, true)
  end)

  it("has the same as an object for other programs", function()
    folder:write("app.lua", "dofile 'head.lua'\none = Listener:new() view:setDelegate_(one)\n"
      .. "print 'a line of the script'\nview:setDelegate_(nil)\nreturn view")
    local text, status = folder:run "explain delegate --output json app.lua ..."
    assert.equal(0, status)
    assert.matches('^{"format":"hookhost.explain","version":1,"findings":%[{"place":"app.lua:4","reason":"replaced",', text)
    assert.matches('"settings":[{"class":"Listener","place":"app.lua:2"},{"place":"app.lua:4"}]}\n', text, 1, true)
    assert.equal(2, (select(2, folder:run "explain delegate --output yaml app.lua ...")))
  end)

  it("reports mistakes", function()
    folder:write("app.lua", "return 7")
    for arguments, words in pairs {
      ["delegate app.lua"] = "explain takes 'delegate', a script and an expression",
      ["delegate none.lua x"] = "no file 'none.lua'", ["data app.lua x"] = "explain takes",
      ["delegate app.lua ..."] = "'...' is no object, but 7",
      ["delegate app.lua 'objc.NSObject:new()'"] = "has no delegate",
    } do
      local text, status = folder:run("explain " .. arguments, "2>&1")
      assert.not_equal(0, status)
      assert.matches(words, text, 1, true)
    end
  end)
end)

describe("objc.describe of a method's name", function()
  it("names the hooks with owners and lines, the outermost first", function()
    local Page = objc.class("ExplainedPage", objc.NSObject, function(instance) function instance:open() end end)
    hook.before(Page, "open", function() end, {owner = "first"})
    hook.instead(Page, "open", function() end, {owner = "second"})
    local text = objc.describe "-[ExplainedPage open]":gsub("%(.-:%d+%)", "(line)")
    assert.equal("-[ExplainedPage open]\n  instead by second  (line)\n  before by first  (line)\n"
      .. "  -[ExplainedPage open]  (line)", text)
  end)

  it("says what does not exist", function()
    for name, words in pairs {
      ["-[NoSuchPage open]"] = "objc.describe: there is no class NoSuchPage",
      ["+[NSObject open]"] = "objc.describe: NSObject has no method +open",
      ["-[UIViewController viewDidApear:]"] = "objc.describe: UIViewController has no method -viewDidApear:",
    } do
      local is_done, fault = pcall(objc.describe, name)
      assert.is_false(is_done)
      assert.matches(words, tostring(fault), 1, true)
    end
    assert.equal("-[no method", objc.describe "-[no method")
  end)
end)
