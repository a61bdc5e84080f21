--- Passes an unknown option to a call, and compares the options that the error names with those in the reference, that
--- is, in the definitions for editors.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function nothing() end
local function of_view(f) return function(options) f(uikit.keyWindow(), options) end end
local function of_hook(f) return function(options) f("UIView", "setTag:", nothing, options) end end

local calls = {
  dispatch_queue_options = function(options) dispatch.queue("a", options) end,
  dispatch_queue_create_attribute = function(options) dispatch.queue_create("a", options) end,
  dispatch_queue_create_with_target_attribute = function(options) dispatch.queue_create_with_target("a", options) end,
  gesture_tap_options = of_view(gesture.tap), gesture_press_options = of_view(gesture.press),
  gesture_drag_options = of_view(gesture.drag), gesture_flick_options = of_view(gesture.flick),
  gesture_edgeSwipe_options = of_view(gesture.edgeSwipe), gesture_pinch_options = of_view(gesture.pinch),
  gesture_monkey_options = gesture.monkey,
  gesture_rotate_options = of_view(gesture.rotate), gesture_hover_options = of_view(gesture.hover),
  Finger_move_options = function(options)
    local finger = gesture.touch(uikit.keyWindow())
    finally(function() finger:cancel() end)
    finger:move(options)
  end,
  TouchEntry = function(entry) gesture.play {entry} end,
  hook_before_options = of_hook(hook.before), hook_after_options = of_hook(hook.after),
  hook_instead_options = of_hook(hook.instead),
  hook_delegate_options = function(options) hook.delegate(objc.UIScrollView:new(), {scrollViewDidScroll = nothing}, options) end,
  hook_throttle_options = function(options) hook.throttle("UIView", "setTag:", options) end,
  lab_run_options = lab.run,
  LabScenario = lab.scenario,
  LabActor = function(actor)
    actor.install = nothing
    lab.scenario {name = "a", drive = nothing, actors = {a = actor}}
  end,
  NetworkResponse = function(answer) network.respond("*", answer) end,
  objc_class_options = function(options) objc.class("A", objc.NSObject, options) end,
  objc_category_options = function(options) objc.category("UIView", "A", options) end,
  objc_protocol_options = function(options) objc.protocol("A", options) end,
  objc_property_options = function(options) objc.property("UIView", "a", options) end,
  objc_import_options = function(options) objc.import("missing.m", options) end,
  objc_source_options = function(options) objc.source("missing.m", options) end,
  trace_start_options = trace.start,
  Beacon = function(beacon) uikit.setLocation {latitude = 0, longitude = 0, beacons = {beacon}} end,
  NibAction = function(action)
    action.selector = "a:"
    uikit.nib("a", {subviews = {{class = "UIButton", actions = {action}}}})
  end,
  PageDialog = function(dialog)
    dialog.kind, dialog.message = "alert", "a"
    uikit.page("http://example.com/", {dialogs = {dialog}})
  end,
  PageLink = function(link)
    link.url = "a"
    uikit.page("http://example.com/", {links = {a = link}})
  end,
  PageMessage = function(message)
    message.name = "a"
    uikit.page("http://example.com/", {messages = {message}})
  end,
  SizeClasses = function(classes) uikit.setTraits {sizeClass = classes} end,
  Storyboard = function(storyboard) uikit.storyboard("a", storyboard) end,
  StoryboardSegue = function(segue) uikit.storyboard("a", {scenes = {a = {segues = {segue}}}}) end,
  uikit_address_place = function(place) uikit.address("a", place) end,
  uikit_bundle_content = uikit.bundle,
  uikit_font_measures = function(measures) uikit.font("a", measures) end,
  uikit_launch_options = function(options) uikit.launch("NSObject", options) end,
  uikit_page_page = function(options) uikit.page("http://example.com/", options) end,
  uikit_render_options = function(options) uikit.render(uikit.keyWindow(), options) end,
  uikit_setLocation_place = uikit.setLocation,
  uikit_setTraits_traits = uikit.setTraits,
}

describe("the options of a table", function()
  local tables, exact, unexplained = {}, {}, {}

  setup(function()
    local folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("'%s' --emit-luacats '%s'"):format(arg[lowest], folder)))
    for _, module in ipairs {"dispatch", "gesture", "hook", "lab", "network", "objc", "runloop", "trace", "uikit"} do
      local fields = {}
      for line in io.lines(("%s/%s.lua"):format(folder, module)) do
        local name = line:match "^%-%-%-@class %(exact%) ([%w_]+)"
        if name then exact[name] = true else name = line:match "^%-%-%-@class ([%w_]+)$" end
        if name then
          fields = {isExact = exact[name]}
          tables[name] = fields
        end
        -- An option is explained even if its name seems obvious.
        if line:find "^%-%-%-@field" and fields.isExact and not line:find(" # ", 1, true) then
          unexplained[#unexplained + 1] = line
        end
        fields[#fields + 1] = line:match "^%-%-%-@field ([%w_]+)"
      end
    end
    os.execute(("rm -rf '%s'"):format(folder))
  end)

  for name, call in pairs(calls) do
    it(name .. " are those that its page lists", function()
      local before = objc.snapshot()
      finally(function() objc.restore(before) end)
      local _, fault = pcall(call, {["none of these"] = 1})
      local known = {}
      for word in assert(tostring(fault):match "there are ([%w_, ]+)", tostring(fault)):gmatch "[%w_]+" do
        if word ~= "and" then known[#known + 1] = word end
      end
      local listed = assert(tables[name], "no page lists them")
      table.sort(known)
      table.sort(listed)
      assert.same(known, {table.unpack(listed)})
    end)
  end

  it("are all explained", function() assert.equal("", table.concat(unexplained, "\n")) end)

  it("are listed for every table on a page", function()
    local missing = {}
    for name in pairs(exact) do
      if not calls[name] then missing[#missing + 1] = name end
    end
    table.sort(missing)
    assert.equal("", table.concat(missing, " "))
  end)
end)
