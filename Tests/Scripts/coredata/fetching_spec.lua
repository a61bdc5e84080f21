-- Fetch requests: predicates, order, limits, kinds of results, batches, and what a store refuses.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local stack = dofile(here .. "support/stack.lua")
local insert = stack.insert

local function request(entity) return objc.NSFetchRequest:fetchRequestWithEntityName_(entity) end
-- A library of two authors and four books, one of them a novel.
local function filled(name)
  local coordinator = stack.coordinator(stack.model(stack.LIBRARY), name)
  local context = stack.context(coordinator)
  local ann, bob = insert(context, "Author", {name = "Ann"}), insert(context, "Author", {name = "Bob"})
  insert(context, "Book", {title = "Sea", pages = 300, author = ann})
  insert(context, "Book", {title = "Sky", pages = 100, author = bob})
  insert(context, "Novel", {title = "Éden", pages = 200, author = ann, genre = "old"})
  insert(context, "Book", {title = "Loose", pages = 50})
  assert.is_true(context:save_())
  return context, coordinator
end

describe("a fetch request", function()
  it("finds objects by key paths, quantifiers, counts and texts", function()
    local context = filled()
    for format, titles in pairs {
      ["pages BETWEEN {100, 200}"] = "Éden Sky", ["author.name == 'Ann'"] = "Éden Sea", ["author == nil"] = "Loose",
      ["title BEGINSWITH[cd] 's'"] = "Sea Sky", ["title CONTAINS[cd] 'eden'"] = "Éden",
      ["title IN {'Sea', 'Loose'}"] = "Loose Sea", ["ANY author.books.pages > 250"] = "Éden Sea",
      ["author.books.@count == 1"] = "Sky",
      ["SUBQUERY(author.books, $b, $b.pages > 100).@count > 1"] = "Éden Sea",
    } do
      assert.equal(titles, stack.fetch(context, "Book", format, "title"), format)
    end
  end)

  it("sorts, skips and limits", function()
    local context = filled()
    local r = request "Book"
    r:setSortDescriptors_ {objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("pages", false)}
    r:setFetchOffset_(1)
    r:setFetchLimit_(2)
    local pages = {}
    for _, book in ipairs(context:executeFetchRequest_error_(r, nil)) do pages[#pages + 1] = book:pages() end
    assert.same({200, 100}, pages)
    assert.equal(2, context:countForFetchRequest_error_(r, nil))
  end)

  it("includes subentities and pending changes, unless it says otherwise", function()
    local context = filled()
    local r = request "Book"
    r:setIncludesSubentities_(false)
    assert.equal(3, context:countForFetchRequest_error_(r, nil))
    insert(context, "Book", {title = "New"})
    context:deleteObject_(context:executeFetchRequest_error_(request "Novel", nil)[1])
    assert.equal(4, context:countForFetchRequest_error_(r, nil))
    r:setIncludesPendingChanges_(false)
    assert.equal(3, context:countForFetchRequest_error_(r, nil))
  end)

  it("leaves its context with the results alone, as faults", function()
    local _, coordinator = filled()
    local context = stack.context(coordinator)
    local r = request "Book"
    r:setPredicate_(objc.NSPredicate:predicateWithFormat_ "author.name == 'Ann' AND pages > 250")
    local book = context:executeFetchRequest_error_(r, nil)[1]
    assert.is_true(book:isFault())
    assert.equal(1, #objc.unbox(context:registeredObjects()))
    r:setReturnsObjectsAsFaults_(false)
    assert.is_false(stack.context(coordinator):executeFetchRequest_error_(r, nil)[1]:isFault())
  end)

  it("returns identifiers, counts and dictionaries with aggregates", function()
    local context = filled()
    local r = request "Book"
    r:setResultType_(1)
    assert.equal("NSManagedObjectID", tostring(context:executeFetchRequest_error_(r, nil)[1]:class()))
    r:setResultType_(4)
    assert.same({4}, context:executeFetchRequest_error_(r, nil))
    local sum = objc.NSExpressionDescription:new()
    sum:setName_ "sum"
    sum:setExpression_(objc.NSExpression:expressionForFunction_arguments_("sum:",
      {objc.NSExpression:expressionForKeyPath_ "pages"}))
    sum:setExpressionResultType_(300)
    r:setResultType_(2)
    r:setPredicate_(objc.NSPredicate:predicateWithFormat_ "author != nil")
    r:setSortDescriptors_ {objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("author.name", true)}
    r:setPropertiesToFetch_ {"author.name", sum}
    r:setPropertiesToGroupBy_ {"author.name"}
    assert.same({{["author.name"] = "Ann", sum = 500}, {["author.name"] = "Bob", sum = 100}},
      context:executeFetchRequest_error_(r, nil))
  end)

  it("is made of a template of the model", function()
    local context, coordinator = filled()
    local r = coordinator:managedObjectModel():fetchRequestFromTemplateWithName_substitutionVariables_("ByTitle", {TITLE = "Sky"})
    assert.equal(100, context:executeFetchRequest_error_(r, nil)[1]:pages())
  end)

  it("is refused in the words of a device", function()
    local context = filled "refused.sqlite"
    assert.error_matches(function() context:executeFetchRequest_error_(objc.NSFetchRequest:new(), nil) end,
      "executeFetchRequest:error: A fetch request must have an entity%.")
    assert.error_matches(function() context:executeFetchRequest_error_(request "Nothing", nil) end,
      "NSFetchRequest could not locate an NSEntityDescription for entity name 'Nothing'")
    assert.error_matches(function() stack.fetch(context, "Book", "size == 1", "title") end,
      "NSInvalidArgumentException: keypath size not found in entity <NSSQLEntity Book id=2>")
    assert.error_matches(function() stack.fetch(context, "Book", nil, "title", "author.age") end,
      "keypath author%.age not found in entity <NSSQLEntity Book id=2>")
  end)

  it("fetches later for an asynchronous request", function()
    local context, count = filled(), nil
    context:executeRequest_error_(objc.NSAsynchronousFetchRequest:alloc():initWithFetchRequest_completionBlock_(request "Book",
      function(result) count = #objc.unbox(result:finalResult()) end), nil)
    assert.is_nil(count)
    runloop.run(0.1)
    assert.equal(4, count)
  end)
end)

describe("a batch request", function()
  it("changes the stores and no context", function()
    local context, coordinator = filled()
    local novel = context:executeFetchRequest_error_(request "Novel", nil)[1]
    assert.equal(200, novel:pages())
    local update = objc.NSBatchUpdateRequest:alloc():initWithEntityName_ "Book"
    update:setPropertiesToUpdate_ {pages = objc.NSExpression:expressionForConstantValue_(7), title = "All"}
    update:setResultType_(2)
    assert.equal(4, objc.unbox(context:executeRequest_error_(update, nil):result()))
    assert.equal(200, novel:pages())
    context:refreshAllObjects()
    assert.equal(7, novel:pages())
    local r = request "Book"
    r:setPredicate_(objc.NSPredicate:predicateWithFormat_ "author.name == 'Ann'")
    local delete = objc.NSBatchDeleteRequest:alloc():initWithFetchRequest_(r)
    delete:setResultType_(1)
    local deleted = objc.unbox(context:executeRequest_error_(delete, nil):result())
    assert.equal(2, #deleted)
    objc.NSManagedObjectContext:mergeChangesFromRemoteContextSave_intoContexts_({deleted = deleted}, {context})
    assert.equal(0, #objc.unbox(stack.context(coordinator):executeFetchRequest_error_(request "Author", nil)[1]:books()))
    local add = objc.NSBatchInsertRequest:batchInsertRequestWithEntityName_objects_("Tag", {{word = "a"}, {word = "b"}})
    context:executeRequest_error_(add, nil)
    assert.equal("a b", stack.fetch(context, "Tag", nil, "word"))
  end)
end)
