-- Calls of the C functions that a header declares, with extreme values: an Objective-C source with a method that makes
-- each call by its number, for extreme_calls.lua.

local Functions = {}

-- Functions that end or stop a program by definition, or that need an argument list.
local excluded = {}
for name in ([[exit _exit _Exit quick_exit abort kill raise killpg pause sleep usleep nanosleep longjmp siglongjmp fork vfork
  UIApplicationMain dispatch_main CFRunLoopRun pthread_exit sigwait sigsuspend wait waitpid daemon pthread_join NSLogv main
  pthread_cond_wait pthread_mutex_lock dispatch_semaphore_wait dispatch_group_wait __assert_rtn objc_terminate
  CFRunLoopRunInMode os_unfair_lock_lock pthread_rwlock_wrlock pthread_rwlock_rdlock getchar gets select poll
  objc_exception_throw HOOKHOST_MISSING_CLASS]]):gmatch "%S+" do
  excluded[name] = true
end

local integers = {"INT64_MIN", "INT64_MAX", "-1", "0", "1LL << 31", "1LL << 60"}
local numbers = {"INFINITY", "-INFINITY", "NAN", "1e300", "-1e300", "0x1p63"}
local strings = {"NULL", '""', "large", '"%n%s%*d%@"', '"\\xff\\xfe"', '"1e999999999"'}
local buffers = {"NULL", "buffer"}
local objects = {"nil", '@"a"', "@[]", "@{}", "[NSObject new]", "@(1e300)", "[NSDate dateWithTimeIntervalSince1970:1e300]"}

local decimals = {
  "NULL", 'decimal(@"NaN")', 'decimal(@"99999999999999999999999999999999999999e127")', 'decimal(@"-1e-128")', 'decimal(@"0")',
}

local function structures(format, count)
  local all = {}
  for _, value in ipairs {"INFINITY", "NAN", "1e300", "-1e300", "-1"} do
    all[#all + 1] = format:format(table.unpack(({value, value, value, value, value, value}), 1, count))
    all[#all + 1] = format:format(table.unpack(({"1", value, "1", value, "1", value}), 1, count))
  end
  return all
end
local known = {
  CGRect = {structures("CGRectMake(%s, %s, %s, %s)", 4), "CGRectMake(0, 0, 10, 10)"},
  CGPoint = {structures("CGPointMake(%s, %s)", 2), "CGPointMake(1, 1)"},
  CGSize = {structures("CGSizeMake(%s, %s)", 2), "CGSizeMake(4, 4)"},
  CGVector = {structures("CGVectorMake(%s, %s)", 2), "CGVectorMake(1, 1)"},
  UIEdgeInsets = {structures("UIEdgeInsetsMake(%s, %s, %s, %s)", 4), "UIEdgeInsetsMake(1, 1, 1, 1)"},
  CGAffineTransform = {structures("CGAffineTransformMake(%s, %s, %s, %s, %s, %s)", 6), "CGAffineTransformIdentity"},
  NSRange = {{"NSMakeRange(0, -1)", "NSMakeRange(-1, 1)", "NSMakeRange(-1, -1)", "NSMakeRange(NSNotFound, 0)",
    "NSMakeRange(0, 1LL << 60)"}, "NSMakeRange(0, 1)"},
  CFRange = {{"CFRangeMake(0, -1)", "CFRangeMake(-1, 1)", "CFRangeMake(INT64_MAX, INT64_MAX)", "CFRangeMake(INT64_MIN, 1)",
    "CFRangeMake(0, 1LL << 60)"}, "CFRangeMake(0, 1)"},
}
for alias, name in pairs {NSRect = "CGRect", NSPoint = "CGPoint", NSSize = "CGSize"} do known[alias] = known[name] end
for name in ("double float CGFloat NSTimeInterval CFTimeInterval CFAbsoluteTime"):gmatch "%S+" do
  known[name] = {numbers, "1"}
end
for name in ([[int long short char unsigned signed bool BOOL Boolean size_t ssize_t off_t int8_t int16_t int32_t int64_t uint8_t
  uint16_t uint32_t uint64_t NSInteger NSUInteger CFIndex CFOptionFlags wchar_t wint_t unichar UniChar time_t clock_t
  uintptr_t intptr_t mode_t useconds_t uInt uLong sqlite3_int64 UInt32 SInt32 OSStatus dispatch_time_t
  CFStringEncoding NSStringEncoding CFTypeID CFHashCode socklen_t pid_t]]):gmatch "%S+" do
  known[name] = {integers, "1"}
end
local plain_objects = {
  CFStringRef = '@"abc"', CFMutableStringRef = '[@"abc" mutableCopy]', CFArrayRef = '@[@"a"]', CFURLRef = '[NSURL URLWithString:@"a:b"]',
  CFMutableArrayRef = '[@[@"a"] mutableCopy]', CFDictionaryRef = '@{@"a": @1}', CFDataRef = "[NSData dataWithBytes:buffer length:8]",
  CFMutableDictionaryRef = '[@{@"a": @1} mutableCopy]', CFMutableDataRef = "[NSMutableData dataWithLength:8]",
  CFSetRef = '[NSSet setWithObject:@"a"]', CFNumberRef = "@7", CFDateRef = "[NSDate date]", CFTypeRef = '@"abc"',
}

-- Returns the extreme values of a parameter's type and a plain one, as expressions.
local function values_of(type)
  local bare = type:gsub("%f[%w_]const%f[^%w_]", ""):gsub("%f[%w_]_?_?[Nn]ul?la?b?l?e?%f[^%w_]", ""):gsub("%f[%w_]_?_[Nn]onnull%f[^%w_]", ""):gsub("%s+", " ")
    :gsub("^ ", ""):gsub(" $", "")
  local cast = "(" .. type .. ")"
  local function casts(list, prefix)
    local all = {}
    for index, value in ipairs(list) do all[index] = (prefix or cast) .. "(" .. value .. ")" end
    return all
  end
  if type:find "[%(%^]" or bare:find "^NSUncaughtExceptionHandler" then return {"NULL"}, "NULL" end
  if bare:find "^NSDecimal ?%*$" then return decimals, 'decimal(@"12.5")' end
  if bare:find "^Protocol ?%*$" then return {"nil"}, "@protocol(NSObject)" end
  if bare:find "^NSZone ?%*$" or bare:find "^NS%u%l+Enumerator ?%*$" and not bare:find "^NSDirectory" then
    return casts(buffers), cast .. "NULL"
  end
  -- Pointers to variables of objects and classes.
  if bare:find "^id ?[%w_]* ?%*$" or bare:find "^Class ?[%w_ ]* ?%*$" or bare:find "^[NX][SC]%u?%w+ ?%*$" and bare:find "^XC" then
    return {"NULL"}, "NULL"
  end
  if bare:find "^char ?%*$" then return casts(strings), type:find "const" and '"abc"' or "buffer" end
  if bare:find "Ref$" or bare == "id" or bare:find "^[NU][SI]%u%w+ ?%*$" then
    local bridge = bare:find "Ref$" and "(__bridge " .. type .. ")" or cast
    local all = casts(objects, bridge)
    if bare:find "Ref$" then all[1] = "(" .. type .. ")NULL" end
    return all, bridge .. "(" .. (plain_objects[bare] or "[NSObject new]") .. ")"
  end
  if bare:find "%*" or bare:find "%]$" then return casts(buffers, bare:find "%]" and "" or cast), bare:find "%]" and "buffer" or cast .. "buffer" end
  local first = bare:gsub("^enum ", ""):match "^[%w_]+"
  local found = known[bare] or first and known[first]
  if not found then return {}, cast .. "{0}" end
  if found[1] == integers or found[1] == numbers then return casts(found[1]), cast .. found[2] end
  return found[1], found[2]
end

local function split(parameters)
  local all, depth, start = {}, 0, 1
  for place, character in parameters:gmatch "()([%(%),])" do
    if character == "(" then depth = depth + 1 elseif character == ")" then depth = depth - 1
    elseif depth == 0 then
      all[#all + 1], start = parameters:sub(start, place - 1), place + 1
    end
  end
  all[#all + 1] = parameters:sub(start)
  return all
end

-- Returns the type of a parameter without its name.
local function type_of(parameter)
  local text = parameter:gsub("^%s+", ""):gsub("%s+$", "")
  if text:find "[%(%^]" then return text end
  local array = text:find "%[[^%]]*%]$"
  if array then return (text:gsub("%s*%[.*$", "")):gsub("[%w_]+$", "") .. "[]" end
  local before, name = text:match "^(.*[%s%*])([%a_][%w_]*)$"
  if before and not known[name] and before:find "[%w_]" and not before:find "^%s*struct%s*$" then text = before end
  return (text:gsub("%s+$", ""))
end

-- Returns the header that a source imports for a header: the framework's, if it is only a part of one in `hookhost`.
function Functions.public(folder, header)
  while header:find "^hookhost/" do
    local pipe = assert(io.popen(("cd '%s' && grep -rl 'include <%s>' . | sort | head -n 1"):format(folder, header)))
    local found = pipe:read "l"
    pipe:close()
    if not found then break end
    header = found:sub(3)
  end
  return header
end

-- Returns the functions that a header declares: `{name =, types = {…}}`, in alphabetical order.
function Functions.declared(path)
  local file = assert(io.open(path))
  local text = file:read "a"
  file:close()
  text = text:gsub("/%*.-%*/", ""):gsub("//[^\n]*", ""):gsub("\\\n", " ")
  text = ("\n" .. text):gsub("\n%s*#[^\n]*", "\n"):gsub("@interface.-@end", ""):gsub("@protocol.-@end", "")
  text = text:gsub('extern "C"%s*{', ""):gsub("__attribute__%s*%b()", ""):gsub("%b{}", ";")
  local all, seen = {}, {}
  for statement in text:gmatch "[^;]+" do
    local result, name, parameters = statement:match "^%s*([%a_][%w_%s%*]-[%s%*])([%a_][%w_]*)%s*(%b())"
    if result and not result:find "typedef" and not excluded[name] and not seen[name] and not name:find "^NS_" then
      seen[name] = true
      parameters = parameters:sub(2, -2)
      local types = {}
      if parameters:find "%S" and not parameters:find "^%s*void%s*$" then
        for _, parameter in ipairs(split(parameters)) do
          if not parameter:find "%.%.%." then types[#types + 1] = type_of(parameter) end
        end
      end
      if not parameters:find "va_list" then all[#all + 1] = {name = name, types = types} end
    end
  end
  table.sort(all, function(a, b) return a.name < b.name end)
  return all
end

-- Returns the calls of a function, as expressions.
function Functions.calls(declared)
  local plain, extremes = {}, {}
  for index, type in ipairs(declared.types) do extremes[index], plain[index] = values_of(type) end
  local all = {declared.name .. "(" .. table.concat(plain, ", ") .. ")"}
  for index, list in ipairs(extremes) do
    for _, value in ipairs(list) do
      local given = table.move(plain, 1, #plain, 1, {})
      given[index] = value
      all[#all + 1] = declared.name .. "(" .. table.concat(given, ", ") .. ")"
    end
  end
  return all
end

-- Returns the call of a function with null pointers, as an expression.
function Functions.null_call(declared)
  local given = {}
  for index, type in ipairs(declared.types) do
    local extremes, plain = values_of(type)
    local first = extremes[1]
    given[index] = first and (first:find "NULL" or first:find "%(nil%)" or first == "nil") and first or plain
  end
  return declared.name .. "(" .. table.concat(given, ", ") .. ")"
end

-- Returns the source whose class `class` has a method `run:` for the calls.
function Functions.source(header, class, calls)
  local lines = {
    '#pragma clang diagnostic ignored "-Weverything"', "#import <UIKit/UIKit.h>",
    "#include <math.h>", "#include <stdlib.h>", "#include <stdint.h>", "#include <stdio.h>",
    "#import <" .. header .. ">", "static char buffer[4096];", "static char large[1 << 20];",
    "static NSDecimal *decimal(NSString *text) {", "  NSDecimal *made = malloc(sizeof *made);",
    "  *made = [NSDecimalNumber decimalNumberWithString:text].decimalValue;", "  return made;", "}",
    "@interface " .. class .. " : NSObject", "+ (void)run:(int)number;", "@end", "@implementation " .. class,
    "+ (void)run:(int)number {", "  if (large[0] == 0) memset(large, 'x', sizeof large - 1);",
    "  memset(buffer, 0, sizeof buffer);", "  switch (number) {",
  }
  for number, call in ipairs(calls) do lines[#lines + 1] = ("  case %d: (void)(%s); break;"):format(number, call) end
  lines[#lines + 1] = "  }\n}\n@end\n"
  return table.concat(lines, "\n")
end

return Functions
