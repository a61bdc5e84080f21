-- Formats of `random_inputs.lua` that are sequences of messages: to objects that have contents, are in a window or are
-- edited, with extreme values for all arguments at once, and to streams. A message may leave a state in which the next
-- one fails.

local random = math.random
local function pick(list) return list[random(#list)] end
local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end

local integers = {math.mininteger, math.maxinteger, -1, 0, 1, 2, 3, 7, 1 << 31, 1 << 60, -5}
local fractions = {1 / 0, -1 / 0, 0 / 0, -0.0, 1e300, -1e300, 2 ^ 53, 2 ^ 63, 0.5}
local texts = {"", "a", "a b\nc", ("x"):rep(1 << 16), "a\0b", "\xed\xa0\x80", "\xff\xfe", "%n%@", "1e999", "((", "é😀"}
local fields = {
  CGPoint = {"x", "y"}, CGSize = {"width", "height"}, _NSRange = {"location", "length"}, UIOffset = {"horizontal", "vertical"},
  UIEdgeInsets = {"top", "left", "bottom", "right"}, CGAffineTransform = {"a", "b", "c", "d", "tx", "ty"},
  CGVector = {"dx", "dy"}, NSDirectionalEdgeInsets = {"top", "leading", "bottom", "trailing"},
}

local function integer() return random(2) == 1 and pick(integers) or random(-2, 9) end
local function number() return random(3) == 1 and pick(fractions) or random(-3, 30) end

local function shown(view)
  uikit.keyWindow():addSubview_(view)
  view:layoutIfNeeded()
  return view
end

local function root(controller)
  uikit.keyWindow():setRootViewController_(controller)
  return controller
end

local rows
local function data_source()
  rows = rows or objc.class("FuzzedRows", objc.NSObject, function(instance)
    function instance:numberOfSectionsInTableView_() return 3 end
    function instance:tableView_numberOfRowsInSection_(_, section) return section + 2 end
    function instance:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
    function instance:numberOfSectionsInCollectionView_() return 2 end
    function instance:collectionView_numberOfItemsInSection_(_, section) return section + 3 end
    function instance:collectionView_cellForItemAtIndexPath_(view, path)
      return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("c", path)
    end
    function instance:numberOfComponentsInPickerView_() return 2 end
    function instance:pickerView_numberOfRowsInComponent_() return 5 end
  end)
  return rows:new()
end

local function edited(class)
  local view = shown(objc.getClass(class):alloc():initWithFrame_ {0, 0, 100, 40})
  view:setText_ "hello é😀 world\nline"
  view:becomeFirstResponder()
  return view
end

-- Objects in states, each with those that must stay alive with it.
local makers = {
  function() return edited "UITextView" end, function() return edited "UITextField" end,
  function() return edited("UITextView"):textStorage() end, function() return edited "UISearchTextField" end,
  function()
    local source = data_source()
    local view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 300, 400}, random(0, 2))
    view:setDataSource_(source)
    return shown(view), source
  end,
  function()
    local source, layout = data_source(), objc.UICollectionViewFlowLayout:new()
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 300, 400}, layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "c")
    view:setDataSource_(source)
    return shown(view), source
  end,
  function()
    local source = data_source()
    local view = objc.UIPickerView:new()
    view:setDataSource_(source)
    return shown(view), source
  end,
  function()
    local made = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
    made:pushViewController_animated_(objc.UIViewController:new(), random(2) == 1)
    return root(made)
  end,
  function()
    local made = objc.UITabBarController:new()
    made:setViewControllers_ {objc.UIViewController:new(), objc.UIViewController:new()}
    return root(made)
  end,
  function()
    local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("t", "m", random(0, 1))
    local presenter = root(objc.UIViewController:new())
    presenter:presentViewController_animated_completion_(alert, random(2) == 1, nil)
    return alert, presenter
  end,
  function()
    local made = objc.UIStackView:alloc():initWithFrame_ {0, 0, 100, 300}
    for _ = 1, 3 do made:addArrangedSubview_(objc.UILabel:new()) end
    return shown(made)
  end,
  function() return shown(objc.UISegmentedControl:alloc():initWithItems_ {"a", "b", "c"}) end,
  function() return shown(objc.UIDatePicker:new()) end, function() return shown(objc.UIScrollView:new()) end,
  function() return objc.NSMutableArray:arrayWithArray_ {1, 2, "c"} end,
  function() return objc.NSMutableDictionary:dictionaryWithDictionary_ {a = 1, b = 2} end,
  function() return objc.NSMutableString:stringWithString_ "a é😀b/c.d" end,
  function() return objc.NSMutableData:dataWithLength_(20) end,
  function() return objc.NSMutableOrderedSet:orderedSetWithArray_ {1, 2, 3, "c"} end,
  function() return objc.NSMutableIndexSet:indexSetWithIndexesInRange_ {2, 5} end,
  function() return objc.NSMutableAttributedString:alloc():initWithString_attributes_("abc é😀 def", {k = 1}) end,
  function() return objc.NSScanner:scannerWithString_ "12 abc 0x1F 3.5e10" end,
  function() return objc.NSUndoManager:new() end, function() return objc.NSDateComponents:new() end,
  function() return objc.NSProgress:progressWithTotalUnitCount_(10) end,
  function() return objc.NSCalendar:calendarWithIdentifier_(pick {"gregorian", "hebrew", "islamic", "japanese"}) end,
  function() return objc.UIBezierPath:bezierPathWithRect_ {0, 0, 10, 10} end,
  function() return objc.NSURLComponents:componentsWithString_ "http://u:p@a.b:80/c?d=e#f" end,
}

-- Messages that end the run, or wait, by definition, and those of manual reference counting.
local excluded = {
  dealloc = true, release = true, autorelease = true, retain = true, abort = true, exit = true, suspend = true,
  terminate = true, wait = true, lock = true, run = true, ["sleepForTimeInterval:"] = true, ["sleepUntilDate:"] = true,
}

-- The selectors and types of the methods of an object's class and its nearest superclasses.
local known = {}
local function methods(object)
  local class = objc.object_getClass(object)
  if known[class] then return known[class] end
  local all, from = {}, class
  for _ = 1, 4 do
    if not from then break end
    for _, method in ipairs(objc.class_copyMethodList(from) or {}) do
      local selector, types = objc.sel_getName(objc.method_getName(method)), {}
      pcall(function()
        local signature = objc.NSMethodSignature:signatureWithObjCTypes_(objc.method_getTypeEncoding(method))
        for index = 2, signature:numberOfArguments() - 1 do types[#types + 1] = signature:getArgumentTypeAtIndex_(index) end
      end)
      if not excluded[selector] then all[#all + 1] = {selector, types, select(2, selector:gsub(":", ""))} end
    end
    from = objc.class_getSuperclass(from)
  end
  known[class] = all
  return all
end

local function any(pool)
  return pick {
    function() return pick(texts) end, integer, number, function() return pick {{}, {1, 2}, {a = 1}, {"a", "b"}} end,
    function() return nil end, function() return integer end, function() return pick(pool) end, function() return (pick(makers)()) end,
    function() return objc.NSIndexPath:indexPathForRow_inSection_(integer(), integer()) end,
    function() return objc.NSIndexSet:indexSetWithIndex_(random(0, 9)) end,
  }()
end

local function value(encoding, pool)
  local structure, type = encoding:match "^{([%w_]+)", encoding:match "^[rnNoORV]*(.)"
  if structure == "CGRect" then return {number(), number(), number(), number()} end
  if fields[structure] then
    local made = {}
    for _, field in ipairs(fields[structure]) do made[field] = structure == "_NSRange" and integer() or number() end
    return made
  end
  if ("cislqCISLQ"):find(type, 1, true) then return integer() end
  if type == "d" or type == "f" then return number() end
  if type == "B" then return random(2) == 1 end
  if type == "*" then return pick(texts) end
  if type == ":" then return pick {"description", "hash", "compare:", "isEqual:"} end
  if type == "#" then return objc.NSObject end
  return any(pool)
end

local formats = {}

formats.object_states = {
  make = function() return {} end, costly = true,
  read = function()
    local pool = {pick(makers)()}
    local done = 0
    for _ = 1, 40 do
      local receiver = pick(pool)
      local all = type(receiver) == "userdata" and methods(receiver) or {}
      if #all > 0 then
        local method, arguments = pick(all), {}
        for index = 1, method[3] do arguments[index] = value(method[2][index] or "@", pool) end
        local is_done, result = pcall(objc.msgSend, receiver, method[1], table.unpack(arguments, 1, method[3]))
        if is_done then done = done + 1 end
        if is_done and type(result) == "userdata" and #pool < 12 and random(3) == 1 then pool[#pool + 1] = result end
        if random(15) == 1 then pcall(runloop.run, 0.05) end
        if random(40) == 1 then pcall(uikit.render, uikit.keyWindow()) end
      end
    end
    pcall(function()
      for _, view in ipairs(uikit.keyWindow():subviews()) do view:removeFromSuperview() end
      root(objc.UIViewController:new())
    end)
    return done > 20
  end,
}

-- Streams: memory, bound pairs and files, with reads and writes of any length in any order.

local function streams()
  local input, output = {}, {}
  local _, one, other = pcall(objc.NSStream.getBoundStreamsWithBufferSize_inputStream_outputStream_, objc.NSStream, random(0, 9))
  for _, stream in ipairs {objc.NSInputStream:inputStreamWithData_(data(("ab"):rep(random(0, 20)))), one or nil} do
    if type(stream) == "userdata" then input[#input + 1] = stream end
  end
  for _, stream in ipairs {
    objc.NSOutputStream:outputStreamToMemory(), objc.NSOutputStream:outputStreamToFileAtPath_append_("fuzzed", random(2) == 1), other or nil,
  } do
    if type(stream) == "userdata" then output[#output + 1] = stream end
  end
  return input, output
end

formats.streams = {
  make = function() return {} end,
  read = function()
    local input, output = streams()
    local done = 0
    for _ = 1, 30 do
      local stream = random(2) == 1 and pick(input) or pick(output)
      local is_done = pcall(pick {
        function() stream:open() end, function() stream:close() end, function() return stream:read_maxLength_(nil, integer()) end,
        function() return stream:write_maxLength_(pick(texts), integer()) end,
        function() return stream:streamStatus(), stream:streamError(), stream:hasBytesAvailable() end,
        function() return stream:getBuffer_length_(nil, nil) end,
        function() stream:scheduleInRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), "kCFRunLoopDefaultMode") end,
        function() stream:removeFromRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), pick(texts)) end,
        function() stream:setDelegate_(pick {objc.NSObject:new(), stream}) end,
        function() return stream:setProperty_forKey_(any {stream}, "NSStreamFileCurrentOffsetKey") end,
        function() return stream:propertyForKey_(pick {"NSStreamFileCurrentOffsetKey", "NSStreamDataWrittenToMemoryStreamKey"}) end,
        function() runloop.run(0.1) end,
      })
      if is_done then done = done + 1 end
    end
    return done > 10
  end,
}

return formats
