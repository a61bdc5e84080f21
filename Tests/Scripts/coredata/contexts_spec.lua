-- Contexts: notifications, parents, conflicts, merging, undo and queues.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local stack = dofile(here .. "support/stack.lua")
local insert = stack.insert

-- The notifications of a context: the kinds of objects with their numbers.
local function watch(context)
  local seen = {}
  for name, short in pairs {[objc.NSManagedObjectContextObjectsDidChangeNotification] = "changed",
    [objc.NSManagedObjectContextWillSaveNotification] = "will",
    [objc.NSManagedObjectContextDidSaveNotification] = "did"} do
    objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(name, context, nil, function(note)
      local parts = {}
      for kind, set in pairs(stack.info(note)) do parts[#parts + 1] = kind .. #objc.unbox(set) end
      table.sort(parts)
      seen[#seen + 1] = table.concat({short, table.unpack(parts)}, " ")
    end)
  end
  return seen
end

local function author_of(context) return context:executeFetchRequest_error_(
  objc.NSFetchRequest:fetchRequestWithEntityName_ "Author", nil)[1] end

describe("a context", function()
  it("posts changes at the end of the turn, and around a save", function()
    local context = stack.library()
    local seen = watch(context)
    local author = insert(context, "Author", {name = "Ann"})
    assert.same({}, seen)
    runloop.run(0.1)
    assert.same({"changed inserted1"}, seen)
    author:setName_ "Bob"
    context:save_()
    assert.same({"changed inserted1", "will", "changed updated1", "did deleted0 inserted1 updated0"}, seen)
    context:save_()
    assert.equal(4, #seen)
  end)

  it("is restored by a snapshot, with its objects and the rows of its store", function()
    local context = stack.library()
    local author = insert(context, "Author", {name = "Ann"})
    context:save_()
    local before = objc.snapshot()
    for _ = 1, 2 do
      author:setName_ "Bob"
      insert(context, "Author", {name = "New"})
      context:save_()
      context:deleteObject_(author)
      objc.restore(before)
      assert.is_false(context:hasChanges())
      assert.equal("Ann", tostring(author:name()))
      assert.equal("Ann", stack.fetch(context, "Author", nil, "name"))
    end
  end)

  it("gives up its changes", function()
    local context = stack.library()
    local author = insert(context, "Author", {name = "Ann"})
    context:save_()
    author:setName_ "Bob"
    insert(context, "Author", {name = "New"})
    context:rollback()
    assert.is_false(context:hasChanges())
    assert.equal("Ann", stack.fetch(context, "Author", nil, "name"))
    context:deleteObject_(author)
    assert.is_true(author:isDeleted())
    context:reset()
    assert.is_nil(author:managedObjectContext())
  end)

  it("saves into its parent, which writes them", function()
    local context, coordinator = stack.library()
    local author = insert(context, "Author", {name = "Ann"})
    context:save_()
    local child = stack.context(context, stack.PRIVATE)
    child:performBlockAndWait_(function()
      local own = child:objectWithID_(author:objectID())
      own:setName_ "Bob"
      insert(child, "Book", {title = "Book", author = own})
      assert.equal("Ann", tostring(author:name()))
      assert.is_true(child:save_())
    end)
    assert.equal("Bob", tostring(author:name()))
    assert.equal(1, author:mutableSetValueForKey_("books"):count())
    assert.is_true(context:hasChanges())
    assert.equal("Ann", stack.fetch(stack.context(coordinator), "Author", nil, "name"))
    assert.is_true(context:save_())
    assert.equal("Bob", stack.fetch(stack.context(coordinator), "Author", nil, "name"))
    assert.equal("Book", stack.fetch(stack.context(coordinator), "Book", "author.name == 'Bob'", "title"))
  end)

  it("finds a conflict, which its policy resolves", function()
    local context, coordinator = stack.library()
    insert(context, "Author", {name = "Ann"})
    context:save_()
    local results = {}
    for _, policy in ipairs {"Error", "MergeByPropertyStoreTrump", "MergeByPropertyObjectTrump", "Overwrite", "Rollback"} do
      local one, other = stack.context(coordinator), stack.context(coordinator)
      other:setMergePolicy_(objc["NS" .. policy .. "MergePolicy"])
      local mine, theirs = author_of(one), author_of(other)
      mine:setName_ "Stored"
      mine:setBorn_(objc.NSDate:dateWithTimeIntervalSince1970_(0))
      theirs:setName_ "Mine"
      assert.is_true(one:save_())
      local is_saved, problem = other:save_()
      results[#results + 1] = is_saved and tostring(author_of(stack.context(coordinator)):name()) or problem:code()
      local reset = stack.context(coordinator)
      author_of(reset):setName_ "Ann"
      reset:save_()
    end
    assert.same({133020, "Stored", "Mine", "Mine", "Stored"}, results)
  end)

  it("merges what another context has saved", function()
    local context, coordinator = stack.library()
    local author = insert(context, "Author", {name = "Ann"})
    context:save_()
    local other, seen = stack.context(coordinator, stack.PRIVATE), watch(context)
    context:setAutomaticallyMergesChangesFromParent_(true)
    other:performBlock_(function()
      other:objectWithID_(author:objectID()):setName_ "Bob"
      insert(other, "Author", {name = "New"})
      assert.is_true(other:save_())
    end)
    runloop.run(0.1)
    assert.equal("Bob", tostring(author:name()))
    assert.same({"changed inserted1 refreshed1"}, seen)
  end)

  it("undoes and redoes changes", function()
    local context = stack.library()
    context:setUndoManager_(objc.NSUndoManager:new())
    local author = insert(context, "Author", {name = "Ann"})
    context:save_()
    runloop.run(0.1)
    author:setName_ "Bob"
    runloop.run(0.1)
    context:undo()
    assert.equal("Ann", tostring(author:name()))
    context:redo()
    assert.equal("Bob", tostring(author:name()))
  end)

  it("confines blocks to queues", function()
    local _, coordinator = stack.library()
    local confined = stack.context(coordinator, 0)
    assert.error_matches(function() confined:performBlock_(function() end) end,
      "Can only use %-performBlock: on an NSManagedObjectContext that was created with a queue%.")
    local private, trace = stack.context(coordinator, stack.PRIVATE), {}
    private:performBlock_(function() trace[#trace + 1] = "block" end)
    trace[#trace + 1] = "caller"
    private:performBlockAndWait_(function() trace[#trace + 1] = "waited" end)
    assert.same({"caller", "block", "waited"}, trace)
  end)

  it("needs a coordinator, and names what is missing", function()
    local context = objc.NSManagedObjectContext:alloc():initWithConcurrencyType_(2)
    assert.error_matches(function()
      objc.NSEntityDescription:entityForName_inManagedObjectContext_("Author", nil)
    end, "%+entityForName: nil is not a legal NSManagedObjectContext parameter searching for entity name 'Author'")
    assert.error_matches(function() insert(context, "Author") end,
      "could not locate an NSManagedObjectModel for entity name 'Author'")
    assert.error_matches(function() insert(stack.library(), "Nothing") end, "could not find entity named 'Nothing'")
  end)
end)
