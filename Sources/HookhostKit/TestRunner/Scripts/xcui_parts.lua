-- The elements of XCUITest that are no views here: segments, titles, steppers, scroll bars, the clear
-- buttons of text fields, the keyboard and the edit menu. Adds `add_parts` to the functions for nodes.

local nodes = ...
local types, text, is_kind, elements = nodes.types, nodes.text, nodes.is_kind, nodes.elements
local BUTTON, OTHER, KEY = types.buttons, types.otherElements, types.keys

local function rect(x, y, width, height)
  return {origin = {x = x, y = y}, size = {width = width, height = height}}
end
local function add(parent, kind, part, view)
  local node = {view = view or parent.view, type = kind, part = part, children = {}, parent = parent}
  parent.children[#parent.children + 1] = node
  return node
end

local first, last = {}, {}
first[types.segmentedControls] = function(node, view, size)
  local count = view:numberOfSegments()
  for place = 0, count - 1 do
    add(node, BUTTON, {
      label = text(view:titleForSegmentAtIndex_(place)), is_selected = view:selectedSegmentIndex() == place,
      is_disabled = not view:isEnabledForSegmentAtIndex_(place),
      frame = rect(size.width / count * place, 0, size.width / count, size.height),
    })
  end
end
first[types.navigationBars] = function(node, view, size)
  local item = view:topItem()
  local title = item and not item:titleView() and text(item:title())
  if title then add(node, types.staticTexts, {label = title, frame = rect(size.width / 4, 0, size.width / 2, size.height)}) end
end
first[types.steppers] = function(node, _, size)
  for place, label in ipairs {"Decrement", "Increment"} do
    add(node, BUTTON, {label = label, frame = rect(size.width / 2 * (place - 1), 0, size.width / 2, size.height)})
  end
end
for _, field in ipairs {types.textFields, types.secureTextFields, types.searchFields} do
  first[field] = function(node, view)
    local mode, editing = view:clearButtonMode(), view:isEditing()
    if text(view:text()) and (mode == 3 or mode == (editing and 1 or 2)) then
      add(node, BUTTON, {label = "Clear text", frame = view:clearButtonRectForBounds_(view:bounds())})
    end
  end
end

-- The bars of a scroll view: how many pages there are, and the part that has been scrolled.
local function add_bar(node, word, shown, whole, offset, frame)
  if whole <= shown or shown <= 0 then return end
  local pages = math.ceil(whole / shown)
  add(node, OTHER, {
    label = ("%s scroll bar, %d page%s"):format(word, pages, pages == 1 and "" or "s"),
    value = ("%.0f%%"):format(math.min(math.max(offset / (whole - shown), 0), 1) * 100), frame = frame,
  })
end
for _, kind in ipairs {types.scrollViews, types.tables, types.collectionViews, types.textViews} do
  last[kind] = function(node, view, size)
    local content, offset = view:contentSize(), view:contentOffset()
    if view:showsVerticalScrollIndicator() then
      add_bar(node, "Vertical", size.height, content.height, offset.y, rect(offset.x + size.width - 3, offset.y, 3, size.height))
    end
    if view:showsHorizontalScrollIndicator() then
      add_bar(node, "Horizontal", size.width, content.width, offset.x, rect(offset.x, offset.y + size.height - 3, size.width, 3))
    end
  end
end

-- The row of a wheel that is in the middle, as text.
function nodes.wheel_value(wheel)
  local picker = wheel:superview()
  while picker and not is_kind(picker, "UIPickerView") do picker = picker:superview() end
  if not picker then return nil end
  local row = picker:viewForRow_forComponent_(picker:selectedRowInComponent_(wheel:tag()), wheel:tag())
  local function shown(view)
    local label = text(view:accessibilityLabel())
    for _, child in ipairs(label and {} or elements(view:subviews())) do label = label or shown(child) end
    return label
  end
  return row and shown(row)
end

-- The view that has the keyboard.
function nodes.first_responder(view)
  if view:isFirstResponder() then return view end
  for _, child in ipairs(elements(view:subviews())) do
    local found = nodes.first_responder(child)
    if found then return found end
  end
end

-- UITextInputTraits.h: the titles of return keys and the keyboards of digits.
local return_titles = {[0] = "Return", "Go", "Google", "Join", "Next", "Route", "Search", "Send", "Yahoo", "Done", "Emergency call", "Continue"}
local pads = {
  [4] = {"123", "456", "789", "0"}, [5] = {"123", "456", "789", "+*#", "0"}, [8] = {"123", "456", "789", ".0"},
  [11] = {"123", "456", "789", "0"},
}
local planes = {letters = {"qwertyuiop", "asdfghjkl", "zxcvbnm"}, numbers = {"1234567890", '-/:;()$&@"', ".,?!'"}}
local board = {}

-- Whether the next letter is a capital one: the shift key, or the traits and the text before it.
local function is_shifted(view)
  if board.shift ~= nil then return board.shift end
  local mode, before = view:autocapitalizationType(), tostring(view:text() or "")
  return mode == 3 or mode == 1 and (before == "" or before:find "%s$" ~= nil)
    or mode == 2 and not view:isSecureTextEntry() and (before == "" or before:find "[.?!\n]%s+$" ~= nil or before:find "\n$" ~= nil)
end
local function add_keyboard(root, window)
  local view = nodes.first_responder(window)
  if not view or view:inputView() or not (is_kind(view, "UITextField") or is_kind(view, "UITextView")) then
    board = {}
    return
  end
  if board.view ~= view then board = {view = view, plane = "letters"} end
  local screen, height = window:bounds().size, uikit.settings().keyboardHeight.value
  local top = screen.height - height
  local keyboard = add(root, types.keyboards, {frame = rect(0, top, screen.width, height)}, window)
  local function key(kind, name, frame, press, identifier)
    add(keyboard, kind, {label = name, identifier = identifier or name, frame = frame, press = function()
      press()
      board.shift = board.keeps and board.shift or nil
      board.keeps = nil
    end}, window)
  end
  local pad = pads[view:keyboardType()]
  local rows, shifted = pad or planes[board.plane], not pad and board.plane == "letters" and is_shifted(view)
  local line = height / (#rows + 1)
  for place, row in ipairs(rows) do
    local width = screen.width / #row
    for column = 1, #row do
      local letter = row:sub(column, column)
      if shifted then letter = letter:upper() end
      key(KEY, letter, rect(width * (column - 1), top + line * (place - 1), width, line), function() uikit.type(letter) end)
    end
  end
  local bottom, part = top + height - line, screen.width / 5
  local function last_row(place, kind, name, press, identifier)
    key(kind, name, rect(part * place, bottom, part, line), press, identifier)
  end
  last_row(0, KEY, pad and "Delete" or "delete", function() uikit.type "\b" end)
  if pad then return end
  last_row(1, BUTTON, "shift", function() board.shift, board.keeps = not shifted, true end)
  local is_letters = board.plane == "letters"
  last_row(2, KEY, is_letters and "numbers" or "letters", function() board.plane = is_letters and "numbers" or "letters" end, "more")
  last_row(3, KEY, "space", function() uikit.type " " end)
  local title = return_titles[view:returnKeyType()] or "Return"
  last_row(4, BUTTON, title:lower(), function() uikit.type "\n" end, title)
end

-- `nodes.text_menu` is the text field or view whose menu a long press or a double tap has shown.
local standard = {{"cut:", "Cut"}, {"copy:", "Copy"}, {"select:", "Select"}, {"selectAll:", "Select All"}, {"paste:", "Paste"}}
local function add_menu(root, window)
  local menu = objc.UIMenuController:sharedMenuController()
  local responder = nodes.first_responder(window)
  if not responder or not menu:isMenuVisible() and nodes.text_menu ~= responder then return end
  local items = {table.unpack(standard)}
  for _, item in ipairs(elements(menu:menuItems())) do items[#items + 1] = {objc.sel_getName(item:action()), tostring(item:title())} end
  local frame = menu:menuFrame()
  local node = add(root, types.menus, {frame = frame}, window)
  for _, item in ipairs(items) do
    local target = responder:targetForAction_withSender_(item[1], menu)
    if target then
      add(node, types.menuItems, {label = item[2], frame = frame, press = function()
        nodes.text_menu = nil
        menu:setMenuVisible_animated_(false, false)
        objc.msgSend(target, item[1], menu)
      end}, window)
    end
  end
end

-- Adds the parts of a view before or after its subviews; those of the screen to the root.
function nodes.add_parts(node, when)
  local view = node.view
  if not view then
    local window = uikit.keyWindow()
    add_keyboard(node, window)
    return add_menu(node, window)
  end
  local parts = (when and last or first)[node.type]
  if parts then parts(node, view, view:bounds().size) end
end
