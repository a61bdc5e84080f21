-- Models that no compiler writes: entities below themselves, properties without names, numbers without values. They are
-- read without what is wrong in them, or not at all.

local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
local stack <const> = dofile(here .. "support/stack.lua")

describe("a damaged model", function()
  it("has entities below themselves without a superentity", function()
    local model <const> = stack.model [[
      <entity name="A" parentEntity="B" codeGenerationType="class" representedClassName="CyclicA"/>
      <entity name="B" parentEntity="C" codeGenerationType="class" representedClassName="CyclicB"/>
      <entity name="C" parentEntity="A" codeGenerationType="class" representedClassName="CyclicC"/>
      <entity name="D" parentEntity="D"/><entity name="E" parentEntity="A"><attribute name="e" attributeType="Float"/></entity>]]
    local entities <const> = objc.unbox(model:entitiesByName())
    assert.is_nil(entities.D:superentity())
    assert.equal(entities.A, entities.E:superentity())
    local length, place = 0, entities.E
    while place do length, place = length + 1, place:superentity() end
    assert.equal(4, length)
    assert.equal(1, entities.E:properties():count())
    assert.equal("CyclicB", objc.class_getName(objc.class_getSuperclass(objc.CyclicA)))
  end)

  it("has no properties without names, nor numbers without values", function()
    local model <const> = stack.model [[
      <entity name="list"><attribute attributeType="Integer 64"/><relationship destinationEntity="list"/><fetchedProperty/>
        <attribute name="a" attributeType="String" minValueString="1e999" maxValueString="nan"/>
        <relationship name="r" toMany="YES" minCount="-1e999" maxCount="2.5" destinationEntity="list" inverseName="absent"/></entity>
      <entity name="list"><relationship name="other" destinationEntity="list" inverseName="r" inverseEntity="list"/></entity>
      <entity><attribute name="a"/></entity><fetchRequest name="q" entity="absent" fetchLimit="1e400"/>]]
    local entities <const>, names = objc.unbox(model:entities()), {}
    assert.equal("list", tostring(entities[1]:name()))
    for _, entity in ipairs(entities) do
      for property in objc.each(entity:properties()) do names[#names + 1] = tostring(property:name()) end
    end
    assert.same({"a", "r", "other"}, names)
    assert.equal(2, entities[1]:relationshipsByName():objectForKey_ "r":maxCount())
    assert.equal(0, model:fetchRequestTemplateForName_ "q":fetchLimit())
  end)

  it("is no model in an archive with values of other types", function()
    local path <const> = tostring(objc.NSTemporaryDirectory()) .. "Damaged.mom"
    for _, objects in ipairs {
      {"$null"}, {"$null", {["$class"] = 2}, {}}, {"$null", {["$class"] = "a"}}, {"$null", {["$class"] = 2, _name = {}}, {["$classname"] = "XDPMModel"}},
      {"$null", {["$class"] = 2, _xd_rootPackage = 1, _configurationsByName = 1}, {["$classname"] = "XDPMModel"}},
    } do
      local list <const> = {["$objects"] = objects, ["$top"] = {root = 1}, ["$version"] = 100000, ["$archiver"] = "NSKeyedArchiver"}
      objc.NSPropertyListSerialization:dataWithPropertyList_format_options_error_(list, 200, 0, nil):writeToFile_atomically_(path, true)
      local model <const> = objc.NSManagedObjectModel:alloc():initWithContentsOfURL_(objc.NSURL:fileURLWithPath_(path))
      assert.equal(0, model and model:entities():count() or 0)
    end
  end)
end)

describe("an entity", function()
  it("cannot be below itself", function()
    local one <const>, other <const> = objc.NSEntityDescription:new(), objc.NSEntityDescription:new()
    one:setName_ "One"
    one:setSubentities_ {other}
    for _, entity in ipairs {one, other} do
      assert.error_matches(function() other:setSubentities_ {entity, one} end, "An entity cannot be below itself")
    end
    assert.is_true(other:isKindOfEntity_(one))
    assert.is_false(one:isKindOfEntity_(other))
  end)
end)
