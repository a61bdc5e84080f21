-- Random C programs whose signed integers wrap, without shifts out of range or division by zero. The translation must print
-- the same output as the program that clang compiles with -fwrapv.

local random_c = {}

local types = {
  {name = "signed char", bits = 8, signed = true}, {name = "unsigned char", bits = 8},
  {name = "short", bits = 16, signed = true}, {name = "unsigned short", bits = 16},
  {name = "int", bits = 32, signed = true}, {name = "unsigned", bits = 32},
  {name = "long", bits = 64, signed = true}, {name = "unsigned long", bits = 64},
  {name = "_Bool", bits = 1},
}

-- Returns the text of a program; the same seed gives the same text.
function random_c.program(seed)
  local state = seed * 2654435761 + 12345
  local function random(n)
    state = (state * 6364136223846793005 + 1442695040888963407)
    return (state >> 33) % n + 1
  end
  local function pick(list) return list[random(#list)] end
  local variables, lines = {}, {}
  local function line(text) lines[#lines + 1] = text end

  local function literal(t)
    local value = pick {0, 1, 2, 3, 5, 7, 10, 63, 100, 127, 128, 200, 255, 256, 1000, 32767, 65535, 100000, 2147483647}
    if t and t.bits <= 8 then value = value % 100 end
    return tostring(value) .. pick {"", "", "", "u", "L", "ul"}
  end

  local expression
  local function place() return pick(variables) end
  local function unsigned(depth) return pick {"(unsigned long)(", "(", "(int)("} .. expression(depth) .. ")" end
  function expression(depth)
    if depth <= 0 then
      if random(3) == 1 then return literal() end
      return place().text
    end
    local kind = random(14)
    if kind <= 3 then
      return ("(%s %s %s)"):format(unsigned(depth - 1), pick {"+", "-", "*"}, unsigned(depth - 1))
    elseif kind == 4 then
      return ("((%s) %s (((%s) & 15) + 1))"):format(expression(depth - 1), pick {"/", "%"}, expression(depth - 1))
    elseif kind == 5 then
      return ("(%s << ((%s) & 31))"):format(unsigned(depth - 1), expression(depth - 1))
    elseif kind == 6 then
      return ("((%s) >> ((%s) & 7))"):format(expression(depth - 1), expression(depth - 1))
    elseif kind == 7 then
      return ("((%s) %s (%s))"):format(expression(depth - 1), pick {"&", "|", "^"}, expression(depth - 1))
    elseif kind == 8 then
      return ("((%s) %s (%s))"):format(expression(depth - 1), pick {"<", ">", "<=", ">=", "==", "!="}, expression(depth - 1))
    elseif kind == 9 then
      return ("((%s) %s (%s))"):format(expression(depth - 1), pick {"&&", "||"}, expression(depth - 1))
    elseif kind == 10 then
      return ("((%s) ? (%s) : (%s))"):format(expression(depth - 1), expression(depth - 1), expression(depth - 1))
    elseif kind == 11 then
      return ("(%s(%s))"):format(pick {"~", "!", "-"}, expression(depth - 1))
    elseif kind == 12 then
      return ("((%s)(%s))"):format(pick(types).name, expression(depth - 1))
    elseif kind == 13 then
      return ("mix(%s, %s)"):format(expression(depth - 1), expression(depth - 1))
    end
    return ("((int)((%s) * 0.5))"):format(("(int)(short)(%s)"):format(expression(depth - 1)))
  end

  -- A floating-point number, or an integer that is converted to one.
  local function real(depth)
    local kind = random(depth > 0 and 8 or 3)
    if kind == 1 then return pick {"d", "e", "f"} end
    if kind == 2 then return pick {"1.5", "0.25", "-3.0", "1e3", "2.5f", "7"} end
    if kind == 3 then return ("(%s)"):format(expression(1)) end
    if kind <= 6 then return ("(%s %s %s)"):format(real(depth - 1), pick {"+", "-", "*"}, real(depth - 1)) end
    if kind == 7 then return ("(%s / ((%s & 7) + 1.5))"):format(real(depth - 1), "(int)" .. expression(1)) end
    return ("((%s)(%s))"):format(pick {"double", "float"}, real(depth - 1))
  end

  local statement
  local function block(depth, indent)
    for _ = 1, random(3) do statement(depth - 1, indent .. "  ") end
  end
  local counter = 0
  function statement(depth, indent)
    local kind = random(depth > 0 and 14 or 5)
    local target = place().text
    if kind <= 3 then
      line(("%s%s = %s;"):format(indent, target, expression(2)))
    elseif kind == 4 then
      line(("%s%s %s %s;"):format(indent, target, pick {"&=", "|=", "^=", "+=", "-=", "*="}, expression(2)))
    elseif kind == 5 then
      local u = pick {"u", "v", "x1", "x3", "x5"}
      line(("%s%s %s; %s = %s%s;"):format(indent, u, pick {"+= 3", "-= 5", "*= 7", "<<= 2", ">>= 1", "/= 3", "%= 11"},
        target, u, pick {"++", "--", ""}))
    elseif kind <= 7 then
      line(("%sif (%s) {"):format(indent, expression(2)))
      block(depth, indent)
      if random(2) == 1 then
        line(indent .. "} else {")
        block(depth, indent)
      end
      line(indent .. "}")
    elseif kind <= 9 then
      counter = counter + 1
      local name = "i" .. counter
      line(("%sfor (int %s = 0; %s < %d; %s++) {"):format(indent, name, name, random(6), name))
      if random(3) == 1 then line(("%s  if (%s == 2) %s;"):format(indent, name, pick {"continue", "break"})) end
      line(("%s  a[%s %% 5] += (unsigned)%s;"):format(indent, name, expression(1)))
      block(depth, indent)
      line(indent .. "}")
    elseif kind == 10 then
      line(("%sswitch ((%s) & 3) {"):format(indent, expression(2)))
      for case = 0, 2 do
        line(("%s  case %d:"):format(indent, case))
        statement(0, indent .. "    ")
        if random(2) == 1 then line(indent .. "    break;") end
      end
      line(indent .. "  default:")
      statement(0, indent .. "    ")
      line(indent .. "}")
    elseif kind == 11 then
      line(("%sq = s; s.x = (short)(%s); q.z.w += (unsigned)%s; s = %s;"):format(indent, expression(1), expression(1),
        pick {"q", "s", "(struct S){.x = 3, .z = {4}}", "swap(q)"}))
    elseif kind == 12 then
      local name = pick {"d", "e", "f"}
      line(("%s%s %s %s;"):format(indent, name, pick {"=", "=", "+=", "-=", "*="}, real(2)))
      line(("%sif (!(%s > -1e15 && %s < 1e15)) %s = 1.25;"):format(indent, name, name, name))
    elseif kind == 13 then
      line(("%sif (%s %s %s) {"):format(indent, real(1), pick {"<", ">", "<=", ">=", "==", "!="}, real(1)))
      block(depth, indent)
      line(indent .. "}")
    else
      line(("%s{ unsigned *p = &a[%d]; *p += 3; p++; p[-1] ^= %s; %s = *p; }"):format(indent, random(4) - 1,
        "(unsigned)" .. expression(1), target))
    end
  end

  line "#include <stdio.h>"
  line "struct S { short x; unsigned char y; struct { unsigned w; } z; long t; };"
  line "static unsigned long calls;"
  line "static unsigned mix(unsigned x, int y) { calls++; return (x ^ (unsigned)y) * 2654435761u + (x >> 3); }"
  line "static struct S swap(struct S s) { struct S r = s; r.x = (short)s.y; r.y = (unsigned char)s.x; s.x = 0; return r; }"
  line "int main(void) {"
  for place_number = 1, 9 do
    local t = types[place_number]
    local name = "x" .. place_number
    variables[#variables + 1] = {text = name, type = t}
    line(("  %s %s = (%s)%s;"):format(t.name, name, t.name, literal(t)))
  end
  line "  unsigned u = 17, v = 99, a[5] = {1, 2, 3, 4};"
  line "  double d = 0.5, e = -17;"
  line "  float f = 2.75f;"
  line "  struct S s = {1, 2, {3}, 4}, q = {0};"
  for _, name in ipairs {"u", "a[2]", "s.x", "s.y", "q.z.w"} do variables[#variables + 1] = {text = name} end
  for _ = 1, 8 do statement(2, "  ") end
  for place_number = 1, 9 do
    line(("  printf(\"x%d %%ld\\n\", (long)x%d);"):format(place_number, place_number))
  end
  line "  printf(\"%u %u %u %u %u %u %u\\n\", u, v, a[0], a[1], a[2], a[3], a[4]);"
  line "  printf(\"%d %d %u %ld %d %d %u %ld %lu\\n\", s.x, s.y, s.z.w, s.t, q.x, q.y, q.z.w, q.t, calls);"
  line "  printf(\"%.17g %.17g %.9g\\n\", d, e, (double)f);"
  line "  return 0;"
  line "}"
  return table.concat(lines, "\n") .. "\n"
end

return random_c
