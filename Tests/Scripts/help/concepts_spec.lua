--- The names that engineers type, each with the page that `hookhost help` must show.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

--- By page: the names that reach it, separated by commas.
local names = {
  controls = "slider, spinner, segmented control, activity indicator, search bar, toggle",
  swizzling = "swizzling, swizzle, method swizzling, isa swizzling, exchange implementations, monkey patch, swizzled, method_swizzling",
  hooks = "hooking, hook method, intercept, interceptor, aop, advice, tweak, fishhook, call original, method hooks, "
    .. "MSHookFunction, original implementation, GULAppDelegateSwizzler",
  frida = "frida, cycript, Interceptor.attach, Interceptor.replace, ObjC.schedule, Stalker, frida-server",
  unhook = "unhook, remove hook, unswizzle, restore method, removing hooks",
  conflict = "conflict, hook conflict, load order, double hook, lost event, sdk conflict, link order",
  sdk = "sdk, third party, cocoapods, pods, carthage, firebase, sentry, datadog, onesignal, mixpanel, hookcheck.lua",
  kvo = "kvo, KVO, key-value observing, key value observing, observer, observeValueForKeyPath, willChangeValueForKey, NSKVONotifying",
  kvc = "kvc, key value coding, valueForKeyPath",
  zombie = "zombie, zombies, NSZombie, use after free, dangling pointer, exc_bad_access, segfault",
  memory = "memory, arc, reference counting, retain count, retain, release, weak, memory management, dealloc",
  leak = "leak, leaks, memory leak, find leaks, leaked objects",
  ["retain-cycle"] = "retain cycle, retain cycles, weak self, strong reference cycle",
  ["autorelease-pool"] = "autorelease pool, autoreleasepool",
  ["associated-objects"] = "associated object, associated objects",
  mock = "mock, mocks, mocking, ocmock, spy, test double, fake",
  stub = "stub, stubs, stubbing, stand-in",
  testing = "unit test, unit testing, busted, assertions, flaky test, tdd, before_each, hot reload, test order",
  ["data-driven"] = "data driven, parameterized tests, property based testing, fuzzing, shrinking",
  XCTest = "XCTest, xctest, XCTestCase, XCTestExpectation, XCTAssertEqual",
  xcuitest = "XCUITest, ui test, ui testing, appium, KIF, earlgrey, page object, WebDriverAgent, addUIInterruptionMonitor",
  coverage = "coverage, code coverage, lcov, cobertura",
  ci = "azure devops, xcpretty, TAP output, ci, continuous integration, github actions, jenkins, gitlab, junit, docker, exit status, sharding",
  golden = "golden, golden image, snapshot testing, visual regression, reference image",
  screenshot = "screenshot, screenshots, screen shot, render, svg, drawViewHierarchy",
  record = "record, replay, record and replay",
  monkey = "monkey, monkey testing, random taps, chaos",
  scroll = "scroll, scrolling, scroll view, contentOffset, bounce, paging, pull to refresh, infinite scroll",
  touch = "touch, touches, gesture recognizer, gestures, hit testing, long press, multitouch, simulate touch, swipe",
  ["responder-chain"] = "responder chain, first responder, target action, target-action",
  keyboard = "keyboard, typing, text input, hardware keyboard, clipboard",
  breakpoint = "breakpoint, breakpoints, lldb, debugger, debugging, stack trace, backtrace, breakpoint condition",
  ["debug-adapter"] = "debug adapter, DAP, debug-adapter, launch.json, step over",
  prompt = "repl, interactive, prompt, console session",
  trace = "tracing, call graph, perfetto, message log, who called, sequence diagram",
  performance = "performance, benchmark, fps, frame rate, dropped frames",
  network = "network, networking, http, mock server, ohhttpstubs, offline, reachability, certificate pinning, websocket, URLSession",
  async = "async, asynchronous, async await, completion handler, gcd, dispatch queue, debounce, callback, main queue",
  thread = "thread, threads, race condition, deadlock, mutex, thread safety, main thread checker, concurrency",
  clock = "clock, virtual time, time travel, fake timers, run loop, timer",
  snapshot = "rollback, save state, fresh world",
  delegate = "delegate, delegate not called, why is my delegate not called, data source",
  proxy = "proxy, message forwarding, forwardInvocation, unrecognized selector",
  messages = "send message, objc_msgSend, nil messaging, method signature",
  class = "define class, subclass, category, instance variable, @property, metaclass",
  runtime = "objective-c runtime, introspection, reflection, class dump, private api",
  block = "blocks, closure, __block",
  values = "toll-free bridging, fast enumeration, boxing, json",
  structures = "struct, geometry, cgrect",
  exception = "exception, crash, try catch, NSException, error handling, index out of bounds",
  recursion = "stack overflow, infinite loop, watchdog, hang",
  ["limits-and-sandbox"] = "sandboxing, untrusted code, out of memory",
  UIApplicationMain = "UIApplicationMain, app launch, main.m, app delegate, scene delegate, app lifecycle",
  ["deep-link"] = "deep link, universal links, url scheme",
  ["objective-c"] = "objective-c, .m file, libclang, pch",
  swift = "swift, SwiftUI, combine",
  binary = "closed binary, ipa, real device, simulator, jailbreak",
  project = "xcode, xcodeproj, xcode project, podspec",
  files = "file system, user defaults, keychain, sqlite",
  ["device-state"] = "rtl, geofence, dark mode, rotation, gps, permissions, memory warning, dynamic type, safe area",
  notifications = "push notification, NSNotificationCenter, local notification",
  layout = "auto layout, constraints, unsatisfiable constraints, autolayout ambiguity",
  view = "view hierarchy, recursiveDescription, key window",
  ["table-view"] = "table view, collection view, cell reuse, cellForRowAtIndexPath",
  ["view-controller"] = "view controller, viewDidLoad, alert, storyboard, navigation controller",
  animation = "animation, spring, presentation layer",
  ["web-view"] = "wkwebview, javascript bridge",
  ["ios-version"] = "ios version, deployment target, @available",
  embedding = "embedding, swift package dependency",
  installing = "install, homebrew, macos, arm64, alpine",
  architecture = "mvvm, viper, coordinator pattern, singleton",
  international = "emoji, currency, plural, stringsdict, localization",
  ["background-work"] = "BGTaskScheduler, background fetch, background session",
  cryptography = "oauth, sha256, CommonCrypto, LAContext, face id, sign in with apple",
  media = "AVPlayer, AVAudioSession, camera, microphone, sound",
  ["core-data"] = "core data, NSFetchedResultsController, xcdatamodeld",
  ["not-modelled"] = "healthkit, MapKit, NFC, Apple Pay, WidgetKit, spotlight",
  MKMapView = "MKMapView",
  ["prepareForSegue:sender:"] = "prepareForSegue",
  -- Names that only the headers of sources declare, and the last property of a path.
  XCUIElementQuery = "XCUIElementQuery",
  expectationForPredicate = "expectationForPredicate",
  isHittable = "isHittable",
  swipeUp = "swipeUp",
  rightBarButtonItem = "navigationItem.rightBarButtonItem",
  hookhost = "hookhost",
  ["hookhost.trace"] = "hookhost.trace",
  ["gestureRecognizer:shouldReceiveTouch:"] = "shouldReceiveTouch",
  CBCentralManager = "CBCentralManager",
  logging = "logging, cocoalumberjack",
  os_log = "os_log",
  SecItemAdd = "SecItemAdd",
  privacy = "telemetry, privacy",
  plugins = "plugin, custom module",
  editor = "vscode, lsp, language server, jetbrains, sublime",
  lua = "lua, luarocks",
  ["machine-output"] = "mcp, machine readable, json output",
  ["example-programs"] = "tutorial, hello world, sample code",
  errors = "errors, error messages, common errors",
  -- C spellings, and names of other platforms.
  ["dispatch.after"] = "dispatch_after",
  ["dispatch.once"] = "dispatch_once",
  ["dispatch.group_wait"] = "dispatch_group_wait",
  ["objc.msgSend"] = "objc_msgSend",
  ["objc.getClass"] = "objc_getClass",
  ["objc.setAssociatedObject"] = "objc_setAssociatedObject",
  ["objc.NSStringFromClass"] = "NSStringFromClass, NSStringFromClass()",
  ["objc.class_addMethod"] = "class_addMethod",
  ["objc.method_exchangeImplementations"] = "method_exchangeImplementations",
  ["objc.NSLog"] = "NSLog",
  ["uikit.CGRectMake"] = "CGRectMake",
  memcpy = "memcpy",
  pthread_create = "pthread_create",
  CFRetain = "CFRetain",
  UIView = "NSView",
  NSUserDefaults = "UserDefaults",
  ["The-Clock"] = "The-Clock, the clock, The-Clock.md",
}

--- The pages that names show, by name: the answers of one process, which are lines of JSON.
local function answers_of(list)
  local input = os.tmpname()
  local file <close> = assert(io.open(input, "w"))
  file:write(table.concat(list, "\n"), "\n")
  file:close()
  local answers = {}
  for line in assert(io.popen(("'%s' help --output json - < '%s'"):format(arg[lowest], input))):lines() do
    local data = objc.NSString:stringWithString_(line):dataUsingEncoding_(4)
    local answer = objc.unbox(objc.NSJSONSerialization:JSONObjectWithData_options_error_(data, 0))
    answers[answer.query] = answer
  end
  os.remove(input)
  return answers
end

local function words(text)
  local list = {}
  for name in text:gmatch "[^,]+" do list[#list + 1] = name:match "^%s*(.-)%s*$" end
  return list
end

--- The text that the command shows.
local function shown(arguments)
  local pipe <close> = assert(io.popen(("'%s' help %s 2>&1"):format(arg[lowest], arguments)))
  return pipe:read "a"
end

describe("hookhost help", function()
  -- Each name with its page, in parts: looking up a hundred takes seconds in a debug build.
  local typed_names = {}
  for page, typed in pairs(names) do
    for _, name in ipairs(words(typed)) do typed_names[#typed_names + 1] = {name = name, page = page} end
  end
  table.sort(typed_names, function(one, other) return one.name < other.name end)

  for first = 1, #typed_names, 100 do
    local last = math.min(first + 99, #typed_names)
    it(("reaches the page of every name that engineers type, %d to %d"):format(first, last), function()
      local list, wrong = {}, {}
      for place = first, last do list[#list + 1] = typed_names[place].name end
      local answers = answers_of(list)
      for place = first, last do
        local name, page = typed_names[place].name, typed_names[place].page
        local found = false
        for _, shown in ipairs(answers[name] and answers[name].pages or {}) do found = found or shown.name == page end
        if not found then wrong[#wrong + 1] = name .. " does not reach " .. page end
      end
      assert.equal("", table.concat(wrong, "\n"))
    end)
  end

  it("knows at least 400 of these names", function() assert.is_true(#typed_names >= 400, #typed_names) end)

  it("has a page of every name and every example that a concept refers to", function()
    local example, list, wrong = nil, {}, {}
    local examples = {}
    for path in io.popen("ls Sources/HookhostKit/Help/Examples/*_examples.lua"):lines() do
      for line in io.lines(path) do
        example = line:match "^%-%-%- (%S+)$"
        if example then examples[example] = true end
      end
    end
    local guides = {}
    for path in io.popen("find Sources/HookhostKit/HookhostKit.docc -name '*.md'"):lines() do
      guides[path:match "([^/]+)%.md$"] = true
    end
    for line in io.lines "Sources/HookhostKit/Help/Concepts/concepts.txt" do
      for _, name in ipairs(words(line:match "^see: (.*)" or "")) do list[#list + 1] = name end
      for _, name in ipairs(words(line:match "^guide: (.*)" or "")) do
        if not guides[name] then wrong[#wrong + 1] = "no guide " .. name end
      end
      local path = line:match "^example: (.*)"
      if path and not examples[path] then wrong[#wrong + 1] = "no example of " .. path end
    end
    for name, answer in pairs(answers_of(list)) do
      if not answer.found then wrong[#wrong + 1] = "no page of " .. name end
    end
    table.sort(wrong)
    assert.equal("", table.concat(wrong, "\n"))
  end)

  it("finds the subject that a part of a phrase names", function()
    local answers = answers_of {"NSTimer keeps a retain cycle", "heap corruption at exit"}
    assert.equal("retain-cycle", answers["NSTimer keeps a retain cycle"].pages[1].name)
    assert.equal("zombie", answers["heap corruption at exit"].pages[1].name)
  end)

  it("suggests a concept before a method's fragment, and the nearest first", function()
    local answers = answers_of {"swizling", "screnshot", "brakpoint", "coverge", "retain cycel"}
    for typed, first in pairs {
      swizling = "swizzling", screnshot = "screenshot", brakpoint = "breakpoint", coverge = "coverage",
      ["retain cycel"] = "retain cycle",
    } do
      assert.matches("did you mean '" .. first, answers[typed].message, 1, true)
    end
  end)

  it("searches names, descriptions and guides", function()
    local function search(words) return shown("--search " .. words) end
    assert.matches("\n  gesture%.flick", search "flick")
    assert.matches("\n  The%-Clock", search "virtual clock timers")
    assert.matches("\n  kvo", search "observing")
    assert.matches("no page has the words 'xyzzyq'", search "xyzzyq", 1, true)
    for _, words in ipairs {"", "''", "'--'"} do assert.matches("needs words to search for", search(words), 1, true) end
  end)

  it("begins with description, signature and example, and links to the common errors", function()
    local lines = shown "gesture.tap"
    local order = {}
    for _, part in ipairs {"Taps a view", "gesture.tap(view", "\nExample\n", "\nParameters", "\nErrors\n"} do
      order[#order + 1] = assert(lines:find(part, 1, true), part)
    end
    local sorted = {table.unpack(order)}
    table.sort(sorted)
    assert.same(sorted, order)
    assert.matches("\n  errors  The errors that all functions share", shown "functions", 1, true)
    assert.matches("NSInvalidArgumentException", shown "errors", 1, true)
  end)
end)
