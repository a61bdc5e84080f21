-- NSFetchedResultsController: sections, and the changes that its delegate receives.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local stack = dofile(here .. "support/stack.lua")
local insert = stack.insert

local KINDS = {"insert", "delete", "move", "update"}
local function place(path) return path and ("%d.%d"):format(path:section(), path:row()) or "-" end

-- A delegate that lists what it receives.
local count = 0
local function recorder()
  count = count + 1
  local seen = {}
  local Delegate = objc.class("ResultsDelegate" .. count, objc.NSObject, {protocols = {"NSFetchedResultsControllerDelegate"}},
    function(instance)
      instance["controllerWillChangeContent:"] = function() seen[#seen + 1] = "will" end
      instance["controllerDidChangeContent:"] = function() seen[#seen + 1] = "did" end
      instance["controller:didChangeSection:atIndex:forChangeType:"] = function(_, _, info, index, kind)
        seen[#seen + 1] = ("%s section %s %d"):format(KINDS[kind], tostring(info:name()), index)
      end
      instance["controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:"] = function(_, _, object, from, kind, to)
        seen[#seen + 1] = ("%s %s %s %s"):format(KINDS[kind], tostring(object:valueForKey_ "title"), place(from), place(to))
      end
    end)
  local delegate = Delegate:new()
  return delegate, function()
    local text = table.concat(seen, "; ")
    for index in ipairs(seen) do seen[index] = nil end
    return text
  end
end

local function controller(context, path)
  local request = objc.NSFetchRequest:fetchRequestWithEntityName_ "Book"
  request:setSortDescriptors_ {objc.NSSortDescriptor:sortDescriptorWithKey_ascending_(path or "title", true),
    objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("title", true)}
  local made = objc.NSFetchedResultsController:alloc()
    :initWithFetchRequest_managedObjectContext_sectionNameKeyPath_cacheName_(request, context, path, nil)
  assert.is_true(made:performFetch_())
  return made
end

describe("a fetched results controller", function()
  it("tells its delegate of insertions, deletions, moves and updates", function()
    local context = stack.library()
    local b, d = insert(context, "Book", {title = "b"}), insert(context, "Book", {title = "d"})
    local results = controller(context)
    local delegate, heard = recorder()
    results:setDelegate_(delegate)
    context:processPendingChanges()
    heard()
    insert(context, "Book", {title = "a"})
    context:processPendingChanges()
    assert.equal("will; insert a - 0.0; did", heard())
    b:setTitle_ "z"
    context:processPendingChanges()
    assert.equal("will; move z 0.1 0.2; did", heard())
    d:setPages_(3)
    context:deleteObject_(b)
    context:processPendingChanges()
    assert.equal("will; delete z 0.2 -; update d 0.1 0.1; did", heard())
    insert(context, "Tag", {word = "x"})
    context:processPendingChanges()
    assert.equal("", heard())
    assert.equal(2, #objc.unbox(results:fetchedObjects()))
  end)

  it("divides the objects into sections, whose changes come first", function()
    local context = stack.library()
    local book = insert(context, "Book", {title = "x", lent = true})
    insert(context, "Book", {title = "a", lent = false})
    context:save_()
    local results = controller(context, "lent")
    local delegate, heard = recorder()
    results:setDelegate_(delegate)
    local sections = objc.unbox(results:sections())
    assert.equal("2 0 1", ("%d %s %s"):format(#sections, tostring(sections[1]:name()), tostring(sections[2]:name())))
    assert.equal(book, results:objectAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(0, 1)))
    book:setLent_(false)
    context:processPendingChanges()
    assert.equal("will; delete section 1 1; move x 1.0 0.1; did", heard())
    assert.error_matches(function() results:objectAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(0, 1)) end,
      "no object at index 0 in section at index 1")
  end)

  it("sends snapshots alone to a delegate that accepts them", function()
    local context, seen = stack.library(), {}
    insert(context, "Book", {title = "a"})
    local Delegate = objc.class("SnapshotDelegate", objc.NSObject, {protocols = {"NSFetchedResultsControllerDelegate"}},
      function(instance)
        instance["controller:didChangeContentWithSnapshot:"] = function(_, _, snapshot)
          seen[#seen + 1] = snapshot:numberOfItems()
        end
        instance["controllerDidChangeContent:"] = function() seen[#seen + 1] = "did" end
      end)
    local results, delegate = controller(context), Delegate:new()
    results:setDelegate_(delegate)
    results:performFetch_()
    insert(context, "Book", {title = "b"})
    context:processPendingChanges()
    assert.same({1, 2}, seen)
  end)

  it("needs sort descriptors", function()
    local context = stack.library()
    assert.error_matches(function()
      objc.NSFetchedResultsController:alloc():initWithFetchRequest_managedObjectContext_sectionNameKeyPath_cacheName_(
        objc.NSFetchRequest:fetchRequestWithEntityName_ "Book", context, nil, nil)
    end, "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
  end)
end)
