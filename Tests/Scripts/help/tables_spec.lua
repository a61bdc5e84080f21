--- Tables that functions return: each field is declared, with its meaning, and exists.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local modules = {"dispatch", "gesture", "hook", "lab", "network", "objc", "runloop", "trace", "uikit"}

--- The fields of the tables that the definitions declare, and the tables that the functions return.
local tables, answers, unexplained = {}, {}, {}

setup(function()
  local folder = os.tmpname()
  os.remove(folder)
  assert(os.execute(("'%s' --emit-luacats '%s'"):format(arg[lowest], folder)))
  for _, module in ipairs(modules) do
    local fields, answer, class
    for line in io.lines(("%s/%s.lua"):format(folder, module)) do
      local name = line:match "^%-%-%-@class %(exact%) ([%w_]+)" or line:match "^%-%-%-@class ([%w_]+)"
      if name then
        fields, class = {}, name
        tables[class] = fields
      end
      local field, rest = line:match "^%-%-%-@field (%S+) (.*)$"
      if field and class ~= module then
        local type, text = rest:match "^(.-) # (.+)$"
        -- The fields of a C structure are described on its page.
        if not text and not tables[class .. "Fields"] and not class:find "Fields$" then unexplained[#unexplained + 1] = line end
        fields[field:gsub("?$", "")] = {isOptional = field:find "?$" ~= nil, type = type}
      end
      answer = line:match "^%-%-%-@return (.*)$" or answer
      local path = line:match "^function ([%w_.:]+)%("
      if path then answers[path], answer = answer, nil end
    end
  end
  os.execute(("rm -rf '%s'"):format(folder))
end)

local function first(list) return list[1] end

--- Calls that return each of them, so often that every field occurs.
local made = {
  HookLayer = function()
    local token = hook.before("UIView", "setTag:", print, {key = "k"})
    local layers = hook.list("UIView", "setTag:")
    token:remove()
    return layers
  end,
  TraceEntry = function()
    local token = hook.before("UIView", "setTag:", function() end, {owner = "sdk"})
    local Class = objc.class("Traced", objc.NSObject, function(instance)
      function instance:fail() error "no" end
      function instance:later() return 1 end
    end)
    local object = Class:new()
    trace.start()
    objc.UIView:new():setTag_(3)
    pcall(object.fail, object)
    object:performSelector_withObject_afterDelay_("later", nil, 1)
    runloop.run(2)
    token:remove()
    return trace.stop()
  end,
  NetworkRequest = function()
    local request = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://a.example/")
    request:setHTTPMethod_ "POST"
    request:setHTTPBody_ "body"
    objc.NSURLSession:sharedSession():dataTaskWithRequest_(request):resume()
    runloop.run(1)
    return network.requests()
  end,
  TouchEntry = function()
    return gesture.record(function() gesture.edgeSwipe(uikit.keyWindow(), {duration = 0.1}) end)
  end,
  SystemDifference = function() return uikit.differences() end,
  Setting = function()
    local list = {}
    for _, setting in pairs(uikit.settings()) do list[#list + 1] = setting end
    return list
  end,
  MethodDescription = function()
    local list = objc.protocol_copyMethodDescriptionList("UIScrollViewDelegate", false, true)
    list[#list + 1] = objc.method_getDescription(objc.class_getInstanceMethod("UIView", "setTag:"))
    list[#list + 1] = objc.protocol_getMethodDescription("UIScrollViewDelegate", "scrollViewDidScroll:", false, true)
    return list
  end,
  PropertyAttribute = function()
    return objc.property_copyAttributeList(objc.class_getProperty("UIView", "tag"))
  end,
  LabResult = function()
    lab.scenario {name = "alone", actors = {own = print}, drive = function() end}
    return lab.run {names = {"alone"}}
  end,
  LabOrder = function()
    lab.scenario {
      name = "taken back", unhook = true, schedules = 1, drive = function() end,
      actors = {own = function() return function() end end},
    }
    return first(lab.run {names = {"taken back"}}).orders
  end,
  LabContext = function()
    local list = {}
    lab.scenario {name = "seen", actors = {own = function(ctx) list[1] = ctx end}, drive = function() end}
    lab.run {names = {"seen"}}
    return list
  end,
}

--- Fields that no such call returns: those of entries to be played, and those missing from an order with one schedule.
local rare = {TouchEntry = "joined late rest", LabOrder = "schedule system assumptions", HookLayer = "", TraceEntry = ""}

describe("a table that a function returns", function()
  it("is declared, never just a table", function()
    local bare = {}
    for path, answer in pairs(answers) do
      local words = answer:gsub("table<", "<")
      if words:find "%f[%w]table%f[%W]" or words:find "{" then bare[#bare + 1] = path .. ": " .. answer end
    end
    assert.same({}, bare)
  end)

  it("has every field explained", function() assert.same({}, unexplained) end)

  it("is made here, if it is one with fields", function()
    local missing = {}
    for path, answer in pairs(answers) do
      for word in answer:gmatch "[%a_][%w_]*" do
        local isFilled = tables[word] and next(tables[word]) and path ~= "lab.scenario"
        local isStructure = tables[word .. "Fields"]
        if isFilled and not isStructure and not made[word] then missing[#missing + 1] = word end
      end
    end
    assert.same({}, missing)
  end)

  for name, call in pairs(made) do
    it(name .. " has the fields that its page lists, and no others", function()
      local before = objc.snapshot()
      finally(function() objc.restore(before) end)
      local list, seen = call(), {}
      assert.is_true(#list > 0)
      for _, entry in ipairs(list) do
        for key in pairs(entry) do
          seen[key] = true
          assert.is_truthy(tables[name][key], "nobody declares " .. tostring(key))
        end
        for key, field in pairs(tables[name]) do
          local isNeeded = not field.isOptional and field.type ~= "any" and key ~= "[string]"
          if isNeeded then assert.is_not_nil(entry[key], "it lacks " .. key) end
        end
      end
      for key in pairs(tables[name]) do
        local isRare = (" " .. (rare[name] or "") .. " "):find(" " .. key .. " ", 1, true)
        if key ~= "[string]" and not isRare then assert.is_true(seen[key], "no answer shows " .. key) end
      end
    end)
  end
end)
