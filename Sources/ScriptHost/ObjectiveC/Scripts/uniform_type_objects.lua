-- UTType: an object for a uniform type. Two objects of one identifier are equal.

local C = ...
C.complete()
local objc = C.objc
local EXTENSION, CONTENT = "public.filename-extension", "public.mime-type"
local record_of, conforms = C.uniformTypes.recordOf, C.uniformTypes.conforms
local identifiers_for = C.uniformTypes.identifiersFor

-- The object of each identifier, as long as it is used.
local known = {}

local function supertypes(record, found)
  for _, identifier in ipairs(record.above) do
    local above = record_of(identifier)
    if above and not found[above.identifier] then
      found[above.identifier] = true
      supertypes(above, found)
    end
  end
  return found
end

objc.class("UTType", objc.NSObject, {protocols = {"NSCopying", "NSSecureCoding"}}, function(instance, class, super)
  objc.property(instance, "identifier", {policy = "copy"})
  local function record(self) return record_of(self:identifier()) end
  local function made(self, found)
    if found == nil then return nil end
    local former = known[found.identifier]
    local object = former and former:get()
    if object == nil then
      object = self:alloc():init()
      object:setIdentifier_(found.identifier)
      known[found.identifier] = objc.weak(object)
    end
    return object
  end
  local function identifier_of(one) return one and tostring(one:identifier()) or nil end
  function class:typeWithIdentifier_(identifier) return made(self, record_of(identifier)) end
  function class:typesWithTag_tagClass_conformingToType_(tag, tag_class, above)
    local list = objc.NSMutableArray:array()
    for _, identifier in ipairs(identifiers_for(tag_class, tag, identifier_of(above))) do
      list:addObject_(made(self, record_of(identifier)))
    end
    return list
  end
  function class:typeWithTag_tagClass_conformingToType_(tag, tag_class, above)
    return made(self, record_of(identifiers_for(tag_class, tag, identifier_of(above))[1]))
  end
  for name, tag_class in pairs {FilenameExtension = EXTENSION, MIMEType = CONTENT} do
    class["typeWith" .. name .. "_conformingToType_"] = function(self, tag, above)
      return self:typeWithTag_tagClass_conformingToType_(tag, tag_class, above)
    end
    class["typeWith" .. name .. "_"] = function(self, tag)
      return self:typeWithTag_tagClass_conformingToType_(tag, tag_class, self:typeWithIdentifier_ "public.data")
    end
    instance["preferred" .. name] = function(self) return record(self).tags[tag_class][1] end
  end
  -- A type that an app exports or imports has an object also if its bundle does not declare it.
  for _, kind in ipairs {"exported", "imported"} do
    class[kind .. "TypeWithIdentifier_conformingToType_"] = function(self, identifier, above)
      local found = record_of(identifier)
      if not found then
        found = {identifier = tostring(identifier), above = {identifier_of(above)}, tags = {}}
        C.uniformTypes.add(found)
      end
      return made(self, found)
    end
    class[kind .. "TypeWithIdentifier_"] = function(self, identifier)
      return self[kind .. "TypeWithIdentifier_conformingToType_"](self, identifier, self:typeWithIdentifier_ "public.data")
    end
  end

  function instance:localizedDescription() return nil end
  function instance:version() return nil end
  function instance:referenceURL() return nil end
  function instance:isDynamic() return record(self).is_dynamic or false end
  function instance:isDeclared() return not record(self).is_dynamic end
  function instance:isPublicType() return tostring(self:identifier()):find "^public%." ~= nil end
  function instance:conformsToType_(other) return conforms(identifier_of(self), identifier_of(other)) end
  function instance:isSubtypeOfType_(other) return not self:isEqual_(other) and self:conformsToType_(other) end
  function instance:isSupertypeOfType_(other) return other:isSubtypeOfType_(self) end
  function instance:supertypes()
    local set = objc.NSMutableSet:set()
    for identifier in pairs(supertypes(record(self), {})) do
      set:addObject_(objc.UTType:typeWithIdentifier_(identifier))
    end
    return set
  end
  function instance:tags()
    local tags = objc.NSMutableDictionary:dictionary()
    for tag_class, list in pairs(record(self).tags) do
      if list[1] then tags:setObject_forKey_(list, tag_class) end
    end
    return tags
  end

  function instance:isEqual_(other)
    return other ~= nil and other:isKindOfClass_(objc.UTType)
      and identifier_of(self):lower() == identifier_of(other):lower()
  end
  function instance:hash() return objc.box(self:identifier()):hash() end
  function instance:copyWithZone_() return self end
  function instance:encodeWithCoder_(coder) coder:encodeObject_forKey_(self:identifier(), "identifier") end
  function instance:initWithCoder_(coder)
    self = super(self):init()
    self:setIdentifier_(coder:decodeObjectOfClass_forKey_(objc.NSString, "identifier"))
    return self
  end
  function class:supportsSecureCoding() return true end
  function instance:description()
    return ("%s %s (%sdynamic, %sdeclared)"):format((tostring(super(self):description()):gsub(":", "")),
      tostring(self:identifier()), self:isDynamic() and "" or "not ", self:isDeclared() and "" or "not ")
  end
end)
