-- A random program of two sources, one with ARC and one that counts by hand, and what it prints.
--
--   lua random_counting.lua SEED FOLDER
--
-- Writes Counting.h, Hand.m and Late.m (by hand), Auto.m (ARC, with main) and expected.txt to FOLDER. What is expected
-- comes from a model of retain counts that runs along while the program is written: every strong variable,
-- element, field and captured variable has one reference, an answer of a method whose name does not promise
-- a reference is in the pool unless ARC takes it over at once, a pool releases its newest first.

local seed, folder = math.tointeger(tonumber(arg[1])), arg[2]
local state = seed * 2654435761 + 12345
local function random(n)
  state = state * 6364136223846793005 + 1442695040888963407
  return (state >> 33) % n + 1
end
local function pick(list) return list[random(#list)] end

-- The model.
local printed, pool, numbers = {}, {}, 0
local function say(text) printed[#printed + 1] = text end
local function retain(object) if object then object.count = object.count + 1 end return object end
local function release(object)
  if not object then return end
  object.count = object.count - 1
  assert(object.count >= 0, "over-released")
  if object.count > 0 then return end
  say("-" .. object.number)
end
local function autorelease(object) if object then pool[#pool + 1] = object end return object end
local function drain(mark)
  while #pool > mark do release(table.remove(pool)) end
end
local function create()
  numbers = numbers + 1
  return {number = numbers, count = 1}
end
-- What ARC takes over: the newest of the pool, or one more reference.
local function claim(object)
  if object and pool[#pool] == object then
    pool[#pool] = nil
    return object
  end
  return retain(object)
end

-- What ARC gets without a reference. GNUstep's libobjc2 takes it from the pool even so when it is the newest there.
local imitates_libobjc2 = os.getenv "HOOKHOST_FUZZ_LIBOBJC2" ~= nil
local function borrow(object) return (imitates_libobjc2 and claim or retain)(object) end

-- Places, and the two helpers that hold things.
local VARIABLES, SLOTS, BLOCKS = {"v1", "v2", "v3"}, 2, {"b1", "b2"}
local places, hand = {}, {}
local lines, depth = {}, 1
local function line(text) lines[#lines + 1] = ("  "):rep(depth) .. text end
local function store(name, object)
  local old = places[name]
  places[name] = object
  release(old)
end
local function release_block(block)
  if not block then return end
  block.count = block.count - 1
  if block.count == 0 then release(block.object) end
end

local classes = {"Part", "Leaf", "PartLeaf", "LeafPart"}
-- Expressions of ARC: text, object, whether a reference came with it, which the statement has until its end,
-- and what else the statement has until then.
local function expression()
  local kind = random(13)
  if kind <= 4 and random(3) > 1 then
    local name = pick(VARIABLES)
    return name, places[name], false
  elseif kind == 5 and random(3) == 1 then
    return "nil", nil, false
  end
  if kind <= 6 then
    local object = create()
    return ("[[%s alloc] initWithNumber:%d]"):format(pick(classes), object.number), object, true
  elseif kind == 7 then
    local object = create()
    return ("[Hand part:%d]"):format(object.number), claim(autorelease(object)), true
  elseif kind == 8 then
    local object = create()
    return ("[Hand newPart:%d]"):format(object.number), object, true
  elseif kind == 9 then
    local object = create()
    return ("[a make:%d]"):format(object.number), object, true
  elseif kind == 10 then
    local object = create()
    return ("[a newLeaf:%d]"):format(object.number), object, true
  elseif kind == 11 then
    local place = random(SLOTS) - 1
    return ("[a slot:%d]"):format(place), retain(places["slot" .. place]), true
  elseif kind == 12 then
    if random(2) == 1 then return "[h kept]", borrow(hand.kept), true end
    return "[h keptLater]", claim(autorelease(retain(hand.kept))), true
  end
  -- The argument is the statement's until its end, beside the answer.
  local text, object, is_owned, inner = expression()
  local owed = {table.unpack(inner or {})}
  if is_owned then owed[#owed + 1] = object end
  if random(2) == 1 then return ("[h pass:%s]"):format(text), borrow(object), true, owed end
  return ("[a pass:%s]"):format(text), retain(object), true, owed
end
-- An expression in a statement; `use` does what the statement does with it.
local function with(format, use)
  local text, object, is_owned, inner = expression()
  line(format:format(text))
  use(object)
  if is_owned then release(object) end
  for place = #(inner or {}), 1, -1 do release(inner[place]) end
end

local statement
local hands = {}
-- A method that counts by hand, called with the two helpers and an object.
local function manual(x)
  local outer, outer_depth = lines, depth
  lines, depth = {}, 1
  -- Objects that the method may name, and whether it owes them a release.
  local known, owed = {x = x}, {}
  if not x then known.x = nil end
  local count = 0
  local function fresh(object, is_owed)
    count = count + 1
    local name = "p" .. count
    known[name] = object
    if is_owed then owed[name] = object end
    return name
  end
  local function names()
    local list = {}
    for name in next, known do list[#list + 1] = name end
    table.sort(list)
    return list
  end
  for _ = 1, random(5) do
    local list = names()
    local name = #list > 0 and pick(list) or nil
    local object = name and known[name]
    local kind = random(13)
    if kind == 1 then
      local made = create()
      line(("id %s = [[%s alloc] initWithNumber:%d];"):format(fresh(made, true), pick(classes), made.number))
    elseif kind == 2 then
      local made = create()
      line(("id %s = [a make:%d];"):format(fresh(autorelease(made)), made.number))
    elseif kind == 3 then
      local made = create()
      line(("id %s = [a newLeaf:%d];"):format(fresh(made, true), made.number))
    elseif kind == 4 then
      local place = random(SLOTS) - 1
      local held = places["slot" .. place]
      if held then line(("id %s = [a slot:%d];"):format(fresh(autorelease(retain(held))), place)) end
    elseif kind == 5 and hand.kept then
      line(("id %s = [h keptLater];"):format(fresh(autorelease(retain(hand.kept)))))
    elseif name and kind == 6 then
      line(("[%s retain]; [%s release];"):format(name, name))
    elseif name and kind == 7 then
      line(("[[%s retain] autorelease];"):format(name))
      autorelease(retain(object))
    elseif name and kind == 8 then
      line(("[h keep:%s];"):format(name))
      -- What was kept may have been the last reference to something that is named here.
      autorelease(retain(hand.kept))
      line("") lines[#lines] = lines[#lines - 1]
      lines[#lines - 1] = "  [[[h kept] retain] autorelease];"
      local old = hand.kept
      hand.kept = retain(object)
      release(old)
    elseif name and kind == 9 then
      local place = random(SLOTS) - 1
      line(("[[[a slot:%d] retain] autorelease];"):format(place))
      local old = places["slot" .. place]
      if old then
        autorelease(retain(old))
        autorelease(retain(old))
      end
      line(("[a put:%s at:%d];"):format(name, place))
      places["slot" .. place] = retain(object)
      release(old)
    elseif name and owed[name] and kind <= 11 then
      line(("[%s autorelease];"):format(name))
      autorelease(object)
      owed[name] = nil
    elseif name and kind == 12 then
      line(("[a look:%s];"):format(name))
    end
  end
  local list = {}
  for name in next, owed do list[#list + 1] = name end
  table.sort(list)
  for _, name in ipairs(list) do
    line(("[%s release];"):format(name))
    release(owed[name])
  end
  local number = #hands + 1
  hands[number] = ("+ (void)step%d:(Auto *)a hand:(Hand *)h with:(id)x {\n%s\n}"):format(number, table.concat(lines, "\n"))
  lines, depth = outer, outer_depth
  return number
end

local count = 0
function statement()
  count = count + 1
  line(("puts(\"%d\");"):format(count))
  say(tostring(count))
  local kind = random(24)
  local slot = random(SLOTS) - 1
  if kind <= 4 then
    local name = pick(VARIABLES)
    with(name .. " = %s;", function(object) store(name, retain(object)) end)
  elseif kind <= 6 then
    with(("list[%d] = %%s;"):format(slot), function(object) store("list" .. slot, retain(object)) end)
  elseif kind == 7 then
    with("box.part = %s;", function(object) store("box", retain(object)) end)
  elseif kind == 8 then
    with("shared = %s;", function(object) store("shared", retain(object)) end)
  elseif kind == 9 then
    with(("[a put:%%s at:%d];"):format(slot), function(object) store("slot" .. slot, retain(object)) end)
  elseif kind == 10 then
    with("[a box:%s];", function(object) store("field", retain(object)) end)
  elseif kind == 11 then
    with("a.held = %s;", function(object) store("held", retain(object)) end)
  elseif kind == 12 then
    with("[h keep:%s];", function(object)
      local old = hand.kept
      hand.kept = retain(object)
      release(old)
    end)
  elseif kind == 13 then
    with(pick {"[h touch:%s];", "[a look:%s];"}, function() end)
  elseif kind == 14 then
    with("[h touchLater:%s];", function(object) autorelease(retain(object)) end)
  elseif kind == 15 then
    local name, taken = pick(VARIABLES), hand.kept
    line(name .. " = [h take];")
    hand.kept = nil
    store(name, taken)
  elseif kind == 16 then
    local name, variable = pick(BLOCKS), pick(VARIABLES)
    -- What the literal itself has captured ends with the scope around it when clang does not optimize.
    line((random(2) == 1 and "{ %s = ^{ return %s; }; }" or "%s = getter(%s);"):format(name, variable))
    local old = places[name]
    places[name] = {count = 1, object = retain(places[variable])}
    release_block(old)
  elseif kind == 17 then
    local name = pick(BLOCKS)
    if random(3) == 1 then
      line(name .. " = nil;")
      local old = places[name]
      places[name] = nil
      release_block(old)
    elseif random(2) == 1 then
      line(("[h hold:%s];"):format(name))
      local old = hand.block
      hand.block = places[name]
      if hand.block then hand.block.count = hand.block.count + 1 end
      release_block(old)
    else
      line("[h hold:nil];")
      local old = hand.block
      hand.block = nil
      release_block(old)
    end
  elseif kind == 18 then
    local name, variable = pick(BLOCKS), pick(VARIABLES)
    if places[name] then
      line(("%s = %s();"):format(variable, name))
      store(variable, retain(places[name].object))
    elseif places[variable] then
      line(("{ void *moved = (__bridge_retained void *)%s; %s = nil; puts(\"moved\"); id back = (__bridge_transfer id)moved; (void)back; }")
        :format(variable, variable))
      local moved = places[variable]
      places[variable] = nil
      say("moved")
      release(moved)
    end
  elseif kind == 22 then
    with("[[Auto new] fill:%s];", function() end)
  elseif kind == 23 then
    -- The block is the last that has the variable.
    local name, variable = pick(BLOCKS), pick(VARIABLES)
    line(("%s = sharer(%s);"):format(name, variable))
    local old = places[name]
    places[name] = {count = 1, object = retain(places[variable])}
    release_block(old)
  elseif kind == 24 then
    with("rethrow(%s);", function() autorelease({number = 0, count = 1}) end)
  elseif kind == 19 and depth < 3 then
    local mark = #pool
    line("@autoreleasepool {")
    depth = depth + 1
    for _ = 1, random(4) do statement() end
    depth = depth - 1
    line("}")
    drain(mark)
  elseif kind == 20 then
    local name = pick(VARIABLES)
    local number = manual(places[name])
    line(("[Hand step%d:a hand:h with:%s];"):format(number, name))
  else
    local other = pick(VARIABLES)
    line(("__weak id w%d = %s; printf(\"w %%d\\n\", w%d != nil);"):format(count, other, count))
    say("w " .. (places[other] and 1 or 0))
  end
end

for _ = 1, 30 + random(30) do statement() end
count = count + 1
line(("puts(\"%d\");"):format(count))
say(tostring(count))
local body = lines
for place = 0, SLOTS - 1 do
  line(("[a put:nil at:%d];"):format(place))
  store("slot" .. place, nil)
end
line("[a box:nil]; a.held = nil; [h keep:nil]; [h hold:nil]; shared = nil;")
store("field", nil)
store("held", nil)
release(hand.kept)
release_block(hand.block)
store("shared", nil)
line("puts(\"end\");")
say("end")
-- Variables end in the reverse order of their declarations: box, list, blocks, variables.
store("box", nil)
for place = SLOTS - 1, 0, -1 do store("list" .. place, nil) end
for place = #BLOCKS, 1, -1 do release_block(places[BLOCKS[place]]) end
for place = #VARIABLES, 1, -1 do store(VARIABLES[place], nil) end
say("body")
drain(0)
say("done")

local function write(name, text)
  local file = assert(io.open(folder .. "/" .. name, "w"))
  file:write(text)
  file:close()
end
local function steps(separator)
  local list = {}
  for number = 1, #hands do
    list[number] = separator and hands[number] or ("+ (void)step%d:(Auto *)a hand:(Hand *)h with:(id)x;"):format(number)
  end
  return table.concat(list, "\n")
end
local sources = dofile(arg[0]:match "^(.*/)" .. "counting_sources.lua")
for name, text in next, sources(steps(), steps(true), table.concat(body, "\n")) do write(name, text) end
write("expected.txt", table.concat(printed, "\n") .. "\n")
