-- Caches, cookies, queues and predicates with many entries: an entry never costs more because of those before it.

local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
local growth <const> = dofile(here .. "../values/support/growth.lua")

describe("a cache", function()
  it("evicts the object that was used least recently", function()
    local cache = objc.NSCache:new()
    cache:setCountLimit_(3)
    for _, key in ipairs {"a", "b", "c"} do cache:setObject_forKey_(key, key) end
    cache:objectForKey_ "a"
    cache:setObject_forKey_("b", "b")
    cache:setObject_forKey_("d", "d")
    cache:setCountLimit_(2)
    local left = {}
    for _, key in ipairs {"a", "b", "c", "d"} do left[#left + 1] = cache:objectForKey_(key) end
    assert.same({"b", "d"}, left)
  end)

  it("keeps its limit in time that grows with the number of objects", function()
    assert.is_true(growth(function(count)
      local cache = objc.NSCache:new()
      cache:setCountLimit_(count // 2)
      for number = 1, count do cache:setObject_forKey_(number, "k" .. number) end
    end, 400) < 10)
  end)
end)

describe("the storage of cookies", function()
  it("keeps the last of several cookies with one key", function()
    local world = objc.snapshot()
    local function cookie(name, value)
      return objc.NSHTTPCookie:cookieWithProperties_ {Name = name, Value = value, Domain = "many.example", Path = "/"}
    end
    local storage, url = objc.NSHTTPCookieStorage:sharedHTTPCookieStorage(), objc.NSURL:URLWithString_ "http://many.example/"
    storage:setCookie_(cookie("a", "1"))
    storage:setCookies_forURL_mainDocumentURL_({cookie("b", "2"), cookie("a", "3"), cookie("b", "4")}, url, nil)
    local stored = {}
    for each in objc.each(storage:cookiesForURL_(url)) do stored[#stored + 1] = each:name() .. each:value() end
    objc.restore(world)
    assert.same({"a3", "b4"}, stored)
  end)
end)

describe("a barrier of an operation queue", function()
  it("runs after those before it, and before later operations", function()
    local queue, log = objc.NSOperationQueue:new(), {}
    local function step(name) return function() log[#log + 1] = name end end
    queue:setSuspended_(true)
    queue:addOperationWithBlock_(step "a")
    queue:addBarrierBlock_(step "B")
    queue:addOperationWithBlock_(step "c")
    queue:addBarrierBlock_(step "D")
    queue:addBarrierBlock_(step "E")
    queue:addOperationWithBlock_(step "f")
    queue:setSuspended_(false)
    queue:waitUntilAllOperationsAreFinished()
    assert.equal("aBcDEf", table.concat(log))
  end)

  it("is added in time that grows with the number of barriers", function()
    assert.is_true(growth(function(count)
      local queue = objc.NSOperationQueue:new()
      queue:setSuspended_(true)
      for _ = 1, count do queue:addBarrierBlock_(function() end) end
      queue:setSuspended_(false)
      queue:waitUntilAllOperationsAreFinished()
    end, 400) < 10)
  end)
end)

describe("a large collection", function()
  it("is searched for members, and unites them, in time that grows with its size", function()
    local function numbers(count)
      local list = {}
      for number = 1, count do list[number] = "k" .. number end
      return objc.box(list)
    end
    assert.is_true(growth(function(count)
      local all = numbers(count)
      local predicate = objc.NSPredicate:predicateWithFormat_("NOT (SELF IN %@)", objc.NSSet:setWithArray_(all))
      assert.equal(0, all:filteredArrayUsingPredicate_(predicate):count())
    end, 400) < 10)
    assert.is_true(growth(function(count)
      local found = numbers(count):valueForKeyPath_ "@distinctUnionOfObjects.self"
      assert.equal(count, objc.box(found):count())
    end, 400) < 10)
  end)

  it("keeps the order of its distinct objects", function()
    assert.same({3, 1, 2}, objc.unbox(objc.box {3, 1, 3, 2, 1}:valueForKeyPath_ "@distinctUnionOfObjects.self"))
  end)
end)

describe("a file wrapper of a directory", function()
  it("numbers files with one name in time that grows with their number", function()
    assert.is_true(growth(function(count)
      local folder = objc.NSFileWrapper:alloc():initDirectoryWithFileWrappers_ {}
      local key
      for _ = 1, count do key = folder:addRegularFileWithContents_preferredFilename_(objc.NSData:data(), "a.txt") end
      assert.equal(count - 1 .. "__#$!@%!#__a.txt", key)
    end, 300) < 10)
  end)

  it("uses a number again whose file was removed", function()
    local folder = objc.NSFileWrapper:alloc():initDirectoryWithFileWrappers_ {}
    local function add()
      return folder:addRegularFileWithContents_preferredFilename_(objc.NSData:data(), "a")
    end
    assert.same({"a", "1__#$!@%!#__a", "2__#$!@%!#__a"}, {add(), add(), add()})
    folder:removeFileWrapper_(folder:fileWrappers()["1__#$!@%!#__a"])
    assert.same({"1__#$!@%!#__a", "3__#$!@%!#__a"}, {add(), add()})
    folder:removeFileWrapper_(folder:fileWrappers().a)
    assert.equal("a", add())
  end)
end)
