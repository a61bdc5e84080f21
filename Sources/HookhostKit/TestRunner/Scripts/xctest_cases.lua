-- Runs XCTest's test cases as busted tests.
--
-- Adds to the module of XCTest: `tests([classes])` declares tests to busted, `classes()` lists the
-- registered test cases, `import(path)` imports a source, and `place` is the position of the test
-- that is declared or running.

local busted, module, expectations, runs = ...
local state, elements = expectations.state, expectations.elements

-- The position of a test case's method, for what has no position of its own.
local function place_of(class, selector)
  local method = objc.class_getInstanceMethod(class, selector)
  local file, line = tostring(method and objc.method_getImplementation(method)):match "^IMP: (.*):(%d+)$"
  return file and {file = file, line = tonumber(line)}
end

-- The sentence on an unread source that implements a class which a fault names; nil without one.
local function unread_source(fault)
  if not module.unread_classes then return nil end
  local text = tostring(fault)
  for name in text:gmatch "[%a_][%w_]*" do
    local source = module.unread_classes[name]
    if source and source.absent then
      return ("%s is declared in an absent header: %s"):format(name, source.absent)
    elseif source then
      return ("%s is in %s, which was not read: %s"):format(name, source.path, source.reason)
    end
  end
end

-- The tests of a project. A script's hold ends with the last variable of a source, so each has one more reference: until
-- the tests of the file have run, or until its own end if a leak is to fail it.
local kept = {}
function module.release_tests()
  for _, test in ipairs(kept) do pcall(test.release, test) end
  kept = {}
end
local function release(test)
  for place, one in ipairs(kept) do
    if one == test then
      table.remove(kept, place)
      return pcall(test.release, test)
    end
  end
end
local function create(class, selector, invocation)
  local initializer = "initWithInvocation:"
  if not invocation and objc.class_getInstanceMethod(class, initializer)
    ~= objc.class_getInstanceMethod(objc.XCTestCase, initializer) then
    invocation = objc.NSInvocation:invocationWithMethodSignature_(class:instanceMethodSignatureForSelector_(objc.sel(selector)))
    invocation:setSelector_(objc.sel(selector))
  end
  local test = invocation and class:alloc():initWithInvocation_(invocation)
    or class:alloc():initWithSelector_(objc.sel(selector))
  if module.unread_classes then kept[#kept + 1] = test:retain() end
  return test
end

-- Returns a function that runs a test for busted. The test is created now, before the first one runs, as XCTest does; a
-- further run creates another one.
local function runner(class, selector, invocation)
  local done, created = pcall(create, class, selector, invocation)
  local is_used = false
  return function()
    module.place = place_of(class, selector)
    if not done then error(created, 0) end
    if is_used then return create(class, selector, invocation) end
    is_used = true
    local test = created
    if module.releases_each then created = nil end
    return test
  end
end
local function run(next_test)
  local test = next_test()
  test:runTest()
  if module.releases_each then release(test) end
  -- An over-released test no longer responds to messages.
  local outcome = state(state(test).run)
  if outcome.error then
    local source = unread_source(outcome.error)
    -- The source is the reason, whatever framework the class's prefix belongs to.
    local text = source and tostring(outcome.error):gsub("; [%w ]+ is not here; objc%.class%b() makes a stand%-in", "")
    error(source and ("%s (%s)"):format(text, source) or outcome.error, 0)
  end
  if #outcome.failures > 0 then busted.fail(table.concat(outcome.failures, "\n"), 0) end
  if outcome.skip then busted.pending(outcome.skip, 0) end
end

-- Whether a method of a source returns something, as the getter of a property does: XCTest runs none of these.
local function has_result(class, method)
  if objc.method_copyReturnType(method) == "v" then return false end
  local selector = objc.method_getName(method)
  if objc.class_getProperty(class, objc.sel_getName(selector)) ~= nil then return true end
  local place = place_of(class, selector)
  return place ~= nil and place.file:find "%.mm?$" ~= nil
end

-- Returns the test selectors that a class implements or inherits, sorted by name.
function module.selectors(class)
  local seen, found = {}, {}
  local place = class
  while place ~= objc.XCTestCase do
    for _, method in ipairs(objc.class_copyMethodList(place) or {}) do
      local name = objc.sel_getName(objc.method_getName(method))
      if name:find "^test" and not name:find ":" and not seen[name] and not has_result(place, method) then
        seen[name] = true
        found[#found + 1] = name
      end
    end
    place = objc.class_getSuperclass(place)
  end
  table.sort(found)
  return found
end

-- Returns the tests of a class that creates them itself, as in Specta and Kiwi; nil for others.
local function own_invocations(class)
  local selector = objc.sel "testInvocations"
  local function implementation(of)
    return objc.method_getImplementation(objc.class_getClassMethod(of, selector))
  end
  if implementation(class) == implementation(objc.XCTestCase) then return nil end
  return elements(class:testInvocations())
end

-- The same, and the error of a class that cannot create its tests; the other classes run.
local created = setmetatable({}, {__mode = "k"})
local function created_tests(class)
  if not created[class] then created[class] = {pcall(own_invocations, class)} end
  local done, found = table.unpack(created[class])
  if done then return found end
  return {}, found
end

-- Returns the registered test cases that have tests, sorted by name.
function module.classes()
  local found = {}
  for _, class in ipairs(elements(objc.XCTestCase:allSubclasses())) do
    if #module.selectors(class) > 0 or created_tests(class) then found[#found + 1] = class end
  end
  table.sort(found, function(a, b) return objc.class_getName(a) < objc.class_getName(b) end)
  return found
end

-- Test cases whose superclass does not exist: they have tests, or their file has no other cases.
local function orphans(has_others)
  local found = {}
  for _, class in ipairs(module.orphans or {}) do
    local has_tests = not has_others
    for selector in pairs(class.options.types or {}) do
      has_tests = has_tests or selector:find "^%-test[^:]*$" ~= nil
    end
    if has_tests then found[#found + 1] = class end
  end
  return found
end

-- Imports an Objective-C source into this world, with the options of `objc.import`, in one image
-- with other sources; its assertion macros call the functions above.
function module.import(path, options, others)
  local c = require "hookhost.c"
  local import = rawget(objc, "import")
  if not import then error("this hookhost reads no sources in Objective-C", 0) end
  for name, call in pairs(module.functions) do c.functions[name] = call end
  c.orphans = {}
  c.gather(function()
    for _, other in ipairs(others or {}) do import(other, options) end
    import(path, options)
  end)
  module.orphans = c.orphans
end

-- Links the image of a project with a function, which returns by the names of classes the unread sources
-- that implement them, with clang's first errors.
function module.link(link)
  local c = require "hookhost.c"
  for name, call in pairs(module.functions) do c.functions[name] = call end
  c.orphans = {}
  module.unread_classes = link()
  module.orphans = c.orphans
end

-- Declares an error for each source of tests that was not read.
function module.unread(sources)
  for _, source in ipairs(sources) do
    if source.is_of_tests then
      busted.executors.describe(source.path, function()
        busted.executors.it("is read", function() error(source.reason, 0) end)
      end)
    end
  end
end

-- Whether the scheme of a target leaves out a test: it names tests as `Class` or `Class/method`.
local function is_left_out(scheme, class_name, name)
  if not scheme then return false end
  local whole = class_name .. "/" .. name
  local skipped, selected = scheme.skipped, scheme.selected
  if selected and not (selected[class_name] or selected[whole]) then return true end
  return skipped ~= nil and (skipped[class_name] or skipped[whole]) == true
end

-- Declares the tests of classes to busted, and what is wrong with those that cannot be. A scheme may have
-- tables `skipped` and `selected` by the names of tests.
function module.tests(classes, scheme)
  classes = classes or module.classes()
  for _, class in ipairs(orphans(#classes > 0)) do
    busted.executors.describe(class.name, function()
      busted.executors.it("has a superclass", function()
        local source = unread_source(class.superclass)
        error(("%s cannot be: its superclass %s"):format(class.name, source
          or class.superclass .. " is in no source that was brought in"), 0)
      end)
    end)
  end
  local lists = {}
  for _, class in ipairs(classes) do
    local class_name, list = objc.class_getName(class), {}
    local invocations, fault = created_tests(class)
    for _, entry in ipairs(invocations or fault == nil and module.selectors(class) or {}) do
      local name = invocations and tostring(entry:selector()) or entry
      if not is_left_out(scheme, class_name, name) then
        list[#list + 1] = {name = name, next_test = runner(class, name, invocations and entry)}
      end
    end
    list.fault, lists[class_name] = fault, list
  end
  for _, class in ipairs(classes) do
    local class_name = objc.class_getName(class)
    busted.executors.describe(class_name, function()
      local suite = runs.observed() and objc.XCTestSuite:testSuiteForTestCaseClass_(class)
      busted.executors.setup(function()
        if suite then runs.notify("testSuiteWillStart:", suite) end
        class:setUp()
      end)
      busted.executors.teardown(function()
        class:tearDown()
        if suite then runs.notify("testSuiteDidFinish:", suite) end
      end)
      local list = lists[class_name]
      if list.fault ~= nil then
        busted.executors.it("creates its tests", function() error(list.fault, 0) end)
      end
      for _, entry in ipairs(list) do
        module.place = place_of(class, entry.name)
        busted.executors.it(entry.name, function() run(entry.next_test) end)
      end
    end)
  end
end
