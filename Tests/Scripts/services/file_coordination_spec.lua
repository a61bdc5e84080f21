-- A file presenter is notified of readers and writers.

local path = tostring(objc.NSTemporaryDirectory()) .. "shown"
local function url(name) return objc.NSURL:fileURLWithPath_(name or path) end

local function presenter(name, shown, queue, methods, trace)
  return objc.class(name, objc.NSObject, {protocols = {"NSFilePresenter"}}, function(instance)
    function instance:presentedItemURL() return url(shown) end
    function instance:presentedItemOperationQueue() return queue end
    function instance:presentedItemDidChange() trace[#trace + 1] = "presentedItemDidChange" end
    for _, selector in ipairs(methods) do
      instance[selector] = function(_, first, second)
        trace[#trace + 1] = selector
        local block = type(second) == "function" and second or first
        if selector:find("relinquish") then
          block(function() trace[#trace + 1] = "reacquire" end)
        elseif selector:find("Handler") then
          block(nil)
        end
      end
    end
  end):new()
end

describe("a file coordinator", function()
  local trace, shown
  local function add(name, place, queue, methods)
    shown = presenter(name, place, queue, methods, trace)
    objc.NSFileCoordinator:addFilePresenter_(shown)
  end
  before_each(function() trace = {} end)
  after_each(function() if shown then objc.NSFileCoordinator:removeFilePresenter_(shown) end end)

  local function write(coordinator, options)
    return coordinator:coordinateWritingItemAtURL_options_error_byAccessor_(url(), options, function(found)
      trace[#trace + 1] = "write " .. tostring(found:lastPathComponent())
    end)
  end

  it("asks a presenter to relinquish the file, and notifies it of the change", function()
    add("WritePresenter", path, objc.NSOperationQueue:mainQueue(), {
      "relinquishPresentedItemToWriter:", "savePresentedItemChangesWithCompletionHandler:"})
    assert.is_nil(write(objc.NSFileCoordinator:alloc():initWithFilePresenter_(nil), 0))
    assert.same({"relinquishPresentedItemToWriter:", "write shown", "reacquire"}, trace)
    runloop.run(0)
    assert.equal("presentedItemDidChange", trace[4])
  end)

  it("saves before another reader reads, on its own queue", function()
    local queue <const> = objc.NSOperationQueue:alloc():init()
    add("ReadPresenter", path, queue, {"savePresentedItemChangesWithCompletionHandler:"})
    local coordinator = objc.NSFileCoordinator:alloc():initWithFilePresenter_(nil)
    coordinator:coordinateReadingItemAtURL_options_error_byAccessor_(url(), 0, function() trace[#trace + 1] = "read" end)
    assert.same({"savePresentedItemChangesWithCompletionHandler:", "read"}, trace)
    coordinator:coordinateReadingItemAtURL_options_error_byAccessor_(url(), 1, function() trace[#trace + 1] = "read" end)
    assert.equal(3, #trace)
  end)

  it("reports deletion and of moves, in a folder too", function()
    local main <const> = objc.NSOperationQueue:mainQueue()
    add("FolderPresenter", tostring(objc.NSTemporaryDirectory()), main, {
      "accommodatePresentedSubitemDeletionAtURL:completionHandler:", "presentedSubitemAtURL:didMoveToURL:"})
    local coordinator = objc.NSFileCoordinator:alloc():initWithFilePresenter_(nil)
    write(coordinator, 1)
    coordinator:itemAtURL_didMoveToURL_(url(), url(path .. "2"))
    assert.same({"accommodatePresentedSubitemDeletionAtURL:completionHandler:", "write shown",
      "presentedSubitemAtURL:didMoveToURL:"}, trace)
  end)

  it("does not notify its own presenter", function()
    add("OwnPresenter", path, objc.NSOperationQueue:mainQueue(), {"relinquishPresentedItemToWriter:"})
    write(objc.NSFileCoordinator:alloc():initWithFilePresenter_(shown), 0)
    assert.same({"write shown"}, trace)
  end)

  it("does nothing after it is cancelled", function()
    local coordinator = objc.NSFileCoordinator:alloc():initWithFilePresenter_(nil)
    coordinator:cancel()
    assert.equal(3072, write(coordinator, 0):code())
    assert.same({}, trace)
  end)

  it("coordinates intents on a queue", function()
    local seen
    local intent = objc.NSFileAccessIntent:writingIntentWithURL_options_(url(), 0)
    objc.NSFileCoordinator:alloc():initWithFilePresenter_(nil):coordinateAccessWithIntents_queue_byAccessor_(
      {intent}, objc.NSOperationQueue:mainQueue(), function(failure) seen = failure == nil end)
    assert.is_nil(seen)
    runloop.run(0)
    assert.is_true(seen)
  end)
end)
