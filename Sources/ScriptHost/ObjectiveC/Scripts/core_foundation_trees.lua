-- Core Foundation's bags, trees and bit vectors, for which Foundation has no classes, and the rest
-- of its heaps and sets.

local C, native = ...
local c, objc = C.functions, C.objc
local send = C.send

-- The contents of such an object are stored separately; the object supports retain and release.
local states = setmetatable({}, {__mode = "k"})
local function made(kind, state)
  local object = objc.NSObject:new()
  state.kind, states[object] = kind, state
  return object
end
local numbers = {}
for _, name in ipairs {"Bag", "Tree", "BitVector", "StringTokenizer", "BinaryHeap"} do
  numbers[name] = C.addType(nil, "CF" .. name)
end
-- Types of objects of later scripts, which are not Foundation classes either.
function C.addPlainObject(kind, state) return made(kind, state) end
function C.plainState(object) return states[object] end
local get_type = c.CFGetTypeID
function c.CFGetTypeID(object)
  local state = object ~= nil and states[object] or nil
  if state then return numbers[state.kind] end
  if object ~= nil and C.heap(object) then return numbers.BinaryHeap end
  return get_type(object)
end
local function called(p, name)
  local f = p ~= nil and p.a[p.i][name] or nil
  return f ~= nil and f or nil
end
local function in_range(index, range) return index >= range.location and index < range.location + range.length end

-- Bags: values with the number of times each was added, in the order of their first addition.
local function bag_of(callbacks)
  local equal = called(callbacks, "equal")
  local is_object = callbacks == C.constants.kCFTypeBagCallBacks or callbacks == C.constants.kCFCopyStringBagCallBacks
  return {entries = {}, equal = equal or is_object and c.CFEqual or rawequal, retain = called(callbacks, "retain"),
    release = called(callbacks, "release")}
end
local function empty(state)
  local entries = state.entries
  state.entries = {}
  for _, entry in ipairs(entries) do
    if state.release then state.release(nil, entry.value) end
  end
end
local function entry_of(bag, value)
  local state = states[bag]
  for place, entry in ipairs(state.entries) do
    if state.equal(entry.value, value) then return entry, place end
  end
end
function c.CFBagCreateMutable(_, _, callbacks)
  local state = bag_of(callbacks)
  local bag = made("Bag", state)
  native.whenEnded(bag, function() empty(state) end)
  return bag
end
function c.CFBagAddValue(bag, value)
  local state, entry = states[bag], entry_of(bag, value)
  if entry then
    entry.count = entry.count + 1
  else
    state.entries[#state.entries + 1] = {value = state.retain and state.retain(nil, value) or value, count = 1}
  end
end
function c.CFBagCreate(_, p, count, callbacks)
  local bag = c.CFBagCreateMutable(nil, 0, callbacks)
  for place = 0, count - 1 do c.CFBagAddValue(bag, p.a[p.i + place]) end
  return bag
end
local equal, hash = c.CFEqual, c.CFHash
local function bag_state(object)
  local state = object ~= nil and states[object] or nil
  return state and state.kind == "Bag" and state or nil
end
function c.CFEqual(one, other)
  local first, second = bag_state(one), bag_state(other)
  if not first or not second then return equal(one, other) end
  if #first.entries ~= #second.entries then return false end
  for _, entry in ipairs(first.entries) do
    if c.CFBagGetCountOfValue(other, entry.value) ~= entry.count then return false end
  end
  return true
end
function c.CFHash(object)
  local state = bag_state(object)
  return state and #state.entries or hash(object)
end
function c.CFBagCreateMutableCopy(_, _, bag)
  local state, copy = states[bag], {entries = {}}
  copy.equal, copy.retain, copy.release = state.equal, state.retain, state.release
  local other = made("Bag", copy)
  for _, entry in ipairs(state.entries) do
    for _ = 1, entry.count do c.CFBagAddValue(other, entry.value) end
  end
  return other
end
function c.CFBagCreateCopy(_, bag) return c.CFBagCreateMutableCopy(nil, 0, bag) end
function c.CFBagGetCount(bag)
  local count = 0
  for _, entry in ipairs(states[bag].entries) do count = count + entry.count end
  return count
end
function c.CFBagGetCountOfValue(bag, value)
  local entry = entry_of(bag, value)
  return entry and entry.count or 0
end
function c.CFBagContainsValue(bag, value) return entry_of(bag, value) ~= nil end
function c.CFBagGetValue(bag, value)
  local entry = entry_of(bag, value)
  return entry and entry.value
end
function c.CFBagGetValueIfPresent(bag, value, p)
  local entry = entry_of(bag, value)
  if entry and p ~= nil then p.a[p.i] = entry.value end
  return entry ~= nil
end
function c.CFBagGetValues(bag, p)
  local place = p.i
  for _, entry in ipairs(states[bag].entries) do
    for _ = 1, entry.count do p.a[place], place = entry.value, place + 1 end
  end
end
function c.CFBagApplyFunction(bag, f, context)
  for _, entry in ipairs(states[bag].entries) do
    for _ = 1, entry.count do f(entry.value, context) end
  end
end
function c.CFBagRemoveValue(bag, value)
  local state, entry, place = states[bag], entry_of(bag, value)
  if entry == nil then return end
  entry.count = entry.count - 1
  if entry.count == 0 then
    table.remove(state.entries, place)
    if state.release then state.release(nil, entry.value) end
  end
end
function c.CFBagReplaceValue(bag, value)
  local entry = entry_of(bag, value)
  if entry then entry.value = value end
end
function c.CFBagSetValue(bag, value)
  if c.CFBagContainsValue(bag, value) then c.CFBagReplaceValue(bag, value) else c.CFBagAddValue(bag, value) end
end
function c.CFBagRemoveAllValues(bag) empty(states[bag]) end

-- Trees: each stores its parent and the list of its children, which it owns.
local function leave(child)
  states[child].parent = nil
  c.CFRelease(child)
end
local function context_of(p)
  local given, context = p.a[p.i], {}
  for _, name in ipairs {"version", "info", "retain", "release", "copyDescription"} do context[name] = given[name] end
  if context.retain ~= nil then context.info = context.retain(context.info) end
  return context
end
function c.CFTreeCreate(_, p)
  local state = {context = context_of(p), children = {}}
  local tree = made("Tree", state)
  native.whenEnded(tree, function()
    for _, child in ipairs(state.children) do leave(child) end
    if state.context.release ~= nil then state.context.release(state.context.info) end
  end)
  return tree
end
function c.CFTreeSetContext(tree, p)
  local old, new = states[tree].context, context_of(p)
  states[tree].context = new
  if old.release ~= nil then old.release(old.info) end
end
function c.CFTreeGetContext(tree, p)
  for name, value in pairs(states[tree].context) do p.a[p.i][name] = value end
end
local function place_of(tree)
  local parent = states[tree].parent
  if parent == nil then return nil end
  local siblings = states[parent].children
  for place, sibling in ipairs(siblings) do
    if sibling == tree then return place, siblings end
  end
end
function c.CFTreeGetParent(tree) return states[tree].parent end
function c.CFTreeGetFirstChild(tree) return states[tree].children[1] end
function c.CFTreeGetNextSibling(tree)
  local place, siblings = place_of(tree)
  return place and siblings[place + 1]
end
function c.CFTreeGetChildCount(tree) return #states[tree].children end
function c.CFTreeGetChildAtIndex(tree, index) return states[tree].children[index + 1] end
function c.CFTreeGetChildren(tree, p)
  for place, child in ipairs(states[tree].children) do p.a[p.i + place - 1] = child end
end
function c.CFTreeApplyFunctionToChildren(tree, f, context)
  for _, child in ipairs({table.unpack(states[tree].children)}) do f(child, context) end
end
function c.CFTreeFindRoot(tree)
  while states[tree].parent do tree = states[tree].parent end
  return tree
end
local function insert(parent, place, child)
  table.insert(states[parent].children, place, c.CFRetain(child))
  states[child].parent = parent
end
function c.CFTreePrependChild(tree, child) insert(tree, 1, child) end
function c.CFTreeAppendChild(tree, child) insert(tree, #states[tree].children + 1, child) end
function c.CFTreeInsertSibling(tree, child)
  local place = place_of(tree)
  if place then insert(states[tree].parent, place + 1, child) end
end
function c.CFTreeRemove(tree)
  local place, siblings = place_of(tree)
  if place then leave(table.remove(siblings, place)) end
end
function c.CFTreeRemoveAllChildren(tree)
  local children = states[tree].children
  states[tree].children = {}
  for _, child in ipairs(children) do leave(child) end
end
function c.CFTreeSortChildren(tree, comparator, context)
  -- The sort is stable.
  local children, places = states[tree].children, {}
  for place, child in ipairs(children) do places[child] = place end
  table.sort(children, function(one, other)
    local order = comparator(one, other, context)
    return order < 0 or order == 0 and places[one] < places[other]
  end)
end

-- Bit vectors; the highest bit of each byte is first.
local function bits_of(count) return {count = count, set = {}} end
function c.CFBitVectorCreateMutable() return made("BitVector", bits_of(0)) end
function c.CFBitVectorCreate(_, p, count)
  local state = bits_of(count)
  p = C.cast(p, "u1")
  for bit = 0, count - 1 do state.set[bit] = p.a[p.i + bit // 8] >> 7 - bit % 8 & 1 == 1 or nil end
  return made("BitVector", state)
end
function c.CFBitVectorCreateMutableCopy(_, _, bits)
  local state = bits_of(states[bits].count)
  for bit in pairs(states[bits].set) do state.set[bit] = true end
  return made("BitVector", state)
end
function c.CFBitVectorCreateCopy(_, bits) return c.CFBitVectorCreateMutableCopy(nil, 0, bits) end
function c.CFBitVectorGetCount(bits) return states[bits].count end
function c.CFBitVectorSetCount(bits, count)
  local state = states[bits]
  for bit = count, state.count - 1 do state.set[bit] = nil end
  state.count = count
end
function c.CFBitVectorGetBitAtIndex(bits, index) return states[bits].set[index] and 1 or 0 end
function c.CFBitVectorSetBits(bits, range, value)
  for bit = range.location, range.location + range.length - 1 do states[bits].set[bit] = value == 1 or nil end
end
function c.CFBitVectorSetBitAtIndex(bits, index, value)
  c.CFBitVectorSetBits(bits, {location = index, length = 1}, value)
end
function c.CFBitVectorSetAllBits(bits, value)
  c.CFBitVectorSetBits(bits, {location = 0, length = states[bits].count}, value)
end
function c.CFBitVectorFlipBits(bits, range)
  local set = states[bits].set
  for bit = range.location, range.location + range.length - 1 do set[bit] = not set[bit] or nil end
end
function c.CFBitVectorFlipBitAtIndex(bits, index) c.CFBitVectorFlipBits(bits, {location = index, length = 1}) end
function c.CFBitVectorGetCountOfBit(bits, range, value)
  local count = 0
  for bit in pairs(states[bits].set) do
    if in_range(bit, range) then count = count + 1 end
  end
  return value == 1 and count or range.length - count
end
local function find_bit(bits, first, last, step, value)
  for bit = first, last, step do
    if c.CFBitVectorGetBitAtIndex(bits, bit) == value then return bit end
  end
  return -1
end
function c.CFBitVectorGetFirstIndexOfBit(bits, range, value)
  return find_bit(bits, range.location, range.location + range.length - 1, 1, value)
end
function c.CFBitVectorGetLastIndexOfBit(bits, range, value)
  return find_bit(bits, range.location + range.length - 1, range.location, -1, value)
end
function c.CFBitVectorContainsBit(bits, range, value) return c.CFBitVectorGetFirstIndexOfBit(bits, range, value) >= 0 end
function c.CFBitVectorGetBits(bits, range, p)
  p = C.cast(p, "u1")
  for place = 0, (range.length + 7) // 8 - 1 do
    local byte = 0
    for bit = 0, math.min(8, range.length - place * 8) - 1 do
      byte = byte | c.CFBitVectorGetBitAtIndex(bits, range.location + place * 8 + bit) << 7 - bit
    end
    p.a[p.i + place] = byte
  end
end

-- The rest of heaps and sets.
function c.CFBinaryHeapGetCountOfValue(heap, value)
  local state, count = C.heap(heap), 0
  for _, own in ipairs(state.values) do
    if state.compare(own, value) == 0 then count = count + 1 end
  end
  return count
end
function c.CFBinaryHeapContainsValue(heap, value) return c.CFBinaryHeapGetCountOfValue(heap, value) > 0 end
function c.CFBinaryHeapGetValues(heap, p)
  for place, value in ipairs(C.heap(heap).values) do p.a[p.i + place - 1] = value end
end
function c.CFBinaryHeapApplyFunction(heap, f, context)
  for _, value in ipairs(C.heap(heap).values) do f(value, context) end
end
function c.CFBinaryHeapCreateCopy(_, _, heap)
  local copy, state = c.CFBinaryHeapCreate(), C.heap(heap)
  C.heap(copy).compare, C.heap(copy).values = state.compare, {table.unpack(state.values)}
  return copy
end
function c.CFSetGetCountOfValue(set, value) return c.CFSetContainsValue(set, value) and 1 or 0 end
function c.CFSetGetValueIfPresent(set, value, p)
  local found = c.CFSetGetValue(set, value)
  if found ~= nil and p ~= nil then p.a[p.i] = found end
  return found ~= nil
end
function c.CFSetReplaceValue(set, value)
  if not c.CFSetContainsValue(set, value) then return end
  send(set, "removeObject:", value)
  send(set, "addObject:", value)
end
function c.CFSetSetValue(set, value)
  c.CFSetReplaceValue(set, value)
  send(set, "addObject:", value)
end

C.constants.kCFTypeBagCallBacks, C.constants.kCFCopyStringBagCallBacks = {}, {}
