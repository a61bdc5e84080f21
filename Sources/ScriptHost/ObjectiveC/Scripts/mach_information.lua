-- The kernel's information about the program, its threads and the machine: that of a device at rest.
--
-- The memory of the machine and its processors are those of NSProcessInfo, so settings change them.
-- A structure is written as bytes, as the kernel writes it, since sources pass buffers of any type.

local C = ...
local c, objc, runloop, uikit = C.functions, C.objc, C.runloop, C.uikit
local floor, pack = math.floor, string.pack

local SUCCESS, INVALID_ARGUMENT = 0, 4
local PAGE, MEGABYTE = 16384, 1 << 20
-- The program's own memory, in bytes; a small app has about as much.
local RESIDENT, FOOTPRINT, VIRTUAL = 64 * MEGABYTE, 32 * MEGABYTE, 0x180000000
local function information() return objc.NSProcessInfo:processInfo() end
-- No real time is measured: the program has used the time of the virtual clock, in the user's mode.
local function times()
  local seconds = runloop.now()
  return pack("<i4i4i4i4", floor(seconds), floor(seconds % 1 * 1e6), 0, 0)
end
-- Writes a structure, at most as many words as there is room for; the count becomes the structure's.
local function give(bytes, p, count)
  local room = count ~= nil and count.a[count.i] * 4 or #bytes
  if room < 4 or p == nil then return INVALID_ARGUMENT end
  local base, t, offset = C.bytesAt(C.cast(p, "u1"))
  C.writeBytes(base, t, offset, bytes:sub(1, room))
  if count ~= nil then count.a[count.i] = math.min(room, #bytes) // 4 end
  return SUCCESS
end

-- Tasks, by flavor of task_info.h.
local function basic() return pack("<I8I8I8", VIRTUAL, RESIDENT, RESIDENT) .. times() .. pack("<i4i4", 1, 0) end
local function events() return pack("<i4i4i4i4i4i4i4i4", 1000, 10, 0, 0, 0, 0, 0, 0) end
local function memory()
  return pack("<I8i4i4I8I8I8I8I8I8I8i8I8", VIRTUAL, 1000, PAGE, RESIDENT, RESIDENT, FOOTPRINT, 0, FOOTPRINT,
    0x100000000, 0x200000000, FOOTPRINT, information():physicalMemory() // 2 - FOOTPRINT)
end
local flavors = {[2] = events, [3] = times, [5] = basic, [18] = basic, [20] = basic, [22] = memory}
local TASK, HOST = C.constants.mach_task_self_, 0x203
function c.task_info(task, flavor, p, count)
  local facts = flavors[flavor]
  if task ~= TASK or not facts then return INVALID_ARGUMENT end
  return give(facts(), p, count)
end
function c.mach_host_self() return HOST end
local function number_of(thread) return c.pthread_mach_thread_np(thread) end
function c.mach_thread_self() return number_of(objc.NSThread:currentThread()) end
function c.mach_port_deallocate() return SUCCESS end
-- The services of the clocks: SYSTEM_CLOCK and CALENDAR_CLOCK.
local CLOCKS = {[0x303] = 6, [0x403] = 0}
function c.host_get_clock_service(_, clock, p)
  p.a[p.i] = clock == 0 and 0x303 or 0x403
  return SUCCESS
end
function c.clock_get_time(service, p) return c.clock_gettime(CLOCKS[service] or 0, p) end
function c.vm_deallocate() return SUCCESS end
local errors = {[0] = "(os/kern) successful", [4] = "(os/kern) invalid argument", [5] = "(os/kern) failure",
  [46] = "(os/kern) not supported", [49] = "(os/kern) operation timed out"}
function c.mach_error_string(code) return errors[code] or "unknown error code" end

-- Threads: the main one is listed.
local THREAD_BASIC, WAITING = 3, 3
function c.task_threads(_, threads, count)
  local list = C.cast(C.allocate(4), "u4")
  list.a[list.i] = number_of(objc.NSThread:mainThread())
  threads.a[threads.i], count.a[count.i] = list, 1
  return SUCCESS
end
function c.thread_info(_, flavor, p, count)
  if flavor ~= THREAD_BASIC then return INVALID_ARGUMENT end
  return give(times() .. pack("<i4i4i4i4i4i4", 0, 1, WAITING, 0, 0, 0), p, count)
end

-- The machine.
function c.host_page_size(_, p)
  p.a[p.i] = PAGE
  return SUCCESS
end
-- A quarter of the memory is free; the rest is divided as on a device with an app or two.
local function shares()
  local total = information():physicalMemory() // PAGE
  return total // 4, total // 8, total // 16
end
local function pages()
  local quarter, eighth, sixteenth = shares()
  return pack("<I4I4I4I4I4I4I4I4I4I4I4I4I4I4I4", quarter, quarter, quarter, eighth, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    sixteenth)
end
local function more_pages()
  local quarter, eighth, sixteenth = shares()
  return pack("<I4I4I4I4", quarter, quarter, quarter, eighth) .. ("\0"):rep(9 * 8) .. pack("<I4I4", 0, sixteenth)
    .. ("\0"):rep(4 * 8) .. pack("<I4I4I4I4I8", sixteenth, 0, quarter, quarter, 0)
end
-- Ticks of a hundredth of a second since the start, by state: user, system, idle, nice.
local function ticks(count)
  local total = floor(uikit.CACurrentMediaTime() * 100) * count
  return pack("<I4I4I4I4", total // 20, total // 20, total - 2 * (total // 20), 0)
end
local statistics = {[2] = pages, [4] = more_pages}
statistics[3] = function() return ticks(information():processorCount()) end
function c.host_statistics(_, flavor, p, count)
  local facts = statistics[flavor]
  return facts and give(facts(), p, count) or INVALID_ARGUMENT
end
c.host_statistics64 = c.host_statistics
local HOST_BASIC, ARM64, ARM64E = 1, 0x0100000C, 2
function c.host_info(_, flavor, p, count)
  if flavor ~= HOST_BASIC then return INVALID_ARGUMENT end
  local processors, size = information():processorCount(), information():physicalMemory()
  return give(pack("<i4i4I4i4i4i4i4i4i4i4I8", processors, processors, math.min(size, 0x7FFFFFFF), ARM64, ARM64E, 0,
    processors, processors, processors, processors, size), p, count)
end
local PROCESSOR_CPU_LOAD, STATES = 2, 4
function c.host_processor_info(_, flavor, count, p, size)
  if flavor ~= PROCESSOR_CPU_LOAD then return INVALID_ARGUMENT end
  local processors = information():processorCount()
  local list = C.cast(C.allocate(processors * STATES * 4), "i4")
  give(ticks(1):rep(processors), list)
  count.a[count.i], p.a[p.i] = processors, list
  if size ~= nil then size.a[size.i] = processors * STATES end
  return SUCCESS
end
