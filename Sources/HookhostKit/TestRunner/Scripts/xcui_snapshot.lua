-- The accessible elements of the windows, as XCUITest sees them: a tree of nodes.
--
-- A node has `view`, `type`, `children` and `parent`; one that is a part of its view, such as a
-- segment, has `part`: its label, its frame in the view and whether it is selected, and `press` if it
-- is not touched there. Returns the functions for nodes; `add_parts` is added by the next chunk.

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
  incrementArrows = 59, decrementArrows = 60, timelines = 61, ratingIndicators = 62, valueIndicators = 63,
  splitGroups = 64, splitters = 65, relevanceIndicators = 66, colorWells = 67, helpTags = 68, mattes = 69,
  dockItems = 70, rulers = 71, rulerMarkers = 72, grids = 73, levelIndicators = 74, statusItems = 82,
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
  {"UISegmentedControl", 37}, {"UIPickerTableView", 39}, {"UIPickerView", 38}, {"UIColorWell", 67}, {"UIDatePicker", 51}, {"UIStepper", 79},
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

-- An image is called by its name if nothing else names it.
local function image_name(image) return image and tostring(image):match "named%((.-)%)" end
local function titled(view)
  local item = bar_item(view)
  return item and (text(item:accessibilityLabel()) or text(item:title()))
end
local labels = {_UIButtonBarButton = titled, UITabBarButton = titled}
function labels.UILabel(view) return text(view:text()) end
function labels.UIButton(view) return text(view:currentTitle()) or image_name(view:currentImage()) end
function labels.UIImageView(view) return image_name(view:image()) end
function labels.UITableViewCell(view)
  local parts = {}
  for _, label in ipairs {view:textLabel(), view:detailTextLabel()} do parts[#parts + 1] = text(label:text()) end
  return #parts > 0 and table.concat(parts, ", ") or nil
end
function labels.UITabBar() return "Tab Bar" end
function labels.UIToolbar() return "Toolbar" end
function labels.UITableViewIndex() return "Section index" end
function labels.UIProgressView() return "Progress" end
function labels.UIActivityIndicatorView(view) return view:isAnimating() and "In progress" or "Progress halted" end

-- A navigation bar without a title has the name of its controller's class, without "Controller".
local function bar_title(bar)
  local item, delegate = bar:topItem(), bar:delegate()
  local title = item and text(item:title())
  if title or not (item and delegate and is_kind(delegate, "UINavigationController")) then return title end
  local top = delegate:topViewController()
  return top and (objc.class_getName(top:class()):gsub("Controller$", ""))
end

local nodes = {types = types, names = names, text = text, is_kind = is_kind, elements = elements}

function nodes.label(node)
  if node.part then return node.part.label or "" end
  local own = text(node.view:accessibilityLabel())
  if own then return own end
  if node.title then return node.title end
  for name, label in pairs(labels) do
    if is_kind(node.view, name) then return label(node.view) or "" end
  end
  return ""
end
function nodes.identifier(node)
  if node.part then return node.part.identifier or "" end
  local own = text(node.view:accessibilityIdentifier())
  if own then return own end
  if node.type == types.navigationBars then return bar_title(node.view) or "" end
  return is_kind(node.view, "UIImageView") and image_name(node.view:image()) or ""
end
function nodes.placeholder(node)
  local view = node.view
  return not node.part and view:respondsToSelector_("placeholder") and text(view:placeholder()) or nil
end
local values = {
  [types.activityIndicators] = function() return "1" end,
  [types.pickerWheels] = function(wheel) return nodes.wheel_value(wheel) end,
}
function nodes.value(node)
  if node.part then return node.part.value end
  local own = text(node.view:accessibilityValue())
  if own then return own end
  local value = values[node.type]
  return value and value(node.view)
end
function nodes.enabled(node)
  local view = node.view
  if node.part then return not node.part.is_disabled end
  if view:respondsToSelector_("isEnabled") and not view:isEnabled() then return false end
  local item = (is_kind(view, "_UIButtonBarButton") or is_kind(view, "UITabBarButton")) and bar_item(view)
  if item and item:respondsToSelector_("isEnabled") and not item:isEnabled() then return false end
  return view:accessibilityTraits() & 256 == 0
end
function nodes.selected(node)
  if node.part then return node.part.is_selected == true end
  local view = node.view
  return view:respondsToSelector_("isSelected") and view:isSelected() or view:accessibilityTraits() & 8 ~= 0
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
  if node.part and node.part.press then return true end
  local window, area = nodes.window(node), node.part and node.part.frame or node.view:bounds()
  if not window or area.size.width <= 0 or area.size.height <= 0 then return false end
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
-- An accessibility element that is no view: a part of the view that contains it.
local function add_element(parent, element)
  local bits, kind = element:accessibilityTraits(), OTHER
  for _, trait in ipairs(traits) do
    if kind == OTHER and bits & trait[1] ~= 0 then kind = trait[2] end
  end
  add(parent, {view = parent.view, type = kind, part = {
    label = text(element:accessibilityLabel()), identifier = text(element:accessibilityIdentifier()),
    value = text(element:accessibilityValue()), is_selected = bits & 8 ~= 0, is_disabled = bits & 256 ~= 0,
    frame = parent.view:convertRect_fromView_(element:accessibilityFrame(), nil),
  }})
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

-- Views that hide their subviews, since they are elements themselves.
local function is_whole(node)
  return (node.type == OTHER or node.type == STATIC_TEXT or node.type == types.images
    or node.type == types.pageIndicators or node.type == types.pickerWheels) and node.view:isAccessibilityElement()
end
local function read(parent, view, presented, add_parts)
  if view:isHidden() or view:alpha() < 0.01 or view:accessibilityElementsHidden() then return end
  local alert = presented[view]
  local node = add(parent, {view = view, type = alert and alert.type or type_of(view), title = alert and alert.title})
  if is_whole(node) then return end
  local own = view:accessibilityElements()
  if own then
    for _, element in ipairs(elements(own)) do
      if is_kind(element, "UIView") then read(node, element, presented, add_parts) else add_element(node, element) end
    end
    return
  end
  add_parts(node)
  for _, child in ipairs(elements(view:subviews())) do read(node, child, presented, add_parts) end
  add_parts(node, "last")
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
    read(root, window, presented, nodes.add_parts)
  end
  nodes.add_parts(root)
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

-- A node in one line, with its frame or without.
function nodes.line(node, has_frame)
  local parts = {names[node.type] or "Other"}
  if not node.view then
    return ("Application, pid: %d, label: '%s'"):format(objc.NSProcessInfo:processInfo():processIdentifier(), nodes.app_name())
  end
  if has_frame then
    local frame = nodes.frame(node)
    parts[2] = ("{{%.1f, %.1f}, {%.1f, %.1f}}"):format(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
  end
  for _, key in ipairs {"identifier", "label", "placeholder"} do
    local shown = text(nodes[key](node))
    local title = key == "placeholder" and "placeholderValue" or key
    if shown then parts[#parts + 1] = ("%s: '%s'"):format(title, shown) end
  end
  local value = text(nodes.value(node))
  if value then parts[#parts + 1] = "value: " .. value end
  if nodes.selected(node) then parts[#parts + 1] = "Selected" end
  if not nodes.enabled(node) then parts[#parts + 1] = "Disabled" end
  return table.concat(parts, ", ")
end

function nodes.app_name()
  local info = objc.NSBundle:mainBundle():infoDictionary()
  return tostring(info and (info.CFBundleDisplayName or info.CFBundleName) or "App")
end

-- The tree as text, with one line for each node that a test accepts, or for each.
function nodes.described(node, depth, lines, accepted)
  depth, lines = depth or 0, lines or {}
  if not accepted or accepted[node] then
    lines[#lines + 1] = (" "):rep(depth) .. (depth == 0 and "→" or "↳") .. nodes.line(node, not accepted)
  end
  for _, child in ipairs(node.children) do nodes.described(child, depth + 1, lines, accepted) end
  return table.concat(lines, "\n")
end

-- The nodes and those that contain them, as text.
function nodes.sparse(found)
  local accepted, root = {}, nil
  for _, node in ipairs(found) do
    while node do
      accepted[node], root = true, node
      node = node.parent
    end
  end
  return nodes.described(root, 0, {}, accepted)
end

return nodes
