-- NSFetchedResultsController: the objects of a request in sections, and the changes of them.
--
-- The controller compares its sections before and after each notification of its context. Its delegate gets the
-- changes of sections, then those of objects: insertions, deletions, moves and updates, with the index paths before
-- and after.

local C = ...
local objc, D = C.objc, C.coreData

local INSERT <const>, DELETE <const>, MOVE <const>, UPDATE <const> = 1, 2, 3, 4
local function record(object) return D.record(object) end

D.class("_NSDefaultSectionInfo", "NSObject", {protocols = {"NSFetchedResultsSectionInfo"}}, function(instance)
  function instance:name() return record(self).name end
  function instance:indexTitle() return record(self).title end
  function instance:numberOfObjects() return #record(self).list end
  function instance:objects() return D.array(record(self).list) end
  function instance:dealloc()
    local own = D.detach(self)
    if own then
      D.letGo(own.list)
      D.keep(own, "name", nil)
    end
  end
end)

local function section_of(controller, name)
  local object = objc._NSDefaultSectionInfo:alloc():init()
  local section = D.attach(object, {list = {}})
  D.keep(section, "name", name)
  if name ~= nil then section.title = controller:sectionIndexTitleForSectionName_(name) end
  return object, section
end

-- The sections of objects in order: a new one where the value of the key path changes.
local function sections_of(controller, objects)
  local own, sections = record(controller), {}
  local current, text
  for _, object in ipairs(objects) do
    local name
    if own.path then
      local value = C.obj(object:valueForKeyPath_(own.path))
      name = value ~= nil and C.obj(value:description()) or C.str ""
    end
    if not current or own.path and D.text(name) ~= text then
      local made
      made, current = section_of(controller, name)
      D.keep(sections, #sections + 1, made)
      text = D.text(name)
    end
    D.keep(current.list, #current.list + 1, object)
  end
  if not own.path and #sections == 0 then D.keep(sections, 1, (section_of(controller, nil))) end
  return sections
end

-- The index path of each object: {section, row}.
local function places_of(sections)
  local places = {}
  for section, info in ipairs(sections) do
    for row, object in ipairs(record(info).list) do places[D.node(object)] = {section - 1, row - 1} end
  end
  return places
end
local function path(place) return place and objc.NSIndexPath:indexPathForRow_inSection_(place[2], place[1]) or nil end
local function responds(object, selector)
  return object ~= nil and C.send(object, "respondsToSelector:", C.sel(selector)) == true
end

local function fetched(controller)
  local list = {}
  for _, info in ipairs(record(controller).sections or {}) do
    for _, object in ipairs(record(info).list) do list[#list + 1] = object end
  end
  return list
end
local function replace_sections(controller, sections)
  local own = record(controller)
  local old = own.sections
  own.sections = sections
  return old
end

-- The nodes of the longest part of a list whose order is that of `order`.
local function longest_run(sequence, order)
  local tails, previous = {}, {}
  for index, node in ipairs(sequence) do
    local low, high = 1, #tails + 1
    while low < high do
      local middle = (low + high) // 2
      if order[sequence[tails[middle]]] < order[node] then low = middle + 1 else high = middle end
    end
    tails[low], previous[index] = index, low > 1 and tails[low - 1] or nil
  end
  local run, index = {}, tails[#tails]
  while index do
    run[sequence[index]], index = true, previous[index]
  end
  return run
end
-- The nodes that moved: an updated one before one that only shifted.
local function moved_nodes(before, after, is_kept, updated)
  local order, plain, changed = {}, {}, {}
  for index, node in ipairs(before) do order[node] = index end
  for _, node in ipairs(after) do
    if order[node] and is_kept(node) then table.insert(updated[node] and changed or plain, node) end
  end
  local stays = longest_run(plain, order)
  -- An updated node may stay between the nodes that do.
  local above, below, last = {}, {}, 0
  for _, node in ipairs(after) do
    if stays[node] then last = order[node] end
    above[node] = last
  end
  last = math.maxinteger
  for index = #after, 1, -1 do
    local node = after[index]
    if stays[node] then last = order[node] end
    below[node] = last
  end
  local fitting = {}
  for _, node in ipairs(changed) do
    if above[node] < order[node] and order[node] < below[node] then fitting[#fitting + 1] = node end
  end
  for node in pairs(longest_run(fitting, order)) do stays[node] = true end
  local moved = {}
  for _, list in ipairs {plain, changed} do
    for _, node in ipairs(list) do moved[node] = not stays[node] or nil end
  end
  return moved
end

local function names_of(sections)
  local names, list = {}, {}
  for index, info in ipairs(sections) do
    local name = D.text(record(info).name) or ""
    names[name], list[index] = index - 1, name
  end
  return names, list
end

-- The changes between two lists of sections, for the delegate.
local function changes_between(old, new, updated)
  local before, after = places_of(old), places_of(new)
  local old_names, new_names = names_of(old), names_of(new)
  local old_nodes, new_nodes = {}, {}
  for _, info in ipairs(old) do for _, object in ipairs(record(info).list) do old_nodes[#old_nodes + 1] = D.node(object) end end
  for _, info in ipairs(new) do for _, object in ipairs(record(info).list) do new_nodes[#new_nodes + 1] = D.node(object) end end
  local function name_of(sections, place) return D.text(record(sections[place[1] + 1]).name) or "" end
  local moved = moved_nodes(old_nodes, new_nodes, function(node)
    return before[node] and name_of(old, before[node]) == name_of(new, after[node])
  end, updated)
  local changes = {sections = {}, inserted = {}, deleted = {}, moved = {}, updated = {}}
  for name, index in pairs(new_names) do
    if not old_names[name] then table.insert(changes.sections, {info = new[index + 1], index = index, kind = INSERT}) end
  end
  for name, index in pairs(old_names) do
    if not new_names[name] then table.insert(changes.sections, {info = old[index + 1], index = index, kind = DELETE}) end
  end
  table.sort(changes.sections, function(one, other)
    if one.kind ~= other.kind then return one.kind < other.kind end
    return one.index < other.index
  end)
  for _, node in ipairs(new_nodes) do
    local from, to = before[node], after[node]
    if not from then
      table.insert(changes.inserted, {node = node, to = to})
    elseif moved[node] or name_of(old, from) ~= name_of(new, to) then
      table.insert(changes.moved, {node = node, from = from, to = to})
    elseif updated[node] then
      table.insert(changes.updated, {node = node, from = from, to = to})
    end
  end
  for _, node in ipairs(old_nodes) do
    if not after[node] then table.insert(changes.deleted, {node = node, from = before[node]}) end
  end
  return changes
end

-- The sections' names and the objects' identifiers, as a data source of iOS 13 takes them.
local function snapshot_of(sections)
  local snapshot = objc.NSDiffableDataSourceSnapshot:alloc():init()
  for _, info in ipairs(sections) do
    local section, identifiers = record(info), {}
    for index, object in ipairs(section.list) do identifiers[index] = object:objectID() end
    local name = section.name or C.str ""
    snapshot:appendSectionsWithIdentifiers_(D.array {name})
    snapshot:appendItemsWithIdentifiers_intoSectionWithIdentifier_(D.array(identifiers), name)
  end
  return snapshot
end

-- Sends a snapshot to a delegate that accepts one, which gets no other message about changes.
local function tell_snapshot(controller, delegate)
  if not responds(delegate, "controller:didChangeContentWithSnapshot:") then return false end
  delegate:controller_didChangeContentWithSnapshot_(controller, snapshot_of(record(controller).sections))
  return true
end

local function tell(controller, delegate, changes)
  if tell_snapshot(controller, delegate) then return end
  if responds(delegate, "controllerWillChangeContent:") then delegate:controllerWillChangeContent_(controller) end
  if responds(delegate, "controller:didChangeSection:atIndex:forChangeType:") then
    for _, change in ipairs(changes.sections) do
      delegate:controller_didChangeSection_atIndex_forChangeType_(controller, change.info, change.index, change.kind)
    end
  end
  if responds(delegate, "controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:") then
    for _, part in ipairs {{"inserted", INSERT}, {"deleted", DELETE}, {"moved", MOVE}, {"updated", UPDATE}} do
      for _, change in ipairs(changes[part[1]]) do
        delegate:controller_didChangeObject_atIndexPath_forChangeType_newIndexPath_(controller, D.object(change.node),
          path(change.from), part[2], path(change.to))
      end
    end
  end
  if responds(delegate, "controllerDidChangeContent:") then delegate:controllerDidChangeContent_(controller) end
end

-- Compares with the objects after a change of the context.
local function update(controller, info)
  local own = record(controller)
  if not own.sections then return end
  local entity, updated, is_concerned = D.entityOf(own.context, own.request), {}, false
  for kind, set in pairs(D.entries(info)) do
    for _, object in ipairs(D.list(set)) do
      local node = D.node(object)
      if node and D.isOfEntity(node.entity, entity) then
        is_concerned = true
        if kind == "updated" or kind == "refreshed" then updated[node] = true end
      end
    end
  end
  -- A key path may lead to objects of other entities.
  if not is_concerned and not own.follows then return end
  local objects = D.list(D.fetch(own.context, own.request))
  local sections = sections_of(controller, objects)
  local changes = changes_between(own.sections, sections, updated)
  local is_empty = true
  for _, list in pairs(changes) do is_empty = is_empty and #list == 0 end
  local old = replace_sections(controller, sections)
  local delegate = own.delegate and own.delegate:get()
  if not is_empty and delegate ~= nil then tell(controller, delegate, changes) end
  D.letGo(old)
end

local CHANGED <const> = "NSObjectsChangedInManagingContextNotification"
D.class("NSFetchedResultsController", "NSObject", {flags = "-performFetch:"}, function(instance, class, super)
  class["deleteCacheWithName:"] = function() end
  instance["initWithFetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:"] =
    function(self, request, context, section_path, cache)
      if request == nil or context == nil then
        D.refuse "An instance of NSFetchedResultsController requires a non-nil fetchRequest and managedObjectContext"
      end
      if #D.list(request:sortDescriptors()) == 0 then
        D.refuse "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
      end
      self = super(self):init()
      local own = D.attach(self, {path = D.text(section_path), cache = cache ~= nil and D.text(cache) or nil})
      D.keep(own, "request", request)
      D.keep(own, "context", context)
      local follows = own.path and own.path:find("%.") ~= nil
      for _, descriptor in ipairs(D.list(request:sortDescriptors())) do
        follows = follows or D.text(descriptor:key() or ""):find("%.") ~= nil
      end
      own.follows = follows or request:predicate() ~= nil and tostring(request:predicate()):find("%a%.%a") ~= nil
      return self
    end
  instance["performFetch:"] = function(self)
    local own = record(self)
    local objects = D.list(D.fetch(own.context, own.request))
    local old = replace_sections(self, sections_of(self, objects))
    if old then D.letGo(old) end
    if not own.is_observing then
      own.is_observing = true
      objc.NSNotificationCenter:defaultCenter():addObserver_selector_name_object_(self, objc.sel "_contextDidChange:", CHANGED,
        own.context)
    end
    tell_snapshot(self, self:delegate())
    return true
  end
  instance["_contextDidChange:"] = function(self, notification) update(self, notification:userInfo()) end
  function instance:fetchRequest() return record(self).request end
  function instance:managedObjectContext() return record(self).context end
  function instance:sectionNameKeyPath() return record(self).path and C.str(record(self).path) or nil end
  function instance:cacheName() return record(self).cache and C.str(record(self).cache) or nil end
  function instance:delegate() return record(self).delegate and record(self).delegate:get() or nil end
  function instance:setDelegate_(delegate) record(self).delegate = delegate ~= nil and objc.weak(delegate) or nil end
  function instance:fetchedObjects() return record(self).sections and D.array(fetched(self)) or nil end
  function instance:sections() return record(self).sections and D.array(record(self).sections) or nil end
  function instance:objectAtIndexPath_(index_path)
    local info = record(self).sections and record(self).sections[index_path:section() + 1]
    local object = info and record(info).list[index_path:row() + 1]
    if object == nil then
      D.refuse(("no object at index %d in section at index %d"):format(index_path:row(), index_path:section()))
    end
    return object
  end
  function instance:indexPathForObject_(object)
    return path(places_of(record(self).sections or {})[D.node(object)])
  end
  function instance:sectionIndexTitleForSectionName_(name)
    local delegate = self:delegate()
    if responds(delegate, "controller:sectionIndexTitleForSectionName:") then
      return delegate:controller_sectionIndexTitleForSectionName_(self, name)
    end
    local first = D.text(name):match(utf8.charpattern) or ""
    return C.str(first:upper())
  end
  function instance:sectionIndexTitles()
    local titles, seen = {}, {}
    for _, info in ipairs(record(self).sections or {}) do
      local title = record(info).title
      if title ~= nil and not seen[D.text(title)] then
        seen[D.text(title)] = true
        titles[#titles + 1] = title
      end
    end
    return D.array(titles)
  end
  instance["sectionForSectionIndexTitle:atIndex:"] = function(self, title)
    for index, info in ipairs(record(self).sections or {}) do
      if D.text(record(info).title) == D.text(title) then return index - 1 end
    end
    D.refuse("Index title at 0 is not equal to '" .. tostring(title) .. "'")
  end
  function instance:dealloc()
    local own = D.detach(self)
    if not own then return end
    objc.NSNotificationCenter:defaultCenter():removeObserver_(self)
    if own.sections then D.letGo(own.sections) end
    D.keep(own, "request", nil)
    D.keep(own, "context", nil)
  end
end)
