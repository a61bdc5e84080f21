-- The messages of a file manager to its delegate, with paths and with URLs.

local manager

local function path(name) return tostring(objc.NSTemporaryDirectory()) .. name end
local function url(name) return objc.NSURL:fileURLWithPath_(path(name)) end

local function write(name)
  manager:createFileAtPath_contents_attributes_(path(name), "x", nil)
end

local function folder(name)
  manager:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(path(name), false, nil)
end

--- A delegate that records its messages, with the last path components.
local function delegate(answers)
  local asked = {}
  local cls = objc.class("FileDelegate" .. #tostring(answers) .. math.random(1, 1 << 30), objc.NSObject,
    function(instance)
      for name, answer in pairs(answers) do
        instance[name] = function(_, _, first, second)
          local item = name:find("Error") and second or first
          if name:find("URL") then item = item:path() end
          asked[#asked + 1] = tostring(item):match("[^/]*$")
          if type(answer) == "function" then return answer(asked[#asked]) end
          return answer
        end
      end
    end)
  local made = cls:new()
  manager:setDelegate_(made)
  return asked, made
end

describe("a file manager's delegate", function()
  before_each(function() manager = objc.NSFileManager:alloc():init() end)

  it("is asked about each item of a folder that is copied", function()
    folder "d1"; write "d1/a"; write "d1/b"
    local asked <const>, keep <const> = delegate {["fileManager:shouldCopyItemAtPath:toPath:"] = function(name)
      return name ~= "a"
    end}
    assert.is_true((manager:copyItemAtPath_toPath_error_(path "d1", path "d2")))
    assert.same({"d1", "a", "b"}, asked)
    assert.is_false(manager:fileExistsAtPath_(path "d2/a"))
    assert.is_true(manager:fileExistsAtPath_(path "d2/b"))
    assert.is_truthy(keep)
  end)

  it("is asked with URLs where the message gave URLs, else with paths", function()
    write "u1"
    local asked <const>, keep <const> = delegate {
      ["fileManager:shouldMoveItemAtURL:toURL:"] = false,
      ["fileManager:shouldRemoveItemAtPath:"] = false,
    }
    assert.is_true((manager:moveItemAtURL_toURL_error_(url "u1", url "u2")))
    assert.is_true((manager:removeItemAtURL_error_(url "u1")))
    assert.same({"u1", "u1"}, asked)
    assert.is_true(manager:fileExistsAtPath_(path "u1"))
    manager:moveItemAtPath_toPath_error_(path "u1", path "u2")
    assert.same({"u1", "u1"}, asked)
    assert.is_truthy(keep)
  end)

  it("may continue after an error", function()
    write "e1"; write "e2"
    local asked <const>, keep <const> = delegate {
      ["fileManager:shouldProceedAfterError:copyingItemAtPath:toPath:"] = true,
    }
    assert.is_true((manager:copyItemAtPath_toPath_error_(path "e1", path "e2")))
    assert.same({"e1"}, asked)
    manager:setDelegate_(nil)
    local done, failure = manager:copyItemAtPath_toPath_error_(path "e1", path "e2")
    assert.is_false(done)
    assert.equal(516, failure:code())
    assert.is_truthy(keep)
  end)

  it("keeps a folder of which it keeps an item", function()
    folder "r"; write "r/a"; write "r/b"
    local _, keep <const> = delegate {["fileManager:shouldRemoveItemAtPath:"] = function(name) return name ~= "b" end}
    local done, failure = manager:removeItemAtPath_error_(path "r")
    assert.is_false(done)
    assert.equal(512, failure:code())
    assert.is_false(manager:fileExistsAtPath_(path "r/a"))
    assert.is_true(manager:fileExistsAtPath_(path "r/b"))
    assert.is_truthy(keep)
  end)

  it("has its messages in the protocol", function()
    for _, name in ipairs {"fileManager:shouldLinkItemAtURL:toURL:",
      "fileManager:shouldProceedAfterError:removingItemAtPath:"} do
      assert.is_truthy(objc.protocol_getMethodDescription(
        objc.getProtocol("NSFileManagerDelegate"), name, false, true))
    end
  end)
end)

describe("replaceItemAtURL:", function()
  it("keeps the old item under the backup's name on request", function()
    manager = objc.NSFileManager:alloc():init()
    write "old"; write "new"
    local done, found = manager:replaceItemAtURL_withItemAtURL_backupItemName_options_resultingItemURL_error_(
      url "old", url "new", "kept", 2)
    assert.is_true(done)
    assert.equal(path "old", tostring(found:path()))
    assert.is_true(manager:fileExistsAtPath_(path "kept"))
    assert.is_false(manager:fileExistsAtPath_(path "new"))
  end)
end)

describe("a handler, as before there were errors,", function()
  it("receives the path, and decides whether a failure matters", function()
    manager = objc.NSFileManager:alloc():init()
    local told = {}
    local Handler = objc.class("FileHandler", objc.NSObject, function(instance)
      instance["fileManager:willProcessPath:"] = function(_, _, place) told[#told + 1] = place:match "[^/]*$" end
      instance["fileManager:shouldProceedAfterError:"] = function(_, _, info)
        told[#told + 1] = "failed " .. info.Path:match "[^/]*$"
        return #info.Error > 0
      end
    end)
    local handler = Handler:new()
    write "first"
    assert.is_true(manager:copyPath_toPath_handler_(path "first", path "second", handler))
    assert.is_true(manager:removeFileAtPath_handler_(path "first", nil))
    assert.is_false(manager:removeFileAtPath_handler_(path "first", nil))
    assert.is_true(manager:movePath_toPath_handler_(path "nothing", path "third", handler))
    assert.same({"first", "nothing", "failed nothing"}, told)
    assert.is_true(manager:fileExistsAtPath_(path "second"))
    assert.is_false(manager:fileExistsAtPath_(path "first"))
  end)
end)
