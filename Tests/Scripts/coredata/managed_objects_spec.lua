-- Managed objects: values, inverses, delete rules, validation, faults and observers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local stack = dofile(here .. "support/stack.lua")
local insert, info = stack.insert, stack.info

describe("a managed object", function()
  it("has the defaults of its entity, and values of the attributes' classes", function()
    local context = stack.library()
    local book = insert(context, "Book")
    assert.equal(100, book:pages())
    assert.is_false(book:lent())
    assert.is_nil(book:title())
    assert.error_matches(function() book:setTitle_(3) end,
      'Unacceptable type of value for attribute: property = "title"; desired type = NSString; given type = .*; value = 3')
    assert.error_matches(function() book:valueForKey_ "size" end,
      'NSUnknownKeyException: .*the entity Book is not key value coding%-compliant for the key "size"')
  end)

  it("maintains the inverse of each change", function()
    local context = stack.library()
    local one, other, book = insert(context, "Author", {name = "One"}), insert(context, "Author", {name = "Other"}),
      insert(context, "Book", {title = "Book"})
    book:setAuthor_(one)
    assert.equal(1, one:mutableSetValueForKey_("books"):count())
    other:mutableSetValueForKey_("books"):addObject_(book)
    assert.equal(0, one:mutableSetValueForKey_("books"):count())
    assert.equal(other, book:author())
    other:removeBooksObject_(book)
    assert.is_nil(book:author())
    local tags = {insert(context, "Tag", {word = "a"}), insert(context, "Tag", {word = "b"})}
    book:setTags_(objc.NSOrderedSet:orderedSetWithArray_(tags))
    book:insertObject_inTagsAtIndex_(insert(context, "Tag", {word = "c"}), 1)
    assert.equal("a c b", table.concat(objc.unbox(book:valueForKeyPath_ "tags.word":array()), " "))
    assert.equal(1, tags[1]:mutableSetValueForKey_("books"):count())
  end)

  it("refuses another entity and another context at the other end", function()
    local context, coordinator = stack.library()
    local book = insert(context, "Book")
    assert.error_matches(function() book:setAuthor_(insert(context, "Tag")) end,
      'Unacceptable type of value for to%-one relationship: property = "author"')
    local foreign = insert(stack.context(coordinator), "Author")
    assert.error_matches(function() book:setAuthor_(foreign) end,
      "Illegal attempt to establish a relationship 'author' between objects in different contexts")
  end)

  it("applies delete rules with a save, and denies one", function()
    local context = stack.library()
    local author = insert(context, "Author", {name = "Ann"})
    local book = insert(context, "Book", {title = "Book", author = author})
    local tag = insert(context, "Tag", {word = "a"})
    book:addTagsObject_(tag)
    local city = insert(context, "City", {name = "Rome"})
    assert.is_true(context:save_())
    author:setHome_(city)
    context:deleteObject_(city)
    local is_saved, problem = context:save_()
    assert.is_false(is_saved)
    assert.equal(1600, problem:code())
    context:rollback()
    context:deleteObject_(author)
    assert.is_true(context:save_())
    assert.equal("", stack.fetch(context, "Book", nil, "title"))
    assert.equal(0, tag:mutableSetValueForKey_("books"):count())
  end)

  it("is validated by its model, in the words of a device", function()
    local context = stack.library()
    local author = insert(context, "Author")
    local is_saved, problem = context:save_()
    assert.is_false(is_saved)
    assert.equal("NSCocoaErrorDomain 1570 name name is a required value.", ("%s %d %s %s"):format(problem:domain(),
      problem:code(), info(problem).NSValidationErrorKey, problem:localizedDescription()))
    author:setName_ "A"
    insert(context, "Book", {pages = 0})
    is_saved, problem = context:save_()
    assert.equal(1560, problem:code())
    local codes = {}
    for each in objc.each(info(problem).NSDetailedErrors) do codes[#codes + 1] = each:code() end
    assert.same({1670, 1620}, codes)
  end)

  it("notifies observers of its values, once for each change", function()
    local context, seen = stack.library(), {}
    local author = insert(context, "Author", {name = "Ann"})
    local Watcher = objc.class("CoreDataWatcher" .. tostring(author):match "0x%x+", objc.NSObject, function(instance)
      instance["observeValueForKeyPath:ofObject:change:context:"] = function(_, path, _, change)
        seen[#seen + 1] = tostring(path) .. change.kind
      end
    end)
    local watcher = Watcher:new()
    author:addObserver_forKeyPath_options_context_(watcher, "name", 3)
    author:addObserver_forKeyPath_options_context_(watcher, "books", 3)
    author:setName_ "Bob"
    insert(context, "Book"):setAuthor_(author)
    author:removeObserver_forKeyPath_(watcher, "name")
    author:removeObserver_forKeyPath_(watcher, "books")
    assert.equal("name1 books2", table.concat(seen, " "))
  end)

  it("tells what has changed since it was fetched", function()
    local context = stack.library()
    local book = insert(context, "Book", {title = "Old"})
    assert.is_true(book:objectID():isTemporaryID())
    context:save_()
    assert.is_false(book:objectID():isTemporaryID())
    assert.match("^x%-coredata://%x+%-[%x-]+/Book/p1$", tostring(book:objectID():URIRepresentation():absoluteString()))
    book:setTitle_ "New"
    assert.same({title = "New"}, book:changedValues())
    assert.same({title = "Old"}, book:committedValuesForKeys_ {"title"})
    book:setTitle_ "Old"
    assert.same({}, book:changedValues())
    book:setNote_ "n"
    assert.is_false(book:hasPersistentChangedValues())
  end)

  it("is a fault until a value is read, and none without a row", function()
    local context, coordinator = stack.library()
    insert(context, "Author", {name = "Ann"})
    context:save_()
    local other = stack.context(coordinator)
    local request = objc.NSFetchRequest:fetchRequestWithEntityName_ "Author"
    local author = other:executeFetchRequest_error_(request, nil)[1]
    assert.is_true(author:isFault())
    assert.equal("Ann", tostring(author:name()))
    assert.is_false(author:isFault())
    other:refreshObject_mergeChanges_(author, false)
    assert.is_true(author:isFault())
    context:deleteObject_(context:executeFetchRequest_error_(request, nil)[1])
    context:save_()
    other:setShouldDeleteInaccessibleFaults_(false)
    assert.error_matches(function() author:name() end,
      "NSObjectInaccessibleException: CoreData could not fulfill a fault for '0x%x+ <x%-coredata://.*/Author/p1>'")
  end)
end)
