-- Random C programs about memory: structures with bit-fields, arrays and structures in them, which are
-- copied, passed and returned by value and by pointer, and walked by pointers to their parts.
--
-- The programs have no undefined behaviour, and print nothing that C leaves to the compiler.

local random_structures = {}

local scalars = {
  {name = "signed char", bits = 8}, {name = "unsigned char", bits = 8}, {name = "short", bits = 16},
  {name = "unsigned short", bits = 16}, {name = "int", bits = 32}, {name = "unsigned", bits = 32},
  {name = "long", bits = 64}, {name = "unsigned long", bits = 64}, {name = "float", real = true},
  {name = "double", real = true}, {name = "_Bool", bits = 1},
}

-- Returns the text of a program; the same seed gives the same text.
function random_structures.program(seed)
  local state = seed * 2654435761 + 54321
  local function random(n)
    state = state * 6364136223846793005 + 1442695040888963407
    return (state >> 33) % n + 1
  end
  local function pick(list) return list[random(#list)] end
  local lines, structures = {}, {}
  local function line(text) lines[#lines + 1] = text end

  -- A field is a scalar, a bit-field, an array of scalars, a structure or an array of structures.
  local function field(name)
    local kind = random(8)
    if kind <= 3 then return {name = name, scalar = pick(scalars)} end
    if kind <= 5 then
      local t = scalars[2 + random(4)]
      return {name = name, scalar = t, width = random(t.bits - 1)}
    end
    if kind == 6 or #structures == 0 then
      local rows = random(3) == 1 and random(2) + 1 or nil
      return {name = name, scalar = pick(scalars), count = random(3) + 1, rows = rows}
    end
    return {name = name, structure = pick(structures), count = kind == 8 and random(2) + 1 or nil}
  end
  local function declare(f)
    local size = (f.rows and "[" .. f.rows .. "]" or "") .. (f.count and "[" .. f.count .. "]" or "")
    return ("%s %s%s%s;"):format(f.structure and "struct " .. f.structure.name or f.scalar.name, f.name, size,
      f.width and " : " .. f.width or "")
  end

  line "#include <stdio.h>"
  line "#include <stddef.h>"
  line "#include <string.h>"
  for number = 1, 3 + random(2) do
    local s = {name = "S" .. number, fields = {}, is_union = number > 1 and random(6) == 1}
    if s.is_union then
      for place = 1, 2 do s.fields[place] = {name = "u" .. place, scalar = scalars[4 + random(4)]} end
    else
      for place = 1, 1 + random(5) do s.fields[place] = field("f" .. place) end
    end
    line(("%s S%d {"):format(s.is_union and "union" or "struct", number))
    for _, f in ipairs(s.fields) do line("  " .. declare(f)) end
    line "};"
    if s.is_union then
      -- A union is a member of structures only through its own structure.
      line(("struct W%d { union S%d v; short tail; };"):format(number, number))
      s = {name = "W" .. number, fields = {{name = "v.u" .. random(2), scalar = s.fields[1].scalar, inner = true},
        {name = "tail", scalar = scalars[3]}}, union_of = s}
      s.fields[1].scalar = s.union_of.fields[tonumber(s.fields[1].name:match "%d$")].scalar
    end
    structures[#structures + 1] = s
  end

  -- A scalar that is a part of a structure, as an lvalue; `index` is an expression for one of the indices.
  local function part(text, s, index)
    local f = pick(s.fields)
    text = text .. "." .. f.name
    if f.rows then text = ("%s[%d]"):format(text, random(f.rows) - 1) end
    if f.count then
      text = index and random(2) == 1 and ("%s[%s %% %d]"):format(text, index, f.count)
        or ("%s[%d]"):format(text, random(f.count) - 1)
    end
    if f.structure then return part(text, f.structure, index) end
    return text, f
  end
  local function value()
    return pick {"n", "n + 1", "(n * 7) & 127", "3", "1", "100", "65535", "(int)(n * 31u) >> 2", "-5", "0", "-n", "n << 3"}
  end
  local function set(text, f)
    if f.scalar.real then
      local number = pick {"1.5", "-0.25", "n", "n * 0.5", "100"}
      return ("%s = %s;"):format(text, number)
    end
    local operator = pick {"=", "=", "=", "+=", "-=", "^=", "|=", "&=", "*="}
    if operator == "*=" or f.scalar.name == "int" or f.scalar.name == "long" then operator = pick {"=", "^=", "|=", "&="} end
    return ("%s %s %s;"):format(text, operator, value())
  end
  -- Prints each scalar of a structure.
  local function show(s, text, out)
    for _, f in ipairs(s.fields) do
      local function one(place)
        if f.structure then return show(f.structure, place, out) end
        out[#out + 1] = f.scalar.real and {"%g", "(double)" .. place} or {"%ld", "(long)" .. place}
      end
      local function row(place)
        if not f.count then return one(place) end
        for index = 0, f.count - 1 do one(("%s[%d]"):format(place, index)) end
      end
      if f.rows then
        for index = 0, f.rows - 1 do row(("%s.%s[%d]"):format(text, f.name, index)) end
      else
        row(text .. "." .. f.name)
      end
    end
  end

  for _, s in ipairs(structures) do
    local out, name = {}, s.name
    show(s, "(*p)", out)
    line(("static void show%s(const char *at, const struct %s *p) {"):format(name, name))
    line "  printf(\"%s:\", at);"
    for _, entry in ipairs(out) do line(("  printf(\" %s\", %s);"):format(entry[1], entry[2])) end
    line "  printf(\"\\n\");"
    line "}"
    local changes = {}
    for place = 1, 3 do changes[place] = set(part("(*p)", s, "n")) end
    line(("static void change%s(struct %s *p, int n) { %s }"):format(name, name, table.concat(changes, " ")))
    line(("static struct %s with%s(struct %s s, int n) { %s return s; }"):format(name, name, name, set(part("s", s, "n"))))
    line(("static void each%s(struct %s *p, int count, int n) {"):format(name, name))
    line(("  for (struct %s *end = p + count; p < end; p++, n++) change%s(p, n);"):format(name, name))
    line "}"
  end

  -- A pointer to a part that is no bit-field.
  local function pointer(s, root)
    for _ = 1, 20 do
      local text, f = part(root, s)
      if not f.width and not f.inner then return text, f end
    end
  end

  line "int main(void) {"
  line "  int n = 5;"
  for _, s in ipairs(structures) do
    local name = s.name
    local a, one = "a" .. name, "o" .. name
    line(("  struct %s %s[3], %s; memset(%s, 0, sizeof %s); memset(&%s, 0, sizeof %s);"):format(name, a, one, a, a, one, one))
    line(("  printf(\"%%zu\\n\", sizeof(struct %s));"):format(name))
    for _ = 1, 8 do
      local kind = random(10)
      if kind == 1 then
        line(("  each%s(%s, 3, n);"):format(name, a))
      elseif kind == 2 then
        line(("  %s = with%s(%s[%d], n);"):format(one, name, a, random(3) - 1))
      elseif kind == 3 then
        line(("  %s[%d] = %s; change%s(&%s, n + 2);"):format(a, random(3) - 1, one, name, one))
      elseif kind == 4 then
        line(("  { struct %s *p = &%s[1]; change%s(p++, n); %s change%s(&p[-2], 3); }"):format(name, a, name,
          set(part("(*p)", s)), name))
      elseif kind == 5 then
        line(("  memcpy(&%s[%d], &%s, sizeof %s);"):format(a, random(3) - 1, one, one))
      elseif kind == 6 then
        local text, f = pointer(s, a .. "[n % 3]")
        if text then line(("  { %s *p = &%s; %s }"):format(f.scalar.name, text, set("*p", f))) end
      elseif kind == 7 then
        line(("  { struct %s copy[3]; memcpy(copy, %s, sizeof copy); change%s(copy + 1, n); %s[0] = copy[1]; }"):format(name,
          a, name, a))
      elseif kind == 8 then
        line(("  memmove(%s + 1, %s, 2 * sizeof *%s);"):format(a, a, a))
      elseif kind == 9 then
        line(("  { struct %s *p[2] = {&%s, %s + 2}; for (int i = 0; i < 2; i++) { %s n++; } }"):format(name, one, a,
          set(part("(*p[i])", s, "n"))))
      else
        line("  " .. set(part(a .. "[" .. random(3) - 1 .. "]", s, "n")))
      end
      line(("  n = (n * 3 + %d) & 63;"):format(random(20)))
    end
    line(("  for (int i = 0; i < 3; i++) show%s(\"%s\", &%s[i]);"):format(name, a, a))
    line(("  show%s(\"%s\", &%s);"):format(name, one, one))
    if not s.union_of then
      for _, f in ipairs(s.fields) do
        if not f.width then line(("  printf(\"%%zu \", offsetof(struct %s, %s));"):format(name, f.name)) end
      end
    end
    line "  printf(\"%d\\n\", n);"
  end
  line "  return 0;"
  line "}"
  return table.concat(lines, "\n") .. "\n"
end

return random_structures
