-- Vendors that change the contents of a screen while other code relies on them: the rows of a
-- picker, the colors of typed text, the views of a stack.

local exact = require "exact"

-- Symptom: the app receives another row than the selected one. One vendor inserts "None" before a
-- picker's rows, one omits the second row. The index of a visible row must be converted to the
-- original index in every message, including the selection.
local function picker(ctx)
  local fruits = {"Apple", "Banana", "Cherry"}
  local Source = objc.class("Fruits", objc.NSObject, function(instance)
    instance["numberOfComponentsInPickerView:"] = function() return 1 end
    instance["pickerView:numberOfRowsInComponent:"] = function() return #fruits end
    instance["pickerView:titleForRow:forComponent:"] = function(_, _, row) return fruits[row + 1] end
    instance["pickerView:didSelectRow:inComponent:"] = function(_, _, row)
      ctx.log("chose " .. fruits[row + 1])
    end
  end)
  local source, view = Source:new(), objc.UIPickerView:alloc():initWithFrame_ {0, 100, 390, 216}
  view:setDataSource_(source)
  view:setDelegate_(source)
  uikit.keyWindow():addSubview_(view)
  return {Source = Source, source = source, picker = view}
end

--- Shows other rows than the app's: `more` of them; `below` converts a visible row to the app's.
local function rows(more, below, selectors)
  return function(ctx)
    hook.instead(ctx.Source, "pickerView:numberOfRowsInComponent:", function(original, ...)
      return original(...) + more
    end)
    for _, selector in ipairs(selectors) do
      hook.instead(ctx.Source, selector, function(original, self, view, row, component)
        local under = below(row)
        if under then return original(self, view, under, component) end
        return "None"
      end)
    end
  end
end

local title, choice = "pickerView:titleForRow:forComponent:", "pickerView:didSelectRow:inComponent:"
local none = rows(1, function(row) return row > 0 and row - 1 or nil end, {title, choice})
local function shorter(selectors)
  return rows(-1, function(row) return row < 1 and row or row + 1 end, selectors)
end

--- The user finds "Cherry", and selects that row.
local function choose(ctx)
  for row = 0, ctx.source:pickerView_numberOfRowsInComponent_(ctx.picker, 0) - 1 do
    if ctx.source:pickerView_titleForRow_forComponent_(ctx.picker, row, 0) == "Cherry" then
      ctx.source:pickerView_didSelectRow_inComponent_(ctx.picker, row, 0)
    end
  end
end

lab.scenario(exact {
  name = "a picker's rows are turned into the app's where they are shown, but not where they are chosen",
  setup = picker,
  actors = {none = none, shorter = shorter {title}},
  drive = choose,
  want = {none = "ok", shorter = "lost", ["none shorter"] = "lost", ["shorter none"] = "lost"},
  traces = {
    [""] = "chose Cherry", ["none shorter"] = "chose Banana", ["shorter none"] = "chose Banana",
  },
})

lab.scenario(exact {
  name = "fixed: rows are turned wherever they travel",
  setup = picker,
  actors = {none = none, shorter = shorter {title, choice}},
  drive = choose,
  traces = {["none shorter"] = "chose Cherry", ["shorter none"] = "chose Cherry"},
})

-- Symptom: mentions are blue or not, depending on the link order. Both vendors hook
-- `processEditing`, where highlighters belong. The hook that is installed last runs first, and a
-- theme that sets all attributes removes attributes that were added before.
local blue, grey = "blue", "grey"

local function note()
  local view = objc.UITextView:alloc():initWithFrame_ {0, 100, 390, 200}
  uikit.keyWindow():addSubview_(view)
  return {view = view, colours = {
    [blue] = objc.UIColor:systemBlueColor(), [grey] = objc.UIColor:grayColor(),
  }}
end

local function write(ctx)
  ctx.view:becomeFirstResponder()
  uikit.type "@anna"
  local storage = ctx.view:textStorage()
  local colour = storage:attribute_atIndex_effectiveRange_("NSColor", 0, nil)
  for name, known in pairs(ctx.colours) do if colour == known then ctx.log(name) end end
  ctx.log "typed"
end

local mentions = {promises = {[blue] = 1}, install = function(ctx)
  hook.before(objc.NSTextStorage, "processEditing", function(storage)
    local first, last = objc.unbox(storage:string()):find "@%a+"
    if not first then return end
    storage:addAttribute_value_range_("NSColor", ctx.colours[blue], {first - 1, last - first + 1})
  end)
end}

--- Sets the color of everything, or of typed text without a color.
local function theme(considers)
  return function(ctx)
    hook.before(objc.NSTextStorage, "processEditing", function(storage)
      local colour = storage:attribute_atIndex_effectiveRange_("NSColor", 0, nil)
      if considers and colour == ctx.colours[blue] then return end
      storage:setAttributes_range_({NSColor = ctx.colours[grey]}, {0, storage:length()})
    end)
  end
end

lab.scenario(exact {
  name = "a theme sets the attributes that a highlighter has added",
  setup = note,
  actors = {mentions = mentions, theme = theme(false)},
  drive = write,
  want = {mentions = "ok", theme = "ok", ["mentions theme"] = "ok", ["theme mentions"] = "lost"},
  traces = {
    [""] = "typed", mentions = "blue typed", theme = "grey typed",
    ["mentions theme"] = "blue typed", ["theme mentions"] = "grey typed",
  },
})

lab.scenario(exact {
  name = "fixed: the theme leaves colours alone that are not its own",
  setup = note,
  actors = {mentions = mentions, theme = theme(true)},
  drive = write,
  traces = {["mentions theme"] = "blue typed", ["theme mentions"] = "blue typed"},
})

-- Symptom: the app's second view is the advertisement. One vendor adds a view to each stack, as an
-- advertisement; one finds the app's views by their indexes. The index must not count views that
-- are not the app's.
local function stack(ctx)
  ctx.stack = objc.UIStackView:alloc():initWithFrame_ {0, 100, 390, 50}
  return {Advertisement = objc.class("Advertisement", objc.UIView, function() end)}
end

local function advertise(ctx)
  hook.after(objc.UIStackView, "addArrangedSubview:", function(self)
    if #self:arrangedSubviews() ~= 1 then return end
    self:insertArrangedSubview_atIndex_(ctx.Advertisement:new(), 1)
  end)
end

--- Marks the second view that the app adds.
local function mark(own)
  return {promises = {marked = 1}, install = function(ctx)
    hook.after(objc.UIStackView, "addArrangedSubview:", function(self)
      local place = 0
      for _, view in ipairs(self:arrangedSubviews()) do
        if not own or not view:isKindOfClass_(ctx.Advertisement) then place = place + 1 end
        if place == 2 then
          view:setTag_(2)
          if view:isKindOfClass_(objc.UIButton) then ctx.log "marked" end
          return
        end
      end
    end)
  end}
end

local function fill(ctx)
  ctx.stack:addArrangedSubview_(objc.UILabel:new())
  ctx.stack:addArrangedSubview_(objc.UIButton:new())
end

lab.scenario(exact {
  name = "a vendor counts the views of a stack into which another one puts its own",
  setup = stack,
  actors = {advertise = advertise, mark = mark(false)},
  drive = fill,
  want = {advertise = "ok", mark = "ok", ["advertise mark"] = "lost", ["mark advertise"] = "lost"},
  traces = {[""] = "", mark = "marked", ["advertise mark"] = "", ["mark advertise"] = ""},
})

lab.scenario(exact {
  name = "fixed: it counts the views that are the app's",
  setup = stack,
  actors = {advertise = advertise, mark = mark(true)},
  drive = fill,
  traces = {["advertise mark"] = "marked", ["mark advertise"] = "marked"},
})

-- Symptom: dark style has two colors. One vendor darkens a white background in the view's
-- setter, one in the layer's setter. The view's setter calls the layer's, so the view's
-- hook runs first in every order, and the other hook sees a color that it does not
-- recognize.
local function white(ctx)
  ctx.view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
end

--- Changes white to another color in a setter, and logs it.
local function darken(name, class, dark)
  return {promises = {[name] = 1}, install = function(ctx)
    hook.instead(objc[class], "setBackgroundColor:", function(original, self, color)
      if color ~= objc.UIColor:whiteColor() then return original(self, color) end
      ctx.log(name)
      return original(self, dark())
    end)
  end}
end

local function night(ctx) ctx.view:setBackgroundColor_(objc.UIColor:whiteColor()) end

lab.scenario(exact {
  name = "two vendors make the night, one at the view and one at its layer",
  setup = white,
  actors = {
    view = darken("view", "UIView", function() return objc.UIColor:blackColor() end),
    layer = darken("layer", "CALayer", function() return objc.UIColor:darkGrayColor() end),
  },
  drive = night,
  want = {view = "ok", layer = "ok", ["view layer"] = "lost", ["layer view"] = "lost"},
  traces = {view = "view", layer = "layer", ["view layer"] = "view", ["layer view"] = "view"},
})

-- Symptom: a page is counted twice, or not at all. One tracker counts pages when a tab is tapped,
-- one when a controller is selected, which a tap also does. Only the second one sees every change
-- exactly once.
local function tabs(ctx)
  ctx.tabs = objc.UITabBarController:new()
  ctx.tabs:setViewControllers_ {objc.UIViewController:new(), objc.UIViewController:new()}
  uikit.keyWindow():setRootViewController_(ctx.tabs)
  runloop.run(1)
end

local function count(name, selector)
  return {promises = {[name] = 2}, install = function(ctx)
    hook.before(objc.UITabBarController, selector, function() ctx.log(name) end)
  end}
end

lab.scenario(exact {
  name = "a tracker of tabs listens to fingers, and one to every selection",
  setup = tabs,
  actors = {
    fingers = count("finger", "_tabBarItemClicked:"),
    selections = count("selection", "setSelectedViewController:"),
  },
  drive = function(ctx)
    gesture.tap(ctx.tabs:tabBar(), {at = {x = 300, y = 20}})
    ctx.tabs:setSelectedIndex_(0)
  end,
  want = {fingers = "lost", selections = "ok", ["fingers selections"] = "lost",
    ["selections fingers"] = "lost"},
  traces = {fingers = "finger", selections = "selection selection",
    ["fingers selections"] = "finger selection selection",
    ["selections fingers"] = "finger selection selection"},
})
