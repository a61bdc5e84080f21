-- C's system functions: the time, which is the virtual clock's, the machine, the loaded images.

local C, native = ...
local c, objc, runloop, uikit = C.functions, C.objc, C.runloop, C.uikit
local cstr, store = C.cstr, C.store
local floor = math.floor

local function now() return objc.NSDate:date():timeIntervalSince1970() end
-- A thread that only lets others run takes time too, or a loop that does so would wait forever.
local SHORTEST_TURN = 1e-5
local function sleep(seconds)
  objc.NSThread:sleepForTimeInterval_(seconds > 0 and seconds or SHORTEST_TURN)
end
function c.sched_yield()
  sleep(0)
  return 0
end
c.pthread_yield_np = c.sched_yield

-- The time.
function c.time(p)
  local seconds = floor(now())
  if p ~= nil then p.a[p.i] = seconds end
  return seconds
end
function c.gettimeofday(p)
  local moment = now()
  p.a[p.i] = {tv_sec = floor(moment), tv_usec = floor(moment % 1 * 1e6)}
  return 0
end
-- The time since the device started, in nanoseconds, like CACurrentMediaTime.
local function uptime() return floor(uikit.CACurrentMediaTime() * 1e9 + 0.5) end
local function processor_time() return floor(runloop.now() * 1e9 + 0.5) end
-- By clock ID; CLOCK_MONOTONIC and similar clocks return the uptime.
local clocks = {
  [0] = function() return floor(now() * 1e9 + 0.5) end, -- CLOCK_REALTIME
  [12] = processor_time, [16] = processor_time, -- CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID
}
local function nanoseconds(clock) return (clocks[clock] or uptime)() end
function c.clock_gettime(clock, p)
  local time = nanoseconds(clock)
  p.a[p.i] = {tv_sec = time // 1000000000, tv_nsec = time % 1000000000}
  return 0
end
c.clock_gettime_nsec_np = nanoseconds
local CLOCKS_PER_SECOND = 1000000
function c.clock() return floor(runloop.now() * CLOCKS_PER_SECOND) end
c.mach_absolute_time = uptime
c.mach_continuous_time = c.mach_absolute_time
function c.mach_timebase_info(p)
  p.a[p.i] = {numer = 1, denom = 1}
  return 0
end
function c.difftime(one, other) return one - other + 0.0 end
function c.sleep(seconds)
  sleep(seconds)
  return 0
end
function c.usleep(microseconds)
  sleep(microseconds / 1e6)
  return 0
end
function c.nanosleep(p)
  local time = p.a[p.i]
  sleep(time.tv_sec + time.tv_nsec / 1e9)
  return 0
end

-- The calendar's fields, or nil for a time whose year is no int; the device's time zone is GMT.
local function fields_of(seconds)
  local has_date, date = pcall(os.date, "!*t", seconds)
  return has_date and {tm_sec = date.sec, tm_min = date.min, tm_hour = date.hour, tm_mday = date.day, tm_mon = date.month - 1,
    tm_year = date.year - 1900, tm_wday = date.wday - 1, tm_yday = date.yday - 1, tm_isdst = 0, tm_gmtoff = 0,
    tm_zone = "GMT"} or nil
end
function c.gmtime_r(p, to)
  local fields = fields_of(p.a[p.i])
  if not fields then return nil end
  to.a[to.i] = fields
  return to
end
c.localtime_r = c.gmtime_r
local shared = C.cell()
function c.gmtime(p) return c.gmtime_r(p, shared) end
c.localtime = c.gmtime
-- The days since 1970 in the proleptic Gregorian calendar; years begin in March here.
local function days_of(year, month, day)
  if month <= 2 then year, month = year - 1, month + 12 end
  return 365 * year + year // 4 - year // 100 + year // 400 + (153 * (month - 3) + 2) // 5 + day - 719469
end
local function seconds_of(t)
  local month = t.tm_mon % 12
  local days = days_of(t.tm_year + 1900 + t.tm_mon // 12, month + 1, 1) + t.tm_mday - 1
  return ((days * 24 + t.tm_hour) * 60 + t.tm_min) * 60 + t.tm_sec
end
function c.timegm(p)
  local seconds = seconds_of(p.a[p.i])
  local fields = fields_of(seconds)
  if not fields then return -1 end
  p.a[p.i] = fields
  return seconds
end
c.mktime = c.timegm
function c.strftime(to, size, format, p)
  -- As on Darwin, a letter that is no conversion stands for itself.
  local known = cstr(format):gsub("%%[EO]?(.?)", function(letter)
    return (letter:find "[aAbBcCdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%%]" and "%" or "") .. letter
  end)
  -- The space in front keeps a format from being the one of a table. A time that has no date is not written.
  local has_date, text = pcall(os.date, "! " .. known, seconds_of(p.a[p.i]))
  if not has_date or #text > size then return 0 end
  return store(to, size, text:sub(2))
end
c.strftime_l = c.strftime

-- The machine and the process.
local function machine() return tostring(objc.UIDevice:currentDevice():model()) .. "13,2" end
local function characters(text) return C.characters(text, 256) end
function c.uname(p)
  local name = p.a[p.i]
  name.sysname, name.nodename = characters "Darwin", characters "localhost"
  local release = C.systemFacts.darwin()
  name.release, name.version = characters(release), characters("Darwin Kernel Version " .. release)
  name.machine = characters(machine())
  return 0
end
-- Values by name: a string, or a number and its size. The boot time is the clock's.
local function information() return objc.NSProcessInfo:processInfo() end
local function text_of(value) return function() return value end end
local function number_of(value, size) return function() return value, size or 4 end end
local function memory() return information():physicalMemory(), 8 end
local function processors() return information():processorCount(), 4 end
local function start() return now() - uikit.CACurrentMediaTime() end
local function time_of(moment) return {tv_sec = floor(moment), tv_usec = floor(moment % 1 * 1e6)} end
local facts = {
  ["hw.machine"] = machine, ["hw.model"] = machine, ["kern.ostype"] = text_of "Darwin",
  ["kern.osrelease"] = C.systemFacts.darwin, ["kern.osversion"] = C.systemFacts.build,
  ["kern.osproductversion"] = C.systemFacts.version, ["kern.hostname"] = text_of "localhost",
  ["kern.version"] = function() return "Darwin Kernel Version " .. C.systemFacts.darwin() end,
  ["hw.ncpu"] = processors, ["hw.activecpu"] = processors, ["hw.physicalcpu"] = processors,
  ["hw.logicalcpu"] = processors, ["hw.availcpu"] = processors, ["hw.memsize"] = memory,
  ["hw.physmem"] = function() return math.min(information():physicalMemory(), 0x7FFFFFFF), 4 end,
  ["hw.pagesize"] = number_of(16384), ["hw.cputype"] = number_of(0x0100000C), ["hw.cpusubtype"] = number_of(2),
  ["hw.cpu64bit_capable"] = number_of(1), ["hw.byteorder"] = number_of(1234),
  ["kern.boottime"] = function() return time_of(start()), 16 end,
}
local NOT_PERMITTED, ENOENT, ENOMEM = 1, 2, 12
local function fail(number)
  c.__error()[0] = number
  return -1
end
-- Stores a value; without a buffer only its size.
local function put(to, size, value, bytes)
  if type(value) == "string" then
    bytes = #value + 1
    local room = to ~= nil and size ~= nil and size.a[size.i] or bytes
    if to ~= nil then store(C.cast(to, "i1"), room, value) end
    if room < bytes then return fail(ENOMEM) end
  elseif to ~= nil then
    if size ~= nil and size.a[size.i] < bytes then return fail(ENOMEM) end
    to.a[to.i] = value
  end
  if size ~= nil then size.a[size.i] = bytes end
  return 0
end
function c.sysctlbyname(name, to, size, new)
  local fact = facts[cstr(name)]
  if not fact then return fail(ENOENT) end
  if new ~= nil then return fail(NOT_PERMITTED) end
  return put(to, size, fact())
end
-- The names of numeric values. Process information is available only for the program itself, which
-- is not being debugged.
local names = {
  [1] = {[1] = "kern.ostype", [2] = "kern.osrelease", [4] = "kern.version", [10] = "kern.hostname",
    [21] = "kern.boottime"},
  [6] = {[1] = "hw.machine", [2] = "hw.model", [3] = "hw.ncpu", [5] = "hw.physmem", [7] = "hw.pagesize",
    [24] = "hw.memsize", [25] = "hw.availcpu"},
}
local CTL_KERN, KERN_PROC, KERN_PROC_PID, PROCESS_SIZE = 1, 14, 1, 648
local LP64, RUNS = 0x4, 2
local function put_process(pid, to, size)
  if pid ~= c.getpid() then
    if size ~= nil then size.a[size.i] = 0 end
    return 0
  end
  if size ~= nil then
    if to ~= nil and size.a[size.i] < PROCESS_SIZE then return fail(ENOMEM) end
    size.a[size.i] = PROCESS_SIZE
  end
  if to == nil then return 0 end
  local record = to.a[to.i]
  local process = record.kp_proc
  process.p_un.__p_starttime = time_of(start())
  process.p_flag, process.p_stat, process.p_pid, process.p_nice = LP64, RUNS, pid, 0
  process.p_comm = C.characters(c.getprogname():sub(1, 16), 17)
  record.kp_eproc.e_ppid = c.getppid()
  return 0
end
function c.sysctl(name, count, to, size, new)
  local function part(place) return place < count and name.a[name.i + place] or nil end
  if part(0) == CTL_KERN and part(1) == KERN_PROC then
    if part(2) ~= KERN_PROC_PID or count < 4 or new ~= nil then return fail(NOT_PERMITTED) end
    return put_process(part(3), to, size)
  end
  local known = names[part(0)]
  known = known and known[part(1)]
  if not known or count ~= 2 then return fail(ENOENT) end
  if new ~= nil then return fail(NOT_PERMITTED) end
  return put(to, size, facts[known]())
end
local PAGE_SIZE = 16384
function c.getpagesize() return PAGE_SIZE end
local SC_PAGESIZE, SC_NPROCESSORS_CONF, SC_NPROCESSORS_ONLN = 29, 57, 58
function c.sysconf(name)
  if name == SC_PAGESIZE then return PAGE_SIZE end
  return (name == SC_NPROCESSORS_CONF or name == SC_NPROCESSORS_ONLN) and information():processorCount() or -1
end
-- Every app's parent process is launchd.
function c.getppid() return 1 end
-- The user `mobile` of a device.
local MOBILE = 501
function c.getuid() return MOBILE end
c.geteuid, c.getgid, c.getegid = c.getuid, c.getuid, c.getuid
function c.getprogname() return tostring(objc.NSProcessInfo:processInfo():processName()) end
c._exit = c.exit

-- The stack of a thread. Its depth is unknown: half of it is always free.
local STACK_TOP, STACK_SIZE = 0x16FE00000, 1 << 20
function c.pthread_get_stackaddr_np() return STACK_TOP end
function c.pthread_get_stacksize_np() return STACK_SIZE end

function c.backtrace() return 0 end
function c.backtrace_async() return 0 end
function c.backtrace_symbols() return C.allocate(8) end

-- Paths.
function c.basename(path)
  local text = path and cstr(path) or ""
  if text == "" then return "." end
  return text:match "([^/]+)/*$" or "/"
end
function c.dirname(path)
  local text = (path and cstr(path) or ""):gsub("(.)/+$", "%1")
  local parent = text:match "^(.*)/[^/]*$"
  if parent == nil then return "." end
  parent = parent:gsub("/+$", "")
  return parent == "" and "/" or parent
end
function c.basename_r(path, to) return c.strcpy(to, c.basename(path)) end
function c.dirname_r(path, to) return c.strcpy(to, c.dirname(path)) end
function c.alarm() return 0 end
function c.memset_s(p, limit, byte, count)
  c.memset(p, byte, math.min(limit, count))
  return 0
end

-- Kernel semaphores, which are numbers.
local semaphores, last_semaphore = {}, 0
local KERN_INVALID_ARGUMENT, KERN_OPERATION_TIMED_OUT = 4, 49
function c.semaphore_create(_, out, _, value)
  last_semaphore = last_semaphore + 1
  semaphores[last_semaphore] = C.dispatch.semaphore_create(value)
  out.a[out.i] = last_semaphore
  return 0
end
local function with_semaphore(number, body)
  local semaphore = semaphores[number]
  if semaphore == nil then return KERN_INVALID_ARGUMENT end
  return body(semaphore) == false and KERN_OPERATION_TIMED_OUT or 0
end
function c.semaphore_signal(number)
  return with_semaphore(number, function(semaphore) C.dispatch.semaphore_signal(semaphore) return true end)
end
function c.semaphore_wait(number)
  return with_semaphore(number, function(semaphore) return C.dispatch.semaphore_wait(semaphore) end)
end
function c.semaphore_timedwait(number, time)
  return with_semaphore(number, function(semaphore)
    return C.dispatch.semaphore_wait(semaphore, time.tv_sec + time.tv_nsec / 1e9)
  end)
end
function c.semaphore_destroy(_, number)
  semaphores[number] = nil
  return 0
end

-- More of the library.
function c.reallocf(p, n) return c.realloc(p, n) end
function c.bsearch(key, p, count, _, compare)
  local low, high = 0, count - 1
  while low <= high do
    local middle = (low + high) // 2
    local element = C.add(p, middle)
    local order = compare(key, element)
    if order == 0 then return element end
    if order < 0 then high = middle - 1 else low = middle + 1 end
  end
end
function c.qsort_b(p, count, size, compare) c.qsort(p, count, size, compare) end
local function divided(a, b) return {quot = C.idiv(a, b), rem = C.imod(a, b)} end
c.div, c.ldiv = divided, divided
function c.strcasestr(s, part)
  local place = cstr(s):lower():find(cstr(part):lower(), 1, true)
  if place then return C.add(s, place - 1) end
end
function c.strnstr(s, part, n)
  local place = cstr(s):sub(1, n):find(cstr(part), 1, true)
  if place then return C.add(s, place - 1) end
end
function c.strsep(p, separators)
  local start = p.a[p.i]
  if start == nil then return nil end
  local length = c.strcspn(start, separators)
  if length < #cstr(start) then
    start.a[start.i + length] = 0
    p.a[p.i] = C.add(start, length + 1)
  else
    p.a[p.i] = nil
  end
  return start
end
function c.strtok_r(s, separators, state)
  if s ~= nil then state.a[state.i] = C.literal(s) end
  local start = state.a[state.i]
  if start == nil then return nil end
  state.a[state.i] = C.add(start, c.strspn(start, separators))
  if #cstr(state.a[state.i]) == 0 then
    state.a[state.i] = nil
    return nil
  end
  return c.strsep(state, separators)
end
function c.arc4random_buf(p, n)
  if n == 0 then return end
  local base, t, offset = C.bytesAt(C.cast(p, "u1"))
  -- The last byte is read first, which raises an error if there are fewer.
  C.readBytes(base, t, offset + n - 1, 1)
  local bytes = {}
  for place = 1, n do bytes[place] = string.char(c.arc4random() & 0xFF) end
  C.writeBytes(base, t, offset, table.concat(bytes))
end
function c.fma(x, y, z) return x * y + z end
function c.ldexp(x, exponent) return x * 2.0 ^ exponent end
c.scalbn = c.ldexp
function c.frexp(x, p)
  local exponent = 0
  if x ~= 0 and x == x and x ~= math.huge and x ~= -math.huge then
    while math.abs(x) >= 1 do x, exponent = x / 2, exponent + 1 end
    while math.abs(x) < 0.5 do x, exponent = x * 2, exponent - 1 end
  end
  p.a[p.i] = exponent
  return x
end
c.modff, c.llroundf, c.lrintf = c.modf, c.llround, c.lrint

-- The images of sources, with no offset: the program, then the bundles that sources belong to, such as
-- tests and frameworks. Those of the system are left out.
local MH_EXECUTE, MH_DYLIB, MH_BUNDLE = 2, 6, 8
local headers = {}
function c._dyld_image_count() return 1 + #native.bundleFolders() end
function c._dyld_get_image_header(index)
  local folder = native.bundleFolders()[index]
  if index ~= 0 and not folder then return nil end
  local filetype = index == 0 and MH_EXECUTE or folder:find "%.framework$" and MH_DYLIB or MH_BUNDLE
  headers[index] = headers[index] or C.cell {magic = 0xFEEDFACF, cputype = 0x0100000C, cpusubtype = 0,
    filetype = filetype, ncmds = 0, sizeofcmds = 0, flags = 0, reserved = 0}
  return headers[index]
end
function c._dyld_get_image_vmaddr_slide() return 0 end

-- <libunwind.h>: there is no machine code, so no frame follows the first one.
local UNW_EUNSPEC = -6540
function c.unw_getcontext() return 0 end
c.unw_init_local, c.unw_step = c.unw_getcontext, c.unw_getcontext
function c.unw_get_reg() return UNW_EUNSPEC end
