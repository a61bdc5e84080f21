-- Returns the function that makes a coverage report: it adds up the workers' counts, and writes them
-- as text, as lcov's tracefile or as Cobertura's XML. Files that no test has loaded have 0 runs.

local function sorted_keys(table_of)
  local keys = {}
  for key in pairs(table_of) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

local function rate(hit, all) return all == 0 and 1 or hit / all end

-- The lines that did not run, as ranges: "3-5, 9".
local function ranges(file)
  local parts, first, last = {}, nil, nil
  local function finish()
    if first then parts[#parts + 1] = first == last and tostring(first) or ("%d-%d"):format(first, last) end
  end
  for _, line in ipairs(file.order) do
    if file.counts[line] == 0 then
      first, last = first or line, line
    else
      finish()
      first = nil
    end
  end
  finish()
  return table.concat(parts, ", ")
end

-- A file's name may contain a line feed, which would end a record, and bytes that XML forbids.
local function printable(name)
  if not utf8.len(name) then name = name:gsub("[\x80-\xFF]", "?") end
  return (name:gsub("[%z\1-\31\127]", "?"):gsub("\xEF\xBF[\xBE\xBF]", "?"))
end

local formats = {}
function formats.text(files, total)
  local width = 5
  for _, file in ipairs(files) do width = math.max(width, utf8.len(printable(file.name))) end
  local function row(name, hit, all, missed)
    name = printable(name)
    local space = (" "):rep(width - utf8.len(name))
    return ("%s%s  %6.2f%%  %6d of %6d%s"):format(name, space, 100 * rate(hit, all), hit, all,
      missed ~= "" and "  not run: " .. missed or "")
  end
  local lines = {"Coverage of lines"}
  for _, file in ipairs(files) do
    local line = row(file.name, file.hit, #file.order, not file.is_unloaded and ranges(file) or "")
    lines[#lines + 1] = line .. (file.is_unloaded and "  not loaded by a test" or "")
  end
  lines[#lines + 1] = row("Total", total.hit, total.all, "")
  return table.concat(lines, "\n") .. "\n"
end
function formats.lcov(files)
  local lines = {}
  for _, file in ipairs(files) do
    lines[#lines + 1] = "TN:"
    lines[#lines + 1] = "SF:" .. printable(file.name)
    for _, line in ipairs(file.order) do lines[#lines + 1] = ("DA:%d,%d"):format(line, file.counts[line]) end
    lines[#lines + 1] = ("LF:%d"):format(#file.order)
    lines[#lines + 1] = ("LH:%d"):format(file.hit)
    lines[#lines + 1] = "end_of_record"
  end
  return #lines == 0 and "" or table.concat(lines, "\n") .. "\n"
end
local entities = {["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;"}
local function escaped(text) return (printable(text):gsub("[&<>\"]", entities)) end
function formats.cobertura(files, total, folder)
  local lines = {
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">',
  }
  local function add(format, ...) lines[#lines + 1] = format:format(...) end
  local whole = rate(total.hit, total.all)
  add('<coverage line-rate="%.4f" branch-rate="0" lines-covered="%d" lines-valid="%d" branches-covered="0" '
    .. 'branches-valid="0" complexity="0" version="1" timestamp="%d">', whole, total.hit, total.all, os.time() * 1000)
  add("  <sources><source>%s</source></sources>", escaped(folder))
  add "  <packages>"
  local packages = {}
  for _, file in ipairs(files) do
    local name = file.name:match "^(.*)/" or "."
    packages[name] = packages[name] or {hit = 0, all = 0}
    local package = packages[name]
    package.hit, package.all = package.hit + file.hit, package.all + #file.order
    package[#package + 1] = file
  end
  for _, name in ipairs(sorted_keys(packages)) do
    local package = packages[name]
    add('    <package name="%s" line-rate="%.4f" branch-rate="0" complexity="0">', escaped(name),
      rate(package.hit, package.all))
    add "      <classes>"
    for _, file in ipairs(package) do
      add('        <class name="%s" filename="%s" line-rate="%.4f" branch-rate="0" complexity="0">',
        escaped(file.name:match "[^/]*$"), escaped(file.name), rate(file.hit, #file.order))
      add "          <methods/>"
      add "          <lines>"
      for _, line in ipairs(file.order) do
        add('            <line number="%d" hits="%d"/>', line, file.counts[line])
      end
      add "          </lines>"
      add "        </class>"
    end
    add "      </classes>"
    add "    </package>"
  end
  add "  </packages>"
  add "</coverage>"
  return table.concat(lines, "\n") .. "\n"
end

local usual_files = {lcov = "lcov.info", cobertura = "coverage.xml"}

return function(host, complain)
  local measured, is_measured = {}, false
  local report = {}

  -- Adds the counts of a worker: pairs of a line and a number of runs.
  function report.add(files)
    is_measured = true
    for _, told in ipairs(files) do
      local file = measured[told.name] or {name = told.name, runs = {}, lines = {}}
      measured[told.name] = file
      for _, line in ipairs(told.lines or {}) do file.lines[line] = true end
      for place = 1, #told.counts, 2 do
        local line = told.counts[place]
        file.runs[line] = (file.runs[line] or 0) + told.counts[place + 1]
      end
    end
  end

  -- The name of a path in a report: relative to the current folder, if the file is in it.
  local current = require "lfs".currentdir
  local function name_of(path)
    local start = current() .. "/"
    path = path:gsub("^%./", "")
    return path:sub(1, #start) == start and path:sub(#start + 1) or path
  end

  -- The folders whose files are in the report: the current one for the tests in it, and those of the others.
  local function folders(roots)
    local list, known = {}, {}
    for _, root in ipairs(roots) do
      local folder = name_of(root)
      if folder == current() or folder:sub(1, 1) ~= "/" and folder:sub(1, 2) ~= ".." then
        folder = "."
      elseif require "lfs".attributes(folder, "mode") ~= "directory" then
        folder = folder:match "^(.*)/[^/]*$" or "."
      end
      if not known[folder] then
        known[folder] = true
        list[#list + 1] = folder
      end
    end
    return list
  end

  -- Adds the files that no test has loaded. `tests` are the files of tests, `has_sources` says whether
  -- one of them is in Objective-C.
  local function add_unloaded(roots, tests, has_sources)
    local known = sorted_keys(measured)
    for _, path in ipairs(tests) do known[#known + 1] = name_of(path) end
    for _, folder in ipairs(folders(roots)) do
      for _, found in ipairs(host.unloaded(folder, known, has_sources)) do
        local name = name_of(found.path)
        if found.reason then
          complain(("not in the coverage report: %s: %s"):format(name, found.reason))
        elseif not measured[name] then
          local file = {name = name, runs = {}, lines = {}, is_unloaded = true}
          for _, line in ipairs(found.lines) do file.lines[line] = true end
          measured[name] = file
        end
      end
    end
  end

  -- Writes the report, if lines were counted here; returns whether that was possible.
  --
  -- `roots` are the named files and folders.
  function report.write(is_counted, roots, tests, has_sources)
    if not is_measured and not is_counted then return true end
    add_unloaded(roots, tests, has_sources)
    local files, total = {}, {hit = 0, all = 0}
    for _, name in ipairs(sorted_keys(measured)) do
      local file = measured[name]
      file.order, file.counts, file.hit = sorted_keys(file.lines), {}, 0
      for _, line in ipairs(file.order) do
        file.counts[line] = file.runs[line] or 0
        if file.counts[line] > 0 then file.hit = file.hit + 1 end
      end
      total.hit, total.all = total.hit + file.hit, total.all + #file.order
      if #file.order > 0 then files[#files + 1] = file end
    end
    local format = host.coverage_format or "text"
    local text = formats[format](files, total, require "lfs".currentdir())
    local name = host.coverage_file or usual_files[format]
    if not name then
      io.stderr:write(text)
      return true
    end
    local problem = host.replace_file(name, text)
    if problem then complain(("cannot write the coverage report '%s': %s"):format(name, problem)) end
    return not problem
  end

  return report
end
