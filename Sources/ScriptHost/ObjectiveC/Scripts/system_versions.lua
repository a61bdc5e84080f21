-- The version numbers that old sources use: those of Foundation, Core Foundation and the kernel.
-- All depend on the setting `systemVersion`, which is read on each use.

local C = ...
local objc = C.objc

-- Foundation's and Core Foundation's number, by the first system with them. From 10 on both are
-- equal. Up to 9.3 the headers define them; later ones are values that projects compare with, for
-- 17 and later only the lowest known ones.
local numbers = {
  {2, 0, 678.24, 478.23}, {2, 1, 678.26, 478.26}, {2, 2, 678.29, 478.29}, {3, 0, 678.47, 478.47},
  {3, 1, 678.51, 478.52}, {3, 2, 678.60, 478.61}, {4, 0, 751.32, 550.32}, {4, 1, 751.37, 550.38},
  {4, 2, 751.49, 550.52}, {4, 3, 751.49, 550.52}, {5, 0, 881.00, 675.00}, {5, 1, 890.10, 690.10},
  {6, 0, 992.00, 793.00}, {6, 1, 993.00, 793.00}, {7, 0, 1047.20, 847.20}, {7, 1, 1047.25, 847.24},
  {8, 0, 1140.11, 1140.1}, {8, 1, 1141.1, 1141.14}, {8, 2, 1142.14, 1142.16}, {8, 3, 1144.17, 1144.17},
  {8, 4, 1144.17, 1145.15}, {9, 0, 1240.1, 1240.1}, {9, 1, 1241.14, 1241.11}, {9, 2, 1242.12, 1242.13},
  {9, 3, 1242.12, 1242.13}, {10, 0, 1348.00}, {10, 2, 1348.22}, {10, 3, 1349.56}, {11, 0, 1443.00},
  {11, 1, 1445.32}, {11, 2, 1450.14}, {11, 3, 1452.23}, {12, 0, 1556.00}, {12, 1, 1560.10}, {12, 2, 1570.15},
  {13, 0, 1665.15}, {13, 1, 1671.101}, {13, 3, 1674.102}, {13, 4, 1675.129}, {14, 0, 1751.108},
  {14, 2, 1770.106}, {14, 3, 1770.300}, {14, 5, 1775.118}, {15, 0, 1854.00}, {15, 2, 1856.105},
  {16, 0, 1946.102}, {17, 0, 2050.00}, {18, 0, 3000.00}, {18, 3, 3301.00}, {26, 0, 4000.00},
}
local function known()
  local found = numbers[1]
  for _, entry in ipairs(numbers) do
    if not C.available(entry[1], entry[2]) then break end
    found = entry
  end
  return found
end
function C.computed.NSFoundationVersionNumber() return known()[3] end
function C.computed.kCFCoreFoundationVersionNumber()
  local entry = known()
  return entry[4] or entry[3]
end

-- The version and the build as strings, and the version of Darwin.
local system = {}
C.systemFacts = system
local function information() return objc.NSProcessInfo:processInfo() end
function system.version()
  local version = information():operatingSystemVersion()
  local text = ("%d.%d"):format(version.majorVersion, version.minorVersion)
  return version.patchVersion > 0 and text .. "." .. version.patchVersion // 1 or text
end
function system.build() return information():operatingSystemVersionString():match "Build (%w+)" end
function system.darwin()
  local version = information():operatingSystemVersion()
  local major = version.majorVersion
  return ("%d.%d.%d"):format(major >= 26 and major - 1 or major + 6, version.minorVersion, version.patchVersion)
end
