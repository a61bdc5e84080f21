-- Stores: files that a later run opens, versions of models, metadata, what is refused.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local stack = dofile(here .. "support/stack.lua")
local insert = stack.insert

local function flag(name) return {[name] = true} end
local function title_of(coordinator) return stack.fetch(stack.context(coordinator), "Book", nil, "title") end

local BOOK = [[<entity name="Book"><attribute name="title" optional="YES" attributeType="String"/>
  <attribute name="data" optional="YES" attributeType="Transformable"/>
  <attribute name="id" optional="YES" attributeType="UUID"/><attribute name="at" optional="YES" attributeType="Date"/>
  <attribute name="raw" optional="YES" attributeType="Binary"/><attribute name="price" optional="YES" attributeType="Decimal"/>
  <attribute name="link" optional="YES" attributeType="URI"/><attribute name="big" optional="YES" attributeType="Integer 64"/>
  <attribute name="ratio" optional="YES" attributeType="Double"/></entity>]]

describe("a store in a file", function()
  it("has the objects and their relationships after it is opened again", function()
    local name = "again.sqlite"
    do
      local coordinator = stack.coordinator(stack.model(stack.LIBRARY), name)
      local context = stack.context(coordinator)
      local author = insert(context, "Author", {name = "Ann", born = objc.NSDate:dateWithTimeIntervalSince1970_(1.5)})
      local book = insert(context, "Novel", {title = "One", author = author, genre = "old"})
      book:addTagsObject_(insert(context, "Tag", {word = "b"}))
      book:addTagsObject_(insert(context, "Tag", {word = "a"}))
      local gone = insert(context, "Book", {title = "Gone"})
      context:save_()
      context:deleteObject_(gone)
      book:setTitle_ "Two"
      context:save_()
    end
    local context = stack.context(stack.coordinator(stack.model(stack.LIBRARY), name))
    assert.equal("Two", stack.fetch(context, "Book", nil, "title"))
    local book = context:executeFetchRequest_error_(objc.NSFetchRequest:fetchRequestWithEntityName_ "Novel", nil)[1]
    assert.equal("Ann 1.5 b a", ("%s %s %s"):format(tostring(book:author():name()),
      book:author():born():timeIntervalSince1970(), table.concat(objc.unbox(book:valueForKeyPath_ "tags.word":array()), " ")))
    assert.equal("p3", tostring(insert(context, "Book"):objectID():isTemporaryID() and context:save_()
      and context:executeFetchRequest_error_(objc.NSFetchRequest:fetchRequestWithEntityName_ "Book", nil)[2]:objectID()
        :URIRepresentation():lastPathComponent()))
  end)

  it("keeps values of every type", function()
    local values = {title = "a\0b é", data = objc.box {1, "x"}, id = objc.NSUUID:UUID(), at = objc.NSDate:date(),
      raw = objc.NSData:dataWithBytes_length_("\0\255", 2), price = objc.NSDecimalNumber:decimalNumberWithString_ "12.345",
      link = objc.NSURL:URLWithString_ "https://a.example/b", big = math.mininteger, ratio = 0.1}
    do
      local context = stack.context(stack.coordinator(stack.model(BOOK), "types.sqlite"))
      insert(context, "Book", values)
      assert.is_true(context:save_())
    end
    local context = stack.context(stack.coordinator(stack.model(BOOK), "types.sqlite"))
    local book = context:executeFetchRequest_error_(objc.NSFetchRequest:fetchRequestWithEntityName_ "Book", nil)[1]
    for key, value in pairs(values) do
      assert.is_true(objc.box(value):isEqual_(objc.box(book:valueForKey_(key))), key)
    end
  end)

  it("opens with another version of its model only by a migration", function()
    local old = [[<entity name="Book"><attribute name="title" optional="YES" attributeType="String"/></entity>]]
    local new = [[<entity name="Work" elementID="Book"><attribute name="name" optional="YES" attributeType="String"
      elementID="title"/><attribute name="pages" attributeType="Integer 16" defaultValueString="9"/></entity>]]
    do
      local context = stack.context(stack.coordinator(stack.model(old), "versions.sqlite"))
      insert(context, "Book", {title = "Sea"})
      context:save_()
    end
    local _, store, problem = stack.coordinator(stack.model(new), "versions.sqlite")
    assert.is_nil(store)
    assert.equal(134100, problem:code())
    local options = {NSMigratePersistentStoresAutomaticallyOption = true, NSInferMappingModelAutomaticallyOption = true}
    local context = stack.context(stack.coordinator(stack.model(new), "versions.sqlite", options))
    assert.equal("Sea", stack.fetch(context, "Work", "pages == 9", "name"))
    assert.truthy(select(2, stack.coordinator(stack.model(new), "versions.sqlite")))
  end)

  it("has metadata, which can be read without opening it", function()
    local coordinator, store = stack.coordinator(stack.model(stack.LIBRARY), "metadata.sqlite")
    local metadata = objc.NSMutableDictionary:dictionaryWithDictionary_(store:metadata())
    metadata:setObject_forKey_("mine", "app")
    store:setMetadata_(metadata)
    local context = stack.context(coordinator)
    insert(context, "Tag")
    context:save_()
    local read = objc.NSPersistentStoreCoordinator:metadataForPersistentStoreOfType_URL_error_(objc.NSSQLiteStoreType, store:URL(), nil)
    assert.equal("SQLite mine", objc.unbox(read).NSStoreType .. " " .. objc.unbox(read).app)
    assert.is_true(coordinator:managedObjectModel():isConfiguration_compatibleWithStoreMetadata_(nil, read))
  end)

  it("is refused when it is of another format, and cannot be written to when it is read only", function()
    local path = tostring(objc.NSTemporaryDirectory()) .. "broken.sqlite"
    objc.NSString:stringWithString_ "SQLite format 3":writeToFile_atomically_encoding_error_(path, true, 4)
    local _, store, problem = stack.coordinator(stack.model(stack.LIBRARY), "broken.sqlite")
    assert.is_nil(store)
    assert.equal(259, problem:code())
    stack.coordinator(stack.model(stack.LIBRARY), "fixed.sqlite")
    local coordinator = stack.coordinator(stack.model(stack.LIBRARY), "fixed.sqlite", flag "NSReadOnlyPersistentStoreOption")
    local context = stack.context(coordinator)
    insert(context, "Tag")
    local is_saved, failure = context:save_()
    assert.is_false(is_saved)
    assert.equal(134030, failure:code())
  end)

  it("is removed from its coordinator, and its file is destroyed", function()
    local coordinator, store = stack.coordinator(stack.model(stack.LIBRARY), "removed.sqlite")
    local context = stack.context(coordinator)
    insert(context, "Book", {title = "Sea"})
    context:save_()
    local url = store:URL()
    assert.is_true(coordinator:removePersistentStore_error_(store, nil))
    assert.equal("", title_of(coordinator))
    assert.is_true(coordinator:destroyPersistentStoreAtURL_withType_options_error_(url, objc.NSSQLiteStoreType, nil, nil))
    assert.is_false(objc.NSFileManager:defaultManager():fileExistsAtPath_(url:path()))
  end)
end)

describe("a model", function()
  it("can be made by a program, and cannot be changed when it is used", function()
    local name = objc.NSAttributeDescription:new()
    name:setName_ "name"
    name:setAttributeType_(objc.NSStringAttributeType)
    local entity = objc.NSEntityDescription:new()
    entity:setName_ "Item"
    entity:setProperties_ {name}
    local model = objc.NSManagedObjectModel:new()
    model:setEntities_ {entity}
    local context = stack.context(stack.coordinator(model))
    insert(context, "Item", {name = "a"})
    assert.is_true(context:save_())
    assert.error_matches(function() entity:setProperties_ {} end, "Can't modify an immutable model%.")
  end)

  it("has what its file says", function()
    local model = stack.model(stack.LIBRARY)
    local book = objc.unbox(model:entitiesByName()).Book
    local tags, pages = objc.unbox(book:relationshipsByName()).tags, objc.unbox(book:attributesByName()).pages
    assert.equal("true true 1 books Tag", ("%s %s %d %s %s"):format(tags:isToMany(), tags:isOrdered(), tags:deleteRule(),
      tostring(tags:inverseRelationship():name()), tostring(tags:destinationEntity():name())))
    assert.equal("100 100 true", ("%d %s %s"):format(pages:attributeType(), tostring(pages:defaultValue()), pages:isOptional()))
    assert.equal("Book", tostring(objc.unbox(model:entitiesByName()).Novel:superentity():name()))
  end)
end)
