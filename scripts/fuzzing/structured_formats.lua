-- Formats of `random_inputs.lua` whose inputs are generated with their structure: mutated bytes of these formats seldom
-- get past the first check. `make` returns a random input, which is mutated only sometimes; `read` reads one.

local random = math.random

local function pick(list) return list[random(#list)] end
local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end
local function repeated(most, make, separator)
  local parts = {}
  for index = 1, random(0, most) do parts[index] = make() end
  return table.concat(parts, separator)
end

local numbers = {
  0, 1, -1, 2, 7, 127, 128, 255, 256, 32767, 65535, 2147483647, -2147483648, 4294967296, math.maxinteger, math.mininteger,
  0.5, -0.0, 1e300, 2.0 ^ 53, 2.0 ^ 63,
}

local formats = {}

-- Binary property lists: an object table with random references, sizes and offsets.

local function list_object(count)
  local kind = random(12)
  local function reference() return string.char(random(5) == 1 and random(0, 255) or random(0, count - 1)) end
  if kind <= 3 then
    local size = random(0, 5)
    return string.char(0xA0 | size) .. repeated(0, reference) .. reference():rep(size)
  elseif kind <= 5 then
    local size = random(0, 3)
    local parts = {}
    for index = 1, 2 * size do parts[index] = reference() end
    return string.char(0xD0 | size) .. table.concat(parts)
  elseif kind == 6 then return string.char(0x50 | 3) .. "abc"
  elseif kind == 7 then return string.char(0x60 | 2) .. "\0a\xd8\0"
  elseif kind == 8 then return "\x13" .. (">i8"):pack(math.tointeger(pick(numbers)) or 5)
  elseif kind == 9 then return pick {"\x23", "\x33"} .. (">d"):pack(pick(numbers))
  elseif kind == 10 then return string.char(0x80, random(0, 255))
  elseif kind == 11 then return pick {"\x4F", "\x5F", "\xAF", "\xDF"} .. string.char(0x10 | random(0, 4)) .. (">i8"):pack(random(-3, 300))
  end
  return pick {"\x08", "\x09", "\x00", "\x0f", "\x14" .. ("\xff"):rep(16)}
end

formats.binary_property_list_objects = {
  make = function()
    local count = random(1, 40)
    local parts, offsets, at = {"bplist00"}, {}, 8
    for index = 1, count do
      parts[index + 1] = list_object(count)
      offsets[index], at = at, at + #parts[index + 1]
    end
    if random(6) == 1 then offsets[random(count)] = random(0, at + 40) end
    for index = 1, count do parts[#parts + 1] = (">I2"):pack(offsets[index]) end
    local sizes = random(10) == 1 and string.char(random(0, 255), random(0, 255)) or "\2\1"
    local function number(value) return (">i8"):pack(random(20) == 1 and math.tointeger(pick(numbers)) or value) end
    return table.concat(parts) .. ("\0"):rep(6) .. sizes .. number(count) .. number(0) .. number(at)
  end,
  read = function(text)
    local list = objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(data(text), random(0, 2), nil, nil)
    return list ~= nil and #tostring(objc.box(list):description()) > 0
  end,
}

-- XML: elements, attributes, entities, sections, in place and out of place.

local function xml_name() return pick {"a", "b", "n:c", "d1", "xml", "é"} end

local function xml_content(depth)
  local kind = random(9)
  if kind <= 3 and depth < 8 then
    local name = xml_name()
    return "<" .. name .. repeated(3, function() return (' %s="%s"'):format(xml_name(), pick {"1", "&lt;", "&e;", "urn:x", "<"}) end)
      .. ">" .. repeated(4, function() return xml_content(depth + 1) end) .. "</" .. (random(30) == 1 and xml_name() or name) .. ">"
  end
  return pick {"text", "&amp;", "&e;", "&f;", "&#233;", "&#x110000;", "<![CDATA[]]]]>", "<!-- c -->", "<?p i?>", "]]>", "<e/>", "\0"}
end

formats.xml_documents = {
  nesting = {{"<a>", "</a>"}, {"<!--", "-->"}},
  make = function()
    local declarations = repeated(5, function()
      return pick {
        "<!ENTITY e 'x'>", "<!ENTITY e '&f;&f;'>", "<!ENTITY f '&e;'>", "<!ENTITY f SYSTEM 'file:///etc/passwd'>",
        "<!ENTITY %% p '<!ENTITY e \"y\">'>%%p;", "<!ELEMENT a (b|(c,d))*>", "<!ATTLIST a b CDATA #FIXED 'v'>",
        "<!NOTATION n PUBLIC 'p'>", "<!ATTLIST a b (x|y) 'x'>",
      }
    end)
    return (random(3) == 1 and ('<?xml version="1.0" encoding="%s"?>'):format(pick {"UTF-8", "UTF-16", "latin1", "x"}) or "")
      .. (random(2) == 1 and "<!DOCTYPE a [" .. declarations .. "]>" or "") .. "<a>"
      .. repeated(6, function() return xml_content(1) end) .. "</a>"
  end,
  read = function(text)
    local parser = objc.NSXMLParser:alloc():initWithData_(data(text))
    parser:setShouldProcessNamespaces_(random(2) == 1)
    parser:setShouldResolveExternalEntities_(random(2) == 1)
    return parser:parse()
  end,
}

-- Archives: a property list with the shape of a keyed archive, and random classes, keys and references.

local classes = {
  "NSArray", "NSDictionary", "NSSet", "NSString", "NSDate", "NSURL", "NSColor", "UIColor", "UIView", "NSIndexSet", "NSIndexPath",
  "NSAttributedString", "NSUUID", "NSNumber", "NSDecimalNumber", "NSValue", "NSPredicate", "NSComparisonPredicate", "NSExpression",
  "NSSortDescriptor", "NSDateFormatter", "NSNumberFormatter", "NSCalendar", "NSTimeZone", "NSLocale", "NSError", "NSOrderedSet",
  "UIImage", "UIFont", "UILabel", "UIBezierPath", "NSURLRequest", "NSParagraphStyle", "NSRegularExpression", "Absent",
}
local keys = {
  "NS.objects", "NS.keys", "NS.string", "NS.time", "NS.base", "NS.relative", "NSRangeCount", "NSLocation", "NSLength", "NSRangeData",
  "NS.uuidbytes", "NSString", "NSAttributes", "NSAttributeInfo", "NS.exponent", "NS.mantissa", "NS.intval", "NS.special",
  "UIRed", "UIGreen", "UIAlpha", "UIBounds", "UISubviews", "UICenter", "NSCode", "NSDomain", "NSUserInfo", "NSKey", "NSName", "$0",
}

formats.archive_objects = {
  make = function()
    local count = random(2, 14)
    local function uid() return ("<dict><key>CF$UID</key><integer>%d</integer></dict>"):format(random(0, count + random(0, 1))) end
    local function value()
      local kind = random(6)
      if kind <= 2 then return uid() end
      if kind == 3 then return "<array>" .. repeated(4, uid) .. "</array>" end
      if kind == 4 then return ("<integer>%d</integer>"):format(math.tointeger(pick(numbers)) or 3) end
      if kind == 5 then return ("<real>%s</real>"):format(pick {"0.5", "1e300", "nan", "inf", "-0"}) end
      return pick {"<string>text</string>", "<string>{1, 2}</string>", "<data>AAEC</data>", "<true/>", "<date>2020-01-01T00:00:00Z</date>"}
    end
    local objects = {"<string>$null</string>"}
    for index = 2, count do
      local kind = random(5)
      if kind == 1 then
        local name = pick(classes)
        objects[index] = ("<dict><key>$classname</key><string>%s</string><key>$classes</key>"
          .. "<array><string>%s</string><string>NSObject</string></array></dict>"):format(name, name)
      elseif kind == 2 then
        objects[index] = value()
      else
        objects[index] = "<dict><key>$class</key>" .. uid()
          .. repeated(4, function() return "<key>" .. pick(keys) .. "</key>" .. value() end) .. "</dict>"
      end
    end
    return "<plist><dict><key>$archiver</key><string>NSKeyedArchiver</string><key>$version</key><integer>100000</integer>"
      .. "<key>$top</key><dict><key>root</key>" .. uid() .. "</dict><key>$objects</key><array>"
      .. table.concat(objects) .. "</array></dict></plist>"
  end,
  read = function(text)
    local unarchiver = objc.NSKeyedUnarchiver:alloc():initForReadingWithData_(data(text))
    unarchiver:setRequiresSecureCoding_(false)
    local object = unarchiver:decodeObjectForKey_ "root"
    return object ~= nil and #tostring(objc.box(object):description()) >= 0
  end,
}

-- PNG: chunks with right and wrong lengths and sums.

formats.png_chunks = {
  make = function()
    local function side() return (math.tointeger(pick(numbers)) or 9) & 0xFFFFFFFF end
    local function chunk(name, body)
      return (">I4"):pack(random(12) == 1 and side() or #body) .. name .. body .. "\0\0\0\0"
    end
    return "\x89PNG\r\n\x1a\n" .. repeated(2, function() return chunk("tEXt", "a\0b") end)
      .. chunk("IHDR", (">I4I4"):pack(side(), side()) .. string.char(random(0, 16), random(0, 7), 0, 0, random(0, 1)))
      .. repeated(4, function()
        return chunk(pick {"IDAT", "PLTE", "pHYs", "iCCP", "tRNS", "eXIf"}, ("x"):rep(random(0, 30)))
      end) .. chunk("IEND", "")
  end,
  read = function(text)
    local image = objc.UIImage:imageWithData_(data(text))
    if not image then return nil end
    return objc.box(image):size().width >= 0 and uikit.UIImageJPEGRepresentation(image, 0.5) or uikit.UIImagePNGRepresentation(image)
  end,
}

-- Nibs: tables with views, outlets and wrong types.

local function nib(depth)
  local made = {
    class = pick {"UIView", "UILabel", "UIButton", "UIScrollView", "UITableView", "UIStackView", "NSObject", "Absent", 5},
    id = pick {"a", "b", "c"}, frame = {pick(numbers), pick(numbers), pick(numbers), pick(numbers)},
  }
  if random(4) == 1 then made[pick {"frame", "id", "text", "title", "outlets", "actions", "constraints"}] = pick {"x", 5, {}, {"a"}, {a = "b"}, true} end
  if depth < 5 and random(2) == 1 then
    made.subviews = {}
    for index = 1, random(0, 4) do made.subviews[index] = nib(depth + 1) end
    if random(30) == 1 then made.subviews[1] = made end
  end
  if random(6) == 1 then made.outlets = {view = pick {"a", "b", "none"}} end
  return made
end

formats.nib = {
  make = function() return nib(1) end,
  read = function(made)
    uikit.nib("Fuzzed", made)
    return objc.UINib:nibWithNibName_bundle_("Fuzzed", nil):instantiateWithOwner_options_(nil, nil)
  end,
}

-- SQL, and the C functions of SQLite with random arguments, which may be of the wrong type, or finalized.

local function expression(depth)
  local kind = random(12)
  if depth > 4 or kind <= 4 then return pick {"1", "NULL", "x", "y", "'t'", "x'00ff'", "9223372036854775807", "1e999", "?", ":a", "rowid"} end
  local function inner() return expression(depth + 1) end
  if kind <= 6 then return "(" .. inner() .. pick {"+", "*", "||", "<<", "/", "%", " LIKE ", " GLOB ", " IS ", " AND ", "->"} .. inner() .. ")" end
  if kind == 7 then
    return pick {
      "abs", "hex", "length", "zeroblob", "randomblob", "upper", "typeof", "printf", "quote", "json", "char", "unicode",
      "load_extension",
    } .. "(" .. inner() .. ")"
  end
  if kind == 8 then return pick {"substr", "replace", "printf", "round", "instr", "json_extract"} .. "(" .. inner() .. "," .. inner() .. ")" end
  if kind == 9 then return "CASE WHEN " .. inner() .. " THEN " .. inner() .. " END" end
  if kind == 10 then return "(SELECT " .. inner() .. " FROM t LIMIT 3)" end
  if kind == 11 then return "CAST(" .. inner() .. " AS " .. pick {"TEXT", "BLOB", "INTEGER", "REAL"} .. ")" end
  return pick {"count(*)", "sum(x) OVER ()", "group_concat(x)", "EXISTS (SELECT 1)", "max(x, y)"}
end

local function statement()
  return pick {
    function() return "SELECT " .. expression(0) .. " FROM t WHERE " .. expression(0) end,
    function() return "INSERT INTO t VALUES (" .. expression(0) .. "," .. expression(0) .. ")" end,
    function() return "UPDATE t SET x = " .. expression(0) end,
    function() return "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + " .. expression(2) .. " FROM c LIMIT 50) SELECT * FROM c" end,
    function()
      return "CREATE TABLE " .. pick {"t", "u", "v"} .. "(x, y "
        .. pick {"PRIMARY KEY", "UNIQUE", "CHECK (y > 0)", "DEFAULT " .. expression(2)} .. ")"
    end,
    function()
      return pick {"PRAGMA ", "pragma "} .. pick {
        "table_info(t)", "integrity_check", "page_size=1", "temp_store_directory='/'", "journal_mode=wal", "max_page_count=1",
      }
    end,
    function() return pick {"BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT a", "VACUUM", "ANALYZE", "REINDEX", "ATTACH ':memory:' AS o", "DETACH o"} end,
    function() return "CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO t VALUES (" .. expression(1) .. ", 2); END" end,
    function() return "DROP " .. pick {"TABLE t", "TABLE u", "TRIGGER r", "VIEW w"} end,
    function() return "CREATE VIEW w AS SELECT " .. expression(0) .. " FROM t" end,
    function() return "EXPLAIN " .. "SELECT " .. expression(0) end,
  }()
end

-- The module for C, and a database for the statements of a program.
local function library()
  local C = require "hookhost.c"
  return C, C.functions
end

local function opened(C, c)
  local out = C.cell(nil)
  c.sqlite3_open(C.literal ":memory:", out)
  local database = out.a[out.i]
  c.sqlite3_exec(database, C.literal "CREATE TABLE t(x, y); INSERT INTO t VALUES (1, 'a'), (2, NULL)", nil, nil, nil)
  return database
end

formats.sql = {
  seeds = {"SELECT x FROM t", "INSERT INTO t VALUES (1, 2)", "SELECT hex(zeroblob(10))"},
  nesting = {{"(", ")"}, {"CASE WHEN 1 THEN ", " END"}, {"NOT ", ""}},
  make = function() return statement() .. ";" .. statement() end,
  read = function(text)
    local C, c = library()
    local database = opened(C, c)
    -- A query without an end, as a recursive one without its limit, is interrupted.
    local asked = 0
    c.sqlite3_progress_handler(database, 100000, function()
      asked = asked + 1
      return asked > 50 and 1 or 0
    end, nil)
    local code = c.sqlite3_exec(database, C.literal((text:gsub("\0", " "))), nil, nil, nil)
    c.sqlite3_close(database)
    return code == 0
  end,
}

local function takes_statement(name)
  return name:find "_column_" or name:find "_bind_" or name:find "_step$" or name:find "_reset$" or name:find "_finalize$"
end

local function is_sqlite(name, body) return name:find "^sqlite3_" and type(body) == "function" end

formats.sqlite_calls = {
  make = function()
    local C, c = library()
    c.sqlite3_close(opened(C, c)) -- the functions are listed after the first use of one
    local names = {}
    for name, body in pairs(c) do if is_sqlite(name, body) then names[#names + 1] = name end end
    table.sort(names)
    local calls = {}
    for index = 1, random(4, 40) do
      local name, arguments = random(3) == 1 and pick {
        "sqlite3_prepare_v2", "sqlite3_step", "sqlite3_finalize", "sqlite3_column_text", "sqlite3_bind_int", "sqlite3_close_v2",
        "sqlite3_backup_init", "sqlite3_backup_step", "sqlite3_backup_finish", "sqlite3_reset", "sqlite3_exec",
      } or pick(names), {}
      for place = 1, random(0, 6) do arguments[place] = random(12) end
      if random(4) > 1 then arguments[1] = takes_statement(name) and 4 or 1 end
      calls[index] = {name, arguments}
    end
    return calls
  end,
  read = function(calls)
    local C, c = library()
    local database, cells = opened(C, c), {}
    for index = 1, 4 do cells[index] = C.cell(nil) end
    local statement_cell = C.cell(nil)
    c.sqlite3_prepare_v2(database, C.literal "SELECT x, y FROM t WHERE x > ?", -1, statement_cell, nil)
    local function argument(kind)
      if kind <= 3 then return database end
      if kind <= 5 then return statement_cell.a[statement_cell.i] end
      if kind == 6 then return cells[random(4)] end
      if kind == 7 then
        local cell = cells[random(4)]
        return cell.a[cell.i]
      end
      if kind == 8 then return C.literal(pick {"SELECT 1", "main", "t", "x", "", "INSERT INTO t VALUES (3, 4)", "COMMIT"}) end
      if kind == 9 then return math.tointeger(pick(numbers)) end
      if kind == 10 then return random(-1, 3) end
      if kind == 11 then return function() return 0 end end
      return nil
    end
    local done = 0
    for _, call in ipairs(calls) do
      local has_body, body = pcall(function() return c[call[1]] end)
      local arguments = {}
      for place = 1, 6 do arguments[place] = call[2][place] and argument(call[2][place]) or nil end
      if has_body and body and pcall(body, table.unpack(arguments, 1, 6)) then done = done + 1 end
    end
    pcall(c.sqlite3_finalize, statement_cell.a[statement_cell.i])
    pcall(c.sqlite3_close_v2, database)
    return done > 0
  end,
}

-- Sources, which are parsed and translated, and not run.

local sources = {
  "#import <Foundation/Foundation.h>\n@interface A : NSObject { int x; }\n@property (nonatomic, copy) NSString *name;\n@end\n@implementation A\n"
    .. "- (int)sum:(int)a with:(int)b { for (int i = 0; i < 3; i++) { x += a * b; } return x ? x : [self sum:1 with:2]; }\n@end\n",
  "#import <UIKit/UIKit.h>\ntypedef struct { int a; double b[3]; } S;\nstatic S s = {1, {1, 2, 3}};\nint main(void) { @autoreleasepool { "
    .. "void (^block)(id) = ^(id o) { NSLog(@\"%@ %d\", @[@1, @{@\"k\": o}], s.a); }; block(nil); } @try { @throw @\"x\"; } @catch (id e) { } return 0; }\n",
  "enum { A, B = 5 };\nunion U { int i; float f; };\nint f(union U *u, ...) { switch (u->i) { case A: goto end; default: break; } "
    .. "do { u->i <<= 1; } while (u->i > 0);\nend: return sizeof(union U); }\n",
}

formats.source = {
  seeds = sources, costly = true,
  nesting = {{"(", ")"}, {"{", "}"}, {"[", "]"}, {"*", ""}, {"@[", "]"}},
  read = function(text)
    local path = os.tmpname()
    local file = assert(io.open(path .. ".m", "w"))
    file:write(text)
    file:close()
    os.remove(path)
    local is_read, source = pcall(objc.source, path .. ".m")
    os.remove(path .. ".m")
    if not is_read then error(source, 0) end
    return source ~= nil
  end,
}

return formats
