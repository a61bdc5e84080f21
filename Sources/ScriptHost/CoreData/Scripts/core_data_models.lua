-- NSManagedObjectModel: entities, configurations and templates of fetch requests.

local C, native = ...
local objc, D = C.objc, C.coreData

local function record(model) return D.record(model) or D.attach(model, {entities = {}, configurations = {}, templates = {}}) end

local function add_with_subentities(list, entity, seen)
  if seen[entity] then return end
  seen[entity] = true
  list[#list + 1] = entity
  for _, sub in ipairs(D.list(entity:subentities())) do add_with_subentities(list, sub, seen) end
end

-- A copy of models' entities whose relationships lead to the copies.
local function merged(models)
  local originals, copies, by_name = {}, {}, {}
  for _, model in ipairs(models) do
    for _, entity in ipairs(record(model).entities) do
      local name = D.text(entity:name())
      if by_name[name] then
        if not by_name[name].original:versionHash():isEqual_(entity:versionHash()) then
          D.raise("NSInvalidArgumentException", "Can't merge models with two different entities named '" .. name .. "'")
        end
      else
        by_name[name] = {original = entity, copy = entity:copy()}
        originals[#originals + 1], copies[#copies + 1] = entity, by_name[name].copy
      end
    end
  end
  for index, entity in ipairs(originals) do
    local subs = {}
    for _, sub in ipairs(D.list(entity:subentities())) do subs[#subs + 1] = by_name[D.text(sub:name())].copy end
    if #subs > 0 then copies[index]:setSubentities_(D.array(subs)) end
  end
  for index in ipairs(originals) do
    for _, property in ipairs(D.list(copies[index]:properties())) do
      if D.isKind(property, "NSRelationshipDescription") and property:destinationEntity() then
        local destination = by_name[D.text(property:destinationEntity():name())]
        local inverse = property:inverseRelationship()
        if destination then property:setDestinationEntity_(destination.copy) end
        if destination and inverse then
          property:setInverseRelationship_(destination.copy:propertiesByName():objectForKey_(inverse:name()))
        end
      end
    end
  end
  return copies
end

D.class("NSManagedObjectModel", "NSObject", {protocols = {"NSCopying"}, flags = "-isConfiguration:compatibleWithStoreMetadata:"},
  function(instance, class, super)
    D.properties(instance, "copy", "versionIdentifiers localizationDictionary")

    function class:modelByMergingModels_(models)
      local model = objc.NSManagedObjectModel:alloc():init()
      models = D.list(models)
      model:setEntities_(D.array(merged(models)))
      for _, each in ipairs(models) do
        for name, request in pairs(record(each).templates) do model:setFetchRequestTemplate_forName_(request, name) end
      end
      return model
    end
    function class:mergedModelFromBundles_(bundles)
      local models, seen = {}, {}
      for _, bundle in ipairs(bundles ~= nil and D.list(bundles) or {objc.NSBundle:mainBundle()}) do
        for _, ending in ipairs {"momd", "mom"} do
          local urls = bundle:URLsForResourcesWithExtension_subdirectory_(ending, nil)
          for _, url in ipairs(D.list(urls)) do
            local model = objc.NSManagedObjectModel:alloc():initWithContentsOfURL_(url)
            local path = D.text(url:path())
            if model and not seen[path] then models[#models + 1], seen[path] = model, true end
          end
        end
      end
      if #models == 1 then return models[1] end
      return objc.NSManagedObjectModel:modelByMergingModels_(D.array(models))
    end
    class["mergedModelFromBundles:forStoreMetadata:"] = function(_, bundles, metadata)
      local model = objc.NSManagedObjectModel:mergedModelFromBundles_(bundles)
      return model:isConfiguration_compatibleWithStoreMetadata_(nil, metadata) and model or nil
    end

    function instance:initWithContentsOfURL_(url)
      self = super(self):init()
      local read = D.readModel(url)
      if not read then return nil end
      self:setEntities_(D.array(read.entities))
      for name, list in pairs(read.configurations) do self:setEntities_forConfiguration_(D.array(list), name) end
      for name, request in pairs(read.templates(self)) do self:setFetchRequestTemplate_forName_(request, name) end
      if read.identifier then self:setVersionIdentifiers_(objc.NSSet:setWithObject_(read.identifier)) end
      return self
    end
    function instance:entities() return D.array(record(self).entities) end
    function instance:setEntities_(entities)
      local own = record(self)
      if own.is_used then D.raise("NSInternalInconsistencyException", "Can't modify an immutable model.") end
      local list, seen = {}, {}
      for _, entity in ipairs(D.list(entities)) do add_with_subentities(list, entity, seen) end
      D.letGo(own.entities)
      for index, entity in ipairs(list) do
        D.keep(own.entities, index, entity)
        entity:setManagedObjectModel_(self)
      end
    end
    function instance:entitiesByName()
      local entries = {}
      for _, entity in ipairs(record(self).entities) do entries[D.text(entity:name())] = entity end
      return D.dictionary(entries)
    end
    function instance:configurations()
      local names = {}
      for name in pairs(record(self).configurations) do names[#names + 1] = name end
      table.sort(names)
      return D.array(names)
    end
    function instance:entitiesForConfiguration_(name)
      local list = name == nil and record(self).entities or record(self).configurations[D.text(name)]
      return list and D.array(list) or name == C.str "PF_DEFAULT_CONFIGURATION_NAME" and self:entities() or nil
    end
    instance["setEntities:forConfiguration:"] = function(self, entities, name)
      local list = {}
      for index, entity in ipairs(D.list(entities)) do D.keep(list, index, entity) end
      record(self).configurations[D.text(name)] = list
    end
    function instance:fetchRequestTemplatesByName() return D.dictionary(record(self).templates) end
    function instance:fetchRequestTemplateForName_(name) return record(self).templates[D.text(name)] end
    instance["setFetchRequestTemplate:forName:"] = function(self, request, name)
      D.keep(record(self).templates, D.text(name), request)
    end
    instance["fetchRequestFromTemplateWithName:substitutionVariables:"] = function(self, name, variables)
      local template = record(self).templates[D.text(name)]
      if not template then return nil end
      local request = template:copy()
      if request:predicate() then
        request:setPredicate_(request:predicate():predicateWithSubstitutionVariables_(variables))
      end
      return request
    end
    function instance:entityVersionHashesByName()
      local entries = {}
      for _, entity in ipairs(record(self).entities) do entries[D.text(entity:name())] = entity:versionHash() end
      return D.dictionary(entries)
    end
    instance["isConfiguration:compatibleWithStoreMetadata:"] = function(self, name, metadata)
      local hashes = D.entries(metadata).NSStoreModelVersionHashes
      if hashes == nil then return false end
      local stored, count = D.entries(hashes), 0
      for _, entity in ipairs(D.list(self:entitiesForConfiguration_(name))) do
        local hash = stored[D.text(entity:name())]
        if hash == nil or not hash:isEqual_(entity:versionHash()) then return false end
        count = count + 1
      end
      for _ in pairs(stored) do count = count - 1 end
      return count == 0
    end
    function instance:copyWithZone_()
      return objc.NSManagedObjectModel:modelByMergingModels_(D.array {self})
    end
    -- A coordinator uses the model, which cannot be changed any more.
    function instance:compile()
      record(self).is_used = true
      local list = {}
      for index, entity in ipairs(record(self).entities) do list[index] = D.entity(entity) end
      table.sort(list, function(one, other) return one.name < other.name end)
      for index, entity in ipairs(list) do entity.number = index end
    end
    function instance:dealloc()
      local own = D.detach(self)
      if not own then return end
      D.letGo(own.entities)
      D.letGo(own.templates)
      for _, list in pairs(own.configurations) do D.letGo(list) end
    end
  end)
