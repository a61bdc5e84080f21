-- Returns a function that adds the output of tests to a report.
--
-- busted's output libraries do not support it. Where the output of tests would break the format, it
-- is stored until its test is reported: JUnit gets elements for it, TAP gets comments. In all other
-- formats it is printed directly.

-- Sorts the attributes of nodes, whose order would otherwise vary.
local attributes = {
  "name", "classname", "tests", "failures", "errors", "skip", "time", "timestamp",
}
local function sort_attributes(node)
  for index = #node.attr, 1, -1 do node.attr[index] = nil end
  local is_known = {}
  for _, key in ipairs(attributes) do
    is_known[key] = true
    if node.attr[key] ~= nil then node.attr[#node.attr + 1] = key end
  end
  local others = {}
  for key in pairs(node.attr) do
    if type(key) == "string" and not is_known[key] then others[#others + 1] = key end
  end
  table.sort(others)
  table.move(others, 1, #others, #node.attr + 1, node.attr)
  for _, child in ipairs(node) do
    if child.tag then sort_attributes(child) end
  end
end

-- Begins a traceback on a line of its own; busted appends it to the message.
local function separate_tracebacks(node)
  for place, child in ipairs(node) do
    if child.tag then
      separate_tracebacks(child)
    elseif place > 1 and child:find "^stack traceback:" then
      node[place] = "\n" .. child
    end
  end
end

local members = {
  "format", "version", "successes", "failures", "errors", "pendings", "duration", "name", "message", "isError",
  "randomseed", "element", "trace", "descriptor", "attributes", "stdout", "stderr", "short_src",
  "currentline", "what", "source", "traceback", "starttime", "endtime", "starttick", "endtick",
}

return function(format, clean, write_error)
  local is_tap, is_junit = format == "TAP", format == "junit"
  local appears = not is_tap and not is_junit and format ~= "json"
  local test_node, suite_node
  if is_junit then
    local xml = require "pl.xml"
    local make, text_of = xml.new, xml.tostring
    function xml.new(tag, ...)
      local node = make(tag, ...)
      if tag == "testcase" then test_node = node elseif tag == "testsuite" then suite_node = node end
      return node
    end
    function xml.tostring(node, ...)
      sort_attributes(node)
      separate_tracebacks(node)
      return text_of(node, ...)
    end
  elseif format == "json" then
    local json = require "dkjson"
    local encode = json.encode
    function json.encode(value, state)
      -- The report itself is the only table with the lists of all results.
      if type(value) == "table" and value.successes and value.failures then
        value.format, value.version = "hookhost.test", 1
      end
      return encode(value, state or {keyorder = members})
    end
  end
  local function add_nodes(node, out, err)
    if out then node:addtag("system-out"):text(out):up() end
    if err then node:addtag("system-err"):text(err):up() end
  end

  -- Texts by test number; 0 is for output outside tests.
  local texts = {}
  local function take_texts(number)
    local known = texts[number]
    texts[number] = nil
    local function text(stream)
      local whole = known and table.concat(known[stream]) or ""
      return whole ~= "" and clean(whole) or nil
    end
    return text "out", text "err"
  end
  local function comment(text)
    if text then io.write("# ", (text:gsub("\n$", ""):gsub("\n", "\n# ")), "\n") end
  end

  local printed = {}
  local file_out, file_err = {}, {}

  -- Stores output that a worker has sent.
  function printed.take(event)
    if appears and event.stream == "out" then
      io.write(event.text)
      io.flush()
    elseif appears or is_tap and event.stream == "err" then
      write_error(event.text)
    end
    local known = texts[event.test] or {out = {}, err = {}}
    texts[event.test] = known
    table.insert(known[event.stream], event.text)
  end

  -- Called before the end of a test is reported; returns its standard output and standard error.
  function printed.begin_end(number)
    local out, err = take_texts(number)
    if is_tap then comment(out) end
    return out, err
  end

  -- Called after the end of a test was reported.
  function printed.end_test(out, err)
    if is_junit and test_node then add_nodes(test_node, out, err) end
  end

  -- The output of a file outside its tests.
  function printed.end_file()
    local numbers = {}
    for number in pairs(texts) do numbers[#numbers + 1] = number end
    table.sort(numbers)
    for _, number in ipairs(numbers) do
      local out, err = take_texts(number)
      if is_tap then
        comment(out)
      elseif is_junit then
        file_out[#file_out + 1], file_err[#file_err + 1] = out, err
      elseif not appears then
        write_error((out or "") .. (err or ""))
      end
    end
  end

  function printed.end_suite()
    if not is_junit or not suite_node then return end
    local function text(list) return #list > 0 and table.concat(list) or nil end
    add_nodes(suite_node, text(file_out), text(file_err))
    file_out, file_err = {}, {}
  end

  return printed
end
