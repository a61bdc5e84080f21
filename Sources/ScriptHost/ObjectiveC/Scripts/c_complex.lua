-- Complex numbers of C: values with a real part `re` and an imaginary part `im` that never change.
--
-- `C.complexes.d` is the type of `_Complex double`, and so on by the code of the parts. Called with parts or
-- with a complex number of another type, it makes a number of its own.

local C = ...
local c = C.functions
local math_type, getmetatable, setmetatable = math.type, getmetatable, setmetatable
local number = {}
local function of(re, im) return setmetatable({re = re, im = im}, number) end
local function parts(x)
  if getmetatable(x) == number then return x.re, x.im end
  return x, math_type(x) == "integer" and 0 or 0.0
end
local function quotient(a, b)
  if math_type(a) == "integer" and math_type(b) == "integer" then return C.idiv(a, b) end
  return a / b
end
function number.__add(x, y)
  local a, b = parts(x)
  local p, q = parts(y)
  return of(a + p, b + q)
end
function number.__sub(x, y)
  local a, b = parts(x)
  local p, q = parts(y)
  return of(a - p, b - q)
end
function number.__unm(x) return of(-x.re, -x.im) end
function number.__mul(x, y)
  -- A real factor has no imaginary part, which keeps infinities.
  if getmetatable(x) ~= number then return of(x * y.re, x * y.im) end
  if getmetatable(y) ~= number then return of(x.re * y, x.im * y) end
  return of(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re)
end
function number.__div(x, y)
  local a, b = parts(x)
  if getmetatable(y) ~= number then return of(quotient(a, y), quotient(b, y)) end
  local p, q = y.re, y.im
  if math_type(p) == "integer" and math_type(a) == "integer" then
    local size = p * p + q * q
    return of(C.idiv(a * p + b * q, size), C.idiv(b * p - a * q, size))
  end
  -- Scaled by the larger part, so that its square does not overflow.
  if math.abs(p) >= math.abs(q) then
    local ratio = q / p
    local size = p + q * ratio
    return of((a + b * ratio) / size, (b - a * ratio) / size)
  end
  local ratio = p / q
  local size = p * ratio + q
  return of((a * ratio + b) / size, (b * ratio - a) / size)
end
function number.__eq(x, y) return x.re == y.re and x.im == y.im end

-- The types: their numbers are unions for the functions of memory, since they have no parts to replace.
local widths = {f = 4, d = 8, i1 = 1, u1 = 1, i2 = 2, u2 = 2, i4 = 4, u4 = 4, i8 = 8, u8 = 8}
for code, width in next, widths do
  local zero = C.zeroOf(code)
  local function part(x)
    if x == nil then return zero end
    if code == "d" then return x + 0.0 end
    if code == "f" then return C.f32(x) end
    if math_type(x) == "float" then x = C.toint(x) end
    return (C.decode(code, C.encode(code:gsub("i", "u"), x), 1))
  end
  local kind = {size = 2 * width, isUnion = true, isValue = true, fields = {{"re", code, 0}, {"im", code, width}},
    encoding = "j" .. (C.encodingLetters[code] or code)}
  function kind.copy(x) return x or kind() end
  function kind.encode(x) return C.encode(code, x.re) .. C.encode(code, x.im) end
  function kind.decode(bytes, start) return of(C.decode(code, bytes, start), C.decode(code, bytes, start + width)) end
  rawset(C.complexes, code, setmetatable(kind, {__call = function(_, re, im)
    if getmetatable(re) == number then re, im = re.re, re.im end
    return of(part(re), part(im))
  end}))
end

-- <complex.h>.
local exp, log, sin, cos, cosh, sinh = math.exp, math.log, math.sin, math.cos, c.cosh, c.sinh
local functions = {}
function functions.creal(z) return (parts(z)) end
function functions.cimag(z) return select(2, parts(z)) end
function functions.cabs(z) return c.hypot(z.re, z.im) end
function functions.carg(z) return math.atan(z.im, z.re) end
function functions.conj(z) return of(z.re, -z.im) end
function functions.cproj(z)
  if math.abs(z.re) ~= math.huge and math.abs(z.im) ~= math.huge then return z end
  return of(math.huge, c.copysign(0.0, z.im))
end
function functions.cexp(z) return of(exp(z.re) * cos(z.im), exp(z.re) * sin(z.im)) end
function functions.clog(z) return of(log(functions.cabs(z)), functions.carg(z)) end
function functions.csqrt(z)
  local size = functions.cabs(z)
  if size == 0 then return of(0.0, z.im) end
  local half = math.sqrt((size + math.abs(z.re)) / 2)
  if z.re >= 0 then return of(half, z.im / (2 * half)) end
  return of(math.abs(z.im) / (2 * half), c.copysign(half, z.im))
end
function functions.cpow(x, y)
  if x.re == 0 and x.im == 0 then return of(y.re == 0 and y.im == 0 and 1.0 or 0.0, 0.0) end
  return functions.cexp(y * functions.clog(x))
end
function functions.csinh(z) return of(sinh(z.re) * cos(z.im), cosh(z.re) * sin(z.im)) end
function functions.ccosh(z) return of(cosh(z.re) * cos(z.im), sinh(z.re) * sin(z.im)) end
function functions.ctanh(z) return functions.csinh(z) / functions.ccosh(z) end
-- The circular functions are the hyperbolic ones of i z.
local function turned(z) return of(-z.im, z.re) end
local function back(z) return of(z.im, -z.re) end
local one = of(1.0, 0.0)
function functions.csin(z) return back(functions.csinh(turned(z))) end
function functions.ccos(z) return functions.ccosh(turned(z)) end
function functions.ctan(z) return back(functions.ctanh(turned(z))) end
function functions.casinh(z) return functions.clog(z + functions.csqrt(z * z + one)) end
function functions.cacosh(z) return functions.clog(z + functions.csqrt(z + one) * functions.csqrt(z - one)) end
function functions.catanh(z) return (functions.clog(one + z) - functions.clog(one - z)) * 0.5 end
function functions.casin(z) return back(functions.casinh(turned(z))) end
function functions.cacos(z) return of(math.pi / 2, 0.0) - functions.casin(z) end
function functions.catan(z) return back(functions.catanh(turned(z))) end
local complexes = C.complexes
for name, f in next, functions do
  local is_real = name == "creal" or name == "cimag" or name == "cabs" or name == "carg"
  c[name], c[name .. "l"] = f, f
  c[name .. "f"] = function(...)
    local result = f(...)
    return is_real and C.f32(result) or complexes.f(result)
  end
end
