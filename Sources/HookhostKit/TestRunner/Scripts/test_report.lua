-- Returns the function that makes a report: it publishes the workers' events to output libraries.
--
-- The output and errors of tests are sanitized: text is valid UTF-8 without control characters, and
-- each fault has a message and a position, so that reports are always well-formed.

local function escape(byte) return ("\\x%02X"):format(byte:byte()) end

-- Returns valid UTF-8 without control characters; an invalid byte becomes \xXX.
local function clean(text, keeps_colors)
  if text:find "[\x80-\xFF]" then
    local parts, place = {}, 1
    while place <= #text do
      local _, wrong = utf8.len(text, place)
      parts[#parts + 1] = text:sub(place, (wrong or #text + 1) - 1)
      if wrong then parts[#parts + 1] = escape(text:sub(wrong, wrong)) end
      place = (wrong or #text) + 1
    end
    -- Two code points that are not allowed in XML.
    text = table.concat(parts):gsub("\xEF\xBF[\xBE\xBF]", "\xEF\xBF\xBD")
  end
  if keeps_colors then
    text = text:gsub("\27(%[[%d;]*m)", "\0%1"):gsub("[\1-\8\11-\31\127]", escape)
    return (text:gsub("\0(%[[%d;]*m)", "\27%1"):gsub("\0", escape))
  end
  return (text:gsub("[%z\1-\8\11-\31\127]", escape))
end

-- Returns a line of TAP without directives, other than those of the library.
local function one_line(text)
  return (text:gsub("\n", "\\n"):gsub("#(%s*[sS][kK][iI][pP])", "\92#%1")
    :gsub("#(%s*[tT][oO][dD][oO])", "\92#%1"))
end

return function(host, busted, options, default_output, is_terminal, make_printed)
  local counts = {tests = 0, failed = 0, bad = 0}
  local fault
  local leaks, threads = {}, {}
  local format = options.output:gsub("^busted%.outputHandlers%.", "")
  local is_tap = format == "TAP"
  local shows_dots = format:match "Terminal$"
  local keeps_colors = shows_dots and is_terminal

  -- The write functions that libraries use are checked, since no library checks the result.
  local function note(result, reason)
    if not result and not fault then fault = "cannot write the report: " .. tostring(reason) end
  end
  local ends_line = true
  local function draw(line)
    if line == "" or ends_line then host.show(line) end
  end
  local write, flush, open = io.write, io.flush, io.open
  local is_muted = false
  function io.write(...)
    if is_muted then return io.stdout end
    draw ""
    note(write(...))
    local last = select("#", ...) > 0 and tostring((select(-1, ...))) or ""
    if last ~= "" then ends_line = last:sub(-1) == "\n" end
    return io.stdout
  end
  local function write_error(text)
    draw ""
    io.stderr:write(text)
    ends_line = text:sub(-1) == "\n"
  end
  function io.flush() note(flush()) end
  local printed = make_printed(format, clean, write_error)
  function print(...)
    local parts = table.pack(...)
    for index = 1, parts.n do parts[index] = tostring(parts[index]) end
    io.write(table.concat(parts, "\t"), "\n")
  end
  function io.open(name, mode)
    if not (mode or "r"):find "[wa]" then return open(name, mode) end
    local parts = {}
    local file = {}
    function file:write(...)
      for index = 1, select("#", ...) do parts[#parts + 1] = tostring((select(index, ...))) end
      return self
    end
    function file.flush() return true end
    function file.close()
      local problem = host.replace_file(name, table.concat(parts))
      if problem then note(nil, name .. ": " .. problem) end
      return true
    end
    return file
  end

  busted.subscribe({"error", "output"}, function(element, _, message)
    fault = ("cannot load the output library '%s': %s"):format(
      element.name, tostring(message):match "^[^\n]*")
    return nil, true
  end)
  require "busted.modules.output_handler_loader" ()(busted, options.output, {
    defaultOutput = default_output, enableSound = options["enable-sound"],
    verbose = options.verbose, suppressPending = options["suppress-pending"],
    language = options.lang, deferPrint = options["defer-print"], arguments = options.Xoutput,
  })

  local function publish(channel, ...)
    local done, problem = pcall(busted.publish, channel, ...)
    if not done and not fault then
      fault = "the output library failed: " .. tostring(problem)
    end
  end

  local root, files, elements, parents = nil, {}, {}, {}
  local started, begun = host.now(), os.time()

  local function attach(element, parent)
    busted.context.push(parent)
    busted.context.attach(element)
    busted.context.pop()
    parents[element] = parent
  end

  local function place_of(trace, name, message)
    local line = message and message:match "^[^\n]-:(%d+): "
    trace = trace or {short_src = name, currentline = math.tointeger(tonumber(line))}
    for key, value in pairs(trace) do
      if type(value) == "string" then trace[key] = clean(value, keeps_colors) end
    end
    trace.currentline = trace.currentline or 0
    return trace
  end

  local function element_of(place, told, message, trace)
    local known = elements[told.number]
    if not known then
      local name = told.name and clean(told.name, keeps_colors)
      known = {
        descriptor = told.descriptor, attributes = {},
        name = name and (is_tap and told.descriptor ~= "file" and one_line(name) or name),
      }
      -- A file has no position: busted's libraries show the position of its fault instead.
      if told.trace or told.descriptor ~= "file" then
        known.trace = place_of(told.trace or trace, clean(files[place]), message)
      end
      elements[told.number] = known
      if told.parent then
        local parent = elements[told.parent] or root
        attach(known, parent)
        parent.randomseed = parent.randomseed or told.parentseed
      end
    end
    for _, key in ipairs {"duration", "starttime", "starttick", "endtime", "endtick", "randomseed"} do
      known[key] = told[key] or known[key]
    end
    return known, parents[known]
  end

  local function progress(place)
    if not host.shows_progress then return end
    local line = ("%d/%d files, %d tests"):format(place, #files, counts.tests)
    if counts.bad > 0 then line = line .. (", %d failed"):format(counts.bad) end
    draw(line .. ": " .. clean(files[place]))
  end

  local report = {counts = counts}

  -- The JUnit suites of a run under several systems: one for each file and system, by place.
  local suites, suite, suite_run

  local function end_suite()
    if not suite then return end
    suite.endtick, suite.endtime = busted.monotime(), busted.gettime()
    suite.duration = suite.endtick - suite.starttick
    publish({"suite", "end"}, suite, table.unpack(suite_run))
    suite = nil
  end

  local function enter_suite(place)
    if not suites or suite and suite.place == place then return end
    end_suite()
    suite = {
      descriptor = "suite", attributes = {}, place = place,
      starttick = busted.monotime(), starttime = busted.gettime(),
    }
    -- busted's library names each suite "Run 1 of 1".
    local xml = require "pl.xml"
    local new = xml.new
    function xml.new(tag, attributes)
      if tag == "testsuite" then attributes.name = clean(suites[place]) end
      return new(tag, attributes)
    end
    publish({"suite", "start"}, suite, table.unpack(suite_run))
    xml.new = new
  end

  -- `list` has the file of each task, `titles` the names of their suites, if they have their own.
  function report.begin(run, runs, list, seed, titles)
    files = list
    suites, suite_run = format == "junit" and titles or nil, {run, runs}
    if run > 1 then
      local last = busted.context.get()
      busted.context.clear()
      for key, value in pairs(last) do busted.context.get()[key] = value end
      publish({"suite", "reset"}, busted.context.get(), run, runs)
    end
    root = busted.context.get()
    root.starttick, root.starttime = busted.monotime(), busted.gettime()
    root.randomseed = seed
    if not suites then publish({"suite", "start"}, root, run, runs, seed) end
  end

  function report.finish(run, runs)
    draw ""
    root.endtick, root.endtime = busted.monotime(), busted.gettime()
    root.duration = root.endtick - root.starttick
    printed.end_suite()
    if suites then end_suite() else publish({"suite", "end"}, root, run, runs) end
  end

  function report.take(place, event)
    if event.kind == "output" then return printed.take(event) end
    if event.kind == "done" then
      printed.end_file()
      elements, parents = {}, {}
      return
    end
    if event.kind == "leaks" then
      local element = elements[event.test]
      leaks[#leaks + 1] = element and ("%s:%d: %s leaked %s"):format(element.trace.short_src,
        element.trace.currentline, element.name, clean(event.leaks))
        or ("%s leaked %s outside its tests"):format(clean(files[place]), clean(event.leaks))
      return
    end
    if event.kind == "threads" then
      local element = elements[event.test]
      threads[#threads + 1] = ("%s:%d: %s left %s"):format(element.trace.short_src,
        element.trace.currentline, element.name, clean(event.threads))
      return
    end
    enter_suite(place)
    local element, parent = element_of(place, event.element, event.message, event.trace)
    local subject = event.subject
    if event.kind == "fault" then
      local channel = element.descriptor
      if event.fault ~= "pending" then
        counts.bad = counts.bad + 1
        if channel ~= "it" then event.fault = "error" end
      end
      local message = clean(event.message, keeps_colors)
      if is_tap and event.fault == "pending" then message = one_line(message) end
      publish({event.fault, channel}, element, parent, message,
        place_of(event.trace or element.trace, clean(files[place]), message))
    elseif subject == "test" and event.kind == "end" then
      counts.tests = counts.tests + 1
      element.stdout, element.stderr = printed.begin_end(event.element.number)
      element.duration = element.duration or 0
      is_muted = shows_dots and host.shows_progress
      publish({"test", "end"}, element, parent, event.status)
      is_muted = false
      printed.end_test(element.stdout, element.stderr)
    else
      if event.kind == "end" then element.duration = element.duration or 0 end
      if subject == "file" then publish({subject, event.kind}, element)
      else publish({subject, event.kind}, element, parent) end
    end
    progress(place)
  end

  function report.close()
    publish {"exit"}
    io.flush()
    draw ""
    for _, left in ipairs(threads) do io.stderr:write("hookhost test: ", left, "\n") end
    for index, leak in ipairs(leaks) do
      if index > 20 then
        io.stderr:write(("hookhost test: … and %d more tests leaked\n"):format(#leaks - 20))
        break
      end
      io.stderr:write("hookhost test: ", leak, "\n")
    end
  end

  function report.is_faulty()
    if fault then io.stderr:write("hookhost test: ", fault, "\n") end
    return fault ~= nil
  end

  return report
end
