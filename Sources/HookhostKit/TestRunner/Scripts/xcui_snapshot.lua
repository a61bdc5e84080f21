-- The accessible elements of the windows, as XCUITest sees them: a tree of nodes.
--
-- A node has `view`, `type`, `children` and `parent`; one that is a part of its view, such as a
-- segment, has `part`: its label, its frame in the view and whether it is selected. Returns the functions
-- for nodes.

-- XCUIElementTypes.h: the queries and the numbers of their types.
local types = {
  touchBars = 81, groups = 3, windows = 4, sheets = 5, drawers = 6, alerts = 7, dialogs = 8, buttons = 9,
  radioButtons = 10, radioGroups = 11, checkBoxes = 12, disclosureTriangles = 13, popUpButtons = 14,
  comboBoxes = 15, menuButtons = 16, toolbarButtons = 17, popovers = 18, keyboards = 19, keys = 20,
  navigationBars = 21, tabBars = 22, tabGroups = 23, toolbars = 24, statusBars = 25, tables = 26, tableRows = 27,
  tableColumns = 28, outlines = 29, outlineRows = 30, browsers = 31, collectionViews = 32, sliders = 33,
  pageIndicators = 34, progressIndicators = 35, activityIndicators = 36, segmentedControls = 37, pickers = 38,
  pickerWheels = 39, switches = 40, toggles = 41, links = 42, images = 43, icons = 44, searchFields = 45,
  scrollViews = 46, scrollBars = 47, staticTexts = 48, textFields = 49, secureTextFields = 50, datePickers = 51,
  textViews = 52, menus = 53, menuItems = 54, menuBars = 55, menuBarItems = 56, maps = 57, webViews = 58,
  steppers = 79, cells = 75, layoutAreas = 76, layoutItems = 77, handles = 78, tabs = 80, otherElements = 1,
}
local names = {[0] = "Any", [2] = "Application"}
for query, number in pairs(types) do
  local word = query:gsub("sses$", "ss@"):gsub("xes$", "x"):gsub("ches$", "ch"):gsub("s$", ""):gsub("@$", "")
  names[number] = query == "otherElements" and "Other" or word:gsub("^%l", string.upper)
end

-- The type of a view by its class, the special classes first.
local classes = {
  {"UIWindow", 4}, {"UINavigationBar", 21}, {"UITabBar", 22}, {"UIToolbar", 24}, {"UITableView", 26},
  {"UICollectionView", 32}, {"UITableViewCell", 75}, {"UICollectionViewCell", 75}, {"UISlider", 33},
  {"UISwitch", 40}, {"UIPageControl", 34}, {"UIProgressView", 35}, {"UIActivityIndicatorView", 36},
  {"UISegmentedControl", 37}, {"UIPickerView", 38}, {"UIDatePicker", 51}, {"UIStepper", 79},
  {"UISearchTextField", 45}, {"UITextField", 49}, {"UITextView", 52}, {"UIImageView", 43}, {"UILabel", 48},
  {"UIButton", 9}, {"_UIButtonBarButton", 9}, {"UITabBarButton", 9}, {"WKWebView", 58}, {"UIWebView", 58},
  {"MKMapView", 57}, {"UIScrollView", 46},
}
local BUTTON, ALERT, SHEET, STATIC_TEXT, SECURE, SEARCH, OTHER = 9, 7, 5, 48, 50, 45, 1
-- UIAccessibilityConstants.h: the traits that say what an element is.
local traits = {{1, BUTTON}, {2, 42}, {4, 43}, {64, STATIC_TEXT}, {65536, STATIC_TEXT}, {1024, SEARCH}}

local function is_kind(object, name)
  local class = objc.getClass(name)
  return class ~= nil and object:isKindOfClass_(class)
end
local by_class = {}
local function type_of(view)
  local class = view:class()
  local known = by_class[class]
  if not known then
    known = OTHER
    for _, entry in ipairs(classes) do
      if is_kind(view, entry[1]) then
        known = entry[2]
        break
      end
    end
    by_class[class] = known
  end
  if known == types.textFields and view:isSecureTextEntry() then return SECURE end
  if known == OTHER then
    local bits = view:accessibilityTraits()
    for _, trait in ipairs(traits) do
      if bits & trait[1] ~= 0 then return trait[2] end
    end
  end
  return known
end

-- A list from native code, or an array.
local function elements(list)
  if list == nil then return {} end
  if type(list) == "table" then return list end
  local found = {}
  for element in objc.each(list) do found[#found + 1] = element end
  return found
end

local function text(value)
  if value == nil then return nil end
  value = tostring(value)
  return value ~= "" and value or nil
end

-- The bar item that a button of a bar shows.
local function bar_item(view)
  local bar = view:superview()
  while bar and not is_kind(bar, "UINavigationBar") and not is_kind(bar, "UIToolbar") and not is_kind(bar, "UITabBar") do
    bar = bar:superview()
  end
  if not bar then return nil end
  local lists = {}
  if is_kind(bar, "UINavigationBar") then
    local top = bar:topItem()
    if top then lists = {top:leftBarButtonItems(), top:rightBarButtonItems()} end
    local back = bar:backItem()
    if back and view:accessibilityIdentifier() == "BackButton" then
      return back:backBarButtonItem() or back
    end
  else
    lists = {bar:items()}
  end
  for _, list in pairs(lists) do
    for _, item in ipairs(elements(list)) do
      local known, shown = pcall(item.valueForKey_, item, "view")
      if known and shown == view then return item end
    end
  end
  if is_kind(bar, "UITabBar") then
    local place = 0
    for _, sibling in ipairs(elements(bar:subviews())) do
      if is_kind(sibling, "UITabBarButton") then
        place = place + 1
        if sibling == view then return elements(bar:items())[place] end
      end
    end
  end
end

local labels = {}
local function titled(view)
  local item = bar_item(view)
  return item and (text(item:accessibilityLabel()) or text(item:title()))
end
function labels.UILabel(view) return text(view:text()) end
function labels.UIButton(view) return text(view:currentTitle()) end
labels._UIButtonBarButton, labels.UITabBarButton = titled, titled
function labels.UITableViewCell(view)
  local parts = {}
  for _, label in ipairs {view:textLabel(), view:detailTextLabel()} do parts[#parts + 1] = text(label:text()) end
  return #parts > 0 and table.concat(parts, ", ") or nil
end

local nodes = {types = types, names = names}

function nodes.label(node)
  if node.part then return node.part.label end
  local own = text(node.view:accessibilityLabel())
  if own then return own end
  if node.title then return node.title end
  for name, label in pairs(labels) do
    if is_kind(node.view, name) then return label(node.view) or "" end
  end
  return ""
end
function nodes.identifier(node)
  if node.part then return "" end
  local own = text(node.view:accessibilityIdentifier())
  if own then return own end
  local item = node.type == types.navigationBars and node.view:topItem()
  return item and text(item:title()) or ""
end
function nodes.placeholder(node)
  local view = node.view
  return not node.part and view:respondsToSelector_("placeholder") and text(view:placeholder()) or nil
end
local function percent(fraction) return ("%.0f%%"):format(fraction * 100) end
local values = {
  [40] = function(view) return view:isOn() and "1" or "0" end,
  [33] = function(view)
    local low, high = view:minimumValue(), view:maximumValue()
    return percent(high > low and (view:value() - low) / (high - low) or 0)
  end,
  [35] = function(view) return percent(view:progress()) end,
  [34] = function(view) return ("page %d of %d"):format(view:currentPage() + 1, view:numberOfPages()) end,
  [52] = function(view) return text(view:text()) end,
}
for _, field in ipairs {49, 45} do
  values[field] = function(view) return text(view:text()) or text(view:placeholder()) end
end
values[SECURE] = function(view)
  local secret = text(view:text())
  return secret and ("•"):rep(utf8.len(secret) or #secret) or text(view:placeholder())
end
function nodes.value(node)
  if node.part then return nil end
  local own = text(node.view:accessibilityValue())
  if own then return own end
  local value = values[node.type]
  return value and value(node.view)
end
function nodes.enabled(node)
  local view = node.view
  if node.part and node.part.is_disabled then return false end
  if view:respondsToSelector_("isEnabled") and not view:isEnabled() then return false end
  local item = (is_kind(view, "_UIButtonBarButton") or is_kind(view, "UITabBarButton")) and bar_item(view)
  if item and item:respondsToSelector_("isEnabled") and not item:isEnabled() then return false end
  return view:accessibilityTraits() & 256 == 0
end
function nodes.selected(node)
  if node.part then return node.part.is_selected end
  local view = node.view
  if view:respondsToSelector_("isSelected") and view:isSelected() then return true end
  return view:accessibilityTraits() & 4 ~= 0 and node.type ~= types.images
end

-- The frame on the screen.
function nodes.frame(node)
  local view = node.view
  local frame = view:convertRect_toView_(node.part and node.part.frame or view:bounds(), nil)
  return frame
end
function nodes.window(node)
  return is_kind(node.view, "UIWindow") and node.view or node.view:window()
end
-- A point in the view of a node, by fractions of its size.
function nodes.point(node, x, y)
  local area = node.part and node.part.frame or node.view:bounds()
  return {x = area.origin.x + area.size.width * x, y = area.origin.y + area.size.height * y}
end
-- Whether a finger at the center of a node touches it; otherwise also the view that it touches.
function nodes.hittable(node)
  local window = nodes.window(node)
  if not window then return false end
  local point = node.view:convertPoint_toView_(nodes.point(node, 0.5, 0.5), window)
  local hit = window:hitTest_withEvent_(point, nil)
  if not hit then return false end
  if hit:isDescendantOfView_(node.view) then return true end
  -- A label in a cell or a control passes its touches on to it.
  local above = not node.view:isUserInteractionEnabled() or node.type == STATIC_TEXT
  return above and node.view:isDescendantOfView_(hit), hit
end

local function add(parent, node)
  node.parent = parent
  node.children = node.children or {}
  parent.children[#parent.children + 1] = node
  return node
end
-- The parts of segmented controls, steppers and navigation bars, which are no views here.
local function add_parts(node)
  local view, size = node.view, node.view:bounds().size
  if node.type == types.segmentedControls then
    local count = view:numberOfSegments()
    for place = 0, count - 1 do
      add(node, {view = view, type = BUTTON, part = {
        label = text(view:titleForSegmentAtIndex_(place)) or "",
        is_selected = view:selectedSegmentIndex() == place,
        is_disabled = not view:isEnabledForSegmentAtIndex_(place),
        frame = {origin = {x = size.width / count * place, y = 0}, size = {width = size.width / count, height = size.height}},
      }})
    end
  elseif node.type == types.navigationBars then
    local item = view:topItem()
    local title = item and not item:titleView() and text(item:title())
    if title then
      add(node, {view = view, type = STATIC_TEXT, part = {label = title,
        frame = {origin = {x = size.width / 4, y = 0}, size = {width = size.width / 2, height = size.height}},
      }})
    end
  elseif node.type == types.steppers then
    for place, label in ipairs {"Decrement", "Increment"} do
      add(node, {view = view, type = BUTTON, part = {label = label,
        frame = {origin = {x = size.width / 2 * (place - 1), y = 0}, size = {width = size.width / 2, height = size.height}},
      }})
    end
  end
end

-- The views of alert controllers that are presented, with their types and titles.
local function alerts(windows)
  local found = {}
  for _, window in ipairs(windows) do
    local controller = window:rootViewController()
    while controller do
      if is_kind(controller, "UIAlertController") and controller:isViewLoaded() then
        found[controller:view()] = {
          type = controller:preferredStyle() == 0 and SHEET or ALERT, title = text(controller:title()) or text(controller:message()),
        }
      end
      controller = controller:presentedViewController()
    end
  end
  return found
end

local function read(parent, view, presented)
  if view:isHidden() or view:alpha() < 0.01 or view:accessibilityElementsHidden() then return end
  local alert = presented[view]
  local node = add(parent, {view = view, type = alert and alert.type or type_of(view), title = alert and alert.title})
  add_parts(node)
  for _, child in ipairs(elements(view:subviews())) do read(node, child, presented) end
end

-- The tree of all windows: its root is the application.
function nodes.tree()
  local application = objc.UIApplication:sharedApplication()
  local root = {type = 2, children = {}}
  local windows = elements(application and application:windows())
  if #windows == 0 then windows = {uikit.keyWindow()} end
  local presented = alerts(windows)
  for _, window in ipairs(windows) do
    window:layoutIfNeeded()
    read(root, window, presented)
  end
  return root
end

-- The nodes below a node that pass a test, in the order of the tree.
function nodes.descendants(node, passes, found)
  found = found or {}
  for _, child in ipairs(node.children) do
    if passes(child) then found[#found + 1] = child end
    nodes.descendants(child, passes, found)
  end
  return found
end

function nodes.is_of(node, wanted) return wanted == 0 or node.type == wanted end
-- Whether a text is among the names by which XCUITest finds an element.
function nodes.is_named(node, name)
  if nodes.identifier(node) == name or nodes.label(node) == name then return true end
  local value = nodes.value(node)
  return value == name or nodes.placeholder(node) == name
end

-- The tree as text, with one line for each node.
function nodes.described(node, depth, lines)
  depth, lines = depth or 0, lines or {}
  local parts = {names[node.type] or "Other"}
  if node.view then
    local frame = nodes.frame(node)
    parts[#parts + 1] = ("{{%.1f, %.1f}, {%.1f, %.1f}}"):format(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    for _, key in ipairs {"identifier", "label", "value"} do
      local shown = text(nodes[key](node))
      if shown then parts[#parts + 1] = ("%s: '%s'"):format(key, shown) end
    end
  end
  lines[#lines + 1] = ("  "):rep(depth) .. table.concat(parts, ", ")
  for _, child in ipairs(node.children) do nodes.described(child, depth + 1, lines) end
  return table.concat(lines, "\n")
end

return nodes
