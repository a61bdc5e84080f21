-- The descriptions of a model's properties.
--
-- Facts: NSPropertyDescription.h, NSAttributeDescription.h, NSRelationshipDescription.h, NSFetchIndexDescription.h.

local C = ...
local objc, D = C.objc, C.coreData

-- Attribute types by their numbers, with the class of their values and the name in a model's file.
D.types = {
  [0] = {name = "Undefined"},
  [100] = {name = "Integer 16", class = "NSNumber", minimum = -0x8000, maximum = 0x7FFF, is_integer = true},
  [200] = {name = "Integer 32", class = "NSNumber", minimum = -0x80000000, maximum = 0x7FFFFFFF, is_integer = true},
  [300] = {name = "Integer 64", class = "NSNumber", is_integer = true},
  [400] = {name = "Decimal", class = "NSDecimalNumber"},
  [500] = {name = "Double", class = "NSNumber"}, [600] = {name = "Float", class = "NSNumber"},
  [700] = {name = "String", class = "NSString"}, [800] = {name = "Boolean", class = "NSNumber"},
  [900] = {name = "Date", class = "NSDate"}, [1000] = {name = "Binary", class = "NSData"},
  [1100] = {name = "UUID", class = "NSUUID"}, [1200] = {name = "URI", class = "NSURL"},
  [1800] = {name = "Transformable"}, [2000] = {name = "ObjectID", class = "NSManagedObjectID"},
}
D.numbersOfTypes = {}
for number, kind in pairs(D.types) do D.numbersOfTypes[kind.name] = number end

local function copy_of(self, names)
  local copy = objc.object_getClass(self):alloc():init()
  for name in names:gmatch "%S+" do
    local getter = objc.class_respondsToSelector(objc.object_getClass(self), objc.sel(name)) and name
      or "is" .. D.capitalized(name)
    copy["set" .. D.capitalized(name) .. "_"](copy, self[getter](self))
  end
  return copy
end

D.class("NSPropertyDescription", "NSObject", {protocols = {"NSCopying"}}, function(instance, _, super)
  D.properties(instance, "copy", "name versionHashModifier")
  D.properties(instance, "strong", "userInfo")
  D.properties(instance, "weak", "entity")
  D.flagProperties(instance, "optional=true transient=false indexed=false indexedBySpotlight=false "
    .. "storedInExternalRecord=false")
  objc.property(instance, "storedRenamingIdentifier", {policy = "copy"})
  objc.property(instance, "validationPredicates", {readonly = false})
  objc.property(instance, "validationWarnings", {readonly = false})
  function instance:renamingIdentifier() return self:storedRenamingIdentifier() or self:name() end
  function instance:setRenamingIdentifier_(name) self:setStoredRenamingIdentifier_(name) end
  instance["setValidationPredicates:withValidationWarnings:"] = function(self, predicates, warnings)
    self:setValidationPredicates_(predicates)
    self:setValidationWarnings_(warnings)
  end
  function instance:versionHash() return D.hash(D.versionText(self)) end
  function instance:copiedNames()
    return "name versionHashModifier userInfo optional transient indexed storedInExternalRecord "
      .. "storedRenamingIdentifier validationPredicates validationWarnings"
  end
  function instance:copyWithZone_() return copy_of(self, self:copiedNames()) end
  function instance:description()
    return ("(%s), name %s, isOptional %d, isTransient %d, entity %s"):format(tostring(super(self):description()),
      D.text(self:name()) or "(null)", self:isOptional() and 1 or 0, self:isTransient() and 1 or 0,
      self:entity() and D.text(self:entity():name()) or "(null)")
  end
end)

-- The facts of a property that a store depends on, as text.
function D.versionText(property)
  local parts = {D.text(property:name()), tostring(property:isOptional()), tostring(property:isTransient()),
    D.text(property:versionHashModifier()) or ""}
  if D.isKind(property, "NSAttributeDescription") then parts[#parts + 1] = property:attributeType()
  elseif D.isKind(property, "NSRelationshipDescription") then
    local destination = property:destinationEntity()
    parts[#parts + 1] = destination and D.text(destination:name()) or ""
    parts[#parts + 1] = property:isToMany() and "many" or "one"
    parts[#parts + 1] = tostring(property:isOrdered())
  end
  return table.concat(parts, ";")
end

D.class("NSAttributeDescription", "NSPropertyDescription", {}, function(instance, _, super)
  D.properties(instance, "assign", "attributeType=0")
  D.properties(instance, "strong", "defaultValue")
  D.properties(instance, "copy", "valueTransformerName storedClassName scalarEncoding")
  D.properties(instance, "assign", "allowsExternalBinaryDataStorage=false allowsCloudEncryption=false "
    .. "preservesValueInHistoryOnDeletion=false")
  function instance:attributeValueClassName()
    return self:storedClassName() or (D.types[self:attributeType()] or {}).class
  end
  function instance:setAttributeValueClassName_(name) self:setStoredClassName_(name) end
  function instance:copiedNames()
    return super(self):copiedNames() .. " attributeType defaultValue valueTransformerName storedClassName scalarEncoding"
  end
end)

D.class("NSRelationshipDescription", "NSPropertyDescription", {flags = "-isToMany"}, function(instance, _, super)
  D.properties(instance, "weak", "destinationEntity inverseRelationship")
  D.properties(instance, "assign", "maxCount=0 minCount=0 deleteRule=1")
  D.flagProperties(instance, "ordered=false")
  -- Without a maximum it has any number of destinations.
  function instance:isToMany() return self:maxCount() ~= 1 end
  function instance:copiedNames()
    return super(self):copiedNames() .. " destinationEntity inverseRelationship maxCount minCount deleteRule ordered"
  end
end)

D.class("NSFetchedPropertyDescription", "NSPropertyDescription", {}, function(instance)
  D.properties(instance, "strong", "fetchRequest")
end)
D.class("NSExpressionDescription", "NSPropertyDescription", {}, function(instance)
  D.properties(instance, "strong", "expression")
  D.properties(instance, "assign", "expressionResultType=0")
end)

D.class("NSFetchIndexElementDescription", "NSObject", {protocols = {"NSCopying"}}, function(instance, _, super)
  D.properties(instance, "strong", "property")
  D.properties(instance, "assign", "collationType=0")
  D.flagProperties(instance, "ascending=true")
  function instance:initWithProperty_collationType_(property, kind)
    self = super(self):init()
    self:setProperty_(property)
    self:setCollationType_(kind)
    return self
  end
  function instance:propertyName() return self:property():name() end
  function instance:copyWithZone_() return copy_of(self, "property collationType ascending") end
end)
D.class("NSFetchIndexDescription", "NSObject", {protocols = {"NSCopying"}}, function(instance, _, super)
  D.properties(instance, "copy", "name elements")
  D.properties(instance, "strong", "partialIndexPredicate")
  D.properties(instance, "weak", "entity")
  function instance:initWithName_elements_(name, elements)
    self = super(self):init()
    self:setName_(name)
    self:setElements_(elements)
    return self
  end
  function instance:copyWithZone_() return copy_of(self, "name elements partialIndexPredicate") end
end)
