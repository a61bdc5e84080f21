extension TestScript {
  /// Answers the function that makes a report: it publishes what workers told to output libraries.
  ///
  /// Nothing that a test wrote or raised reaches them as it was: text is valid UTF-8 without control
  /// characters, every fault has a message and a place, so that what they print stays well-formed.
  static let report = #"""
    local function escape(byte) return ("\\x%02X"):format(byte:byte()) end

    -- Valid UTF-8 without control characters; a byte that is neither is shown as \xXX.
    local function clean(text, keeps_colors)
      if text:find "[\x80-\xFF]" then
        local parts, place = {}, 1
        while place <= #text do
          local _, wrong = utf8.len(text, place)
          parts[#parts + 1] = text:sub(place, (wrong or #text + 1) - 1)
          if wrong then parts[#parts + 1] = escape(text:sub(wrong, wrong)) end
          place = (wrong or #text) + 1
        end
        -- Two code points that XML does not have.
        text = table.concat(parts):gsub("\xEF\xBF[\xBE\xBF]", "\xEF\xBF\xBD")
      end
      if keeps_colors then
        text = text:gsub("\27(%[[%d;]*m)", "\0%1"):gsub("[\1-\8\11-\31\127]", escape)
        return (text:gsub("\0(%[[%d;]*m)", "\27%1"):gsub("\0", escape))
      end
      return (text:gsub("[%z\1-\8\11-\31\127]", escape))
    end

    -- A line of TAP: no directive but those of the library itself.
    local function one_line(text)
      return (text:gsub("\n", "\\n"):gsub("#(%s*[sS][kK][iI][pP])", "\92#%1")
        :gsub("#(%s*[tT][oO][dD][oO])", "\92#%1"))
    end

    return function(host, busted, options, default_output, is_terminal)
      local counts = {tests = 0, failed = 0, bad = 0}
      local fault
      local leaks = {}
      local is_tap, is_junit = options.output == "TAP", options.output == "junit"
      -- Whether what tests print just appears, as it does where it would not spoil the report.
      local shows_prints = not is_tap and not is_junit and options.output ~= "json"
      local shows_dots = options.output:match "Terminal$"
      local keeps_colors = shows_dots and is_terminal

      -- What libraries write with is watched, since none of them looks whether it succeeded.
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

      -- What was printed, by the numbers of tests, until the report of each has it; 0 is what no test
      -- printed. JUnit's nodes are had by watching how they are made.
      local printed = {}
      local test_node, suite_node
      if is_junit then
        local xml = require "pl.xml"
        local make = xml.new
        function xml.new(tag, ...)
          local node = make(tag, ...)
          if tag == "testcase" then test_node = node elseif tag == "testsuite" then suite_node = node end
          return node
        end
      end
      local function add_nodes(node, out, err)
        if out then node:addtag("system-out"):text(out):up() end
        if err then node:addtag("system-err"):text(err):up() end
      end
      local function take_output(event)
        if shows_prints then
          if event.stream == "err" then write_error(event.text) else io.write(event.text) io.flush() end
        elseif is_tap and event.stream == "err" then
          write_error(event.text)
        end
        local texts = printed[event.test] or {out = {}, err = {}}
        printed[event.test] = texts
        table.insert(texts[event.stream], event.text)
      end
      -- What was printed under a number: it is given once.
      local function output_of(number)
        local texts = printed[number]
        printed[number] = nil
        local function text(stream)
          local whole = texts and table.concat(texts[stream]) or ""
          return whole ~= "" and clean(whole) or nil
        end
        return text "out", text "err"
      end
      local function comment(text)
        if text then io.write("# ", (text:gsub("\n$", ""):gsub("\n", "\n# ")), "\n") end
      end

      local root, files, elements, parents = nil, {}, {}, {}
      local file_out, file_err = {}, {}
      -- What the tests of a file did not print.
      local function take_rest()
        local numbers = {}
        for number in pairs(printed) do numbers[#numbers + 1] = number end
        table.sort(numbers)
        for _, number in ipairs(numbers) do
          local out, err = output_of(number)
          if is_tap then
            comment(out)
          elseif is_junit then
            file_out[#file_out + 1], file_err[#file_err + 1] = out, err
          elseif not shows_prints then
            write_error((out or "") .. (err or ""))
          end
        end
      end

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

      local function element_of(place, told, message)
        local known = elements[told.number]
        if not known then
          local name = told.name and clean(told.name, keeps_colors)
          known = {
            descriptor = told.descriptor, attributes = {},
            name = name and (is_tap and told.descriptor ~= "file" and one_line(name) or name),
            trace = place_of(told.trace, clean(files[place]), message),
          }
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

      function report.begin(run, runs, list, seed)
        files = list
        if run > 1 then
          local last = busted.context.get()
          busted.context.clear()
          for key, value in pairs(last) do busted.context.get()[key] = value end
          publish({"suite", "reset"}, busted.context.get(), run, runs)
        end
        root = busted.context.get()
        root.starttick, root.starttime = busted.monotime(), busted.gettime()
        root.randomseed = seed
        publish({"suite", "start"}, root, run, runs, seed)
      end

      function report.finish(run, runs)
        draw ""
        root.endtick, root.endtime = busted.monotime(), busted.gettime()
        root.duration = root.endtick - root.starttick
        if is_junit and suite_node then
          local function text(list) return #list > 0 and table.concat(list) or nil end
          add_nodes(suite_node, text(file_out), text(file_err))
          file_out, file_err = {}, {}
        end
        publish({"suite", "end"}, root, run, runs)
      end

      function report.take(place, event)
        if event.kind == "output" then return take_output(event) end
        if event.kind == "done" then
          take_rest()
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
        local element, parent = element_of(place, event.element, event.message)
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
          local out, err = output_of(event.element.number)
          element.stdout, element.stderr = out, err
          if is_tap then comment(out) end
          element.duration = element.duration or 0
          is_muted = shows_dots and host.shows_progress
          publish({"test", "end"}, element, parent, event.status)
          is_muted = false
          if is_junit and test_node then add_nodes(test_node, out, err) end
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
    """#
}
