-- Which system a source runs on: one setting answers every question about it.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local import = dofile(here .. "support/import_source.lua")
local run_main = dofile(here .. "support/run_main.lua")

describe("the version of the system", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  -- Answers a function that names the conditions which hold on a system.
  local function conditions(list, head)
    local lines = {}
    for index, condition in ipairs(list) do
      lines[index] = ("if (%s) { held |= 1L << %d; }"):format(condition, index - 1)
    end
    local globals = import(([[
      #import <UIKit/UIKit.h>
      #pragma clang diagnostic ignored "-Wunsupported-availability-guard"
      %s
      static long askedInC(void) { long held = 0; %s return held; }
      long heldConditions(void) { return askedInC(); }]]):format(head or "", table.concat(lines, "\n")))
    return function(version)
      uikit.setting("systemVersion", version)
      local held, result = globals.heldConditions(), {}
      for index, condition in ipairs(list) do
        if held & 1 << index - 1 ~= 0 then result[#result + 1] = condition end
      end
      return result
    end
  end

  it("is 18.5 by default, and decides what @available answers", function()
    assert.equal("1 1 0", (run_main [[
      BOOL modern = NO, old = YES, future = NO;
      if (@available(iOS 18.5, *)) { modern = YES; old = NO; }
      if (@available(iOS 18.6, *)) { future = YES; }
      printf("%d %d %d", modern, !old, future);]]))
  end)

  it("is asked whenever a check is reached, also after the import", function()
    local held = conditions {
      "@available(iOS 12, *)", "@available(iOS 12.4, *)", "@available(iOS 12.4.1, *)", "@available(iOS 13.0, *)",
      "__builtin_available(iOS 15.0, *)", "@available(iOS 26, *)",
    }
    assert.same({"@available(iOS 12, *)", "@available(iOS 12.4, *)"}, held "12.4")
    assert.equal(3, #held "12.4.1")
    assert.equal(5, #held "18.5")
    assert.equal(6, #held "26.0")
    assert.equal(0, #held "9.3")
  end)

  it("answers for the platform of the device among others, and the rest by the star", function()
    local held = conditions {
      "@available(macOS 10.15, *)", "@available(tvOS 9, watchOS 2, *)", "@available(macOS 99, iOS 13, *)",
      "@available(iOS 13, macCatalyst 99, *)", "@available(iOS 13, tvOS 99, macOS 99, watchOS 99, *)",
    }
    assert.same({"@available(macOS 10.15, *)", "@available(tvOS 9, watchOS 2, *)"}, held "12.4")
    assert.equal(5, #held "13.0")
  end)

  it("is compared with the version that a macro names, is given or brings", function()
    local held = conditions({
      "@available(iOS NEWEST, *)", "AT_LEAST(13.0)", "IS_NEW", "AT_LEAST_TWICE(11.2.1)", "@available(PHONE, *)",
      "BUILTIN(13.0)",
    }, [[
      #define NEWEST 15.0
      #define AT_LEAST(version) @available(iOS version, *)
      #define AT_LEAST_TWICE(version) AT_LEAST(version)
      #define IS_NEW @available(iOS 14.0, *)
      #define PHONE iOS 16.0
      #define BUILTIN(version) __builtin_available(iOS version, *)]])
    assert.same({"AT_LEAST_TWICE(11.2.1)"}, held "12.4")
    assert.same({"AT_LEAST(13.0)", "AT_LEAST_TWICE(11.2.1)", "BUILTIN(13.0)"}, held "13.0")
    assert.equal(6, #held "18.5")
    assert.equal(5, #held "15.8")
  end)

  it("is negated, joined and kept in a variable as C has it", function()
    local held = conditions({
      "!@available(iOS 13, *)", "@available(iOS 10, *) && @available(iOS 14, *)", "isNew()", "kept(13)",
    }, [[
      #define CHECK(v) ({ BOOL result = NO; if (@available(iOS v, *)) { result = YES; } result; })
      static BOOL isNew(void) { if (@available(iOS 13.0, *)) { return YES; } else { return NO; } }
      static BOOL kept(int ignored) { return CHECK(14.1); }]])
    assert.same({"!@available(iOS 13, *)"}, held "12.4")
    assert.same({"isNew()"}, held "13.7")
    assert.equal(3, #held "14.5")
  end)

  it("is that of UIDevice, NSProcessInfo, Foundation and Core Foundation", function()
    local held = conditions({
      "SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@\"13.0\")", "UIDevice.currentDevice.systemVersion.floatValue >= 13",
      "[NSProcessInfo.processInfo isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion){13, 0, 0}]",
      "NSProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 13",
      "NSFoundationVersionNumber >= 1665", "kCFCoreFoundationVersionNumber >= 1665.15",
      "NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max", "floor(NSFoundationVersionNumber) > 993",
    }, [[
      #define SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(v) \
        ([[[UIDevice currentDevice] systemVersion] compare:v options:NSNumericSearch] != NSOrderedAscending)]])
    assert.equal(8, #held "18.5")
    assert.equal(8, #held "13.0")
    assert.same({"NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max",
      "floor(NSFoundationVersionNumber) > 993"}, held "12.4")
    assert.equal(1, #held "9.3")
  end)

  it("has the numbers of Foundation that the headers name", function()
    local globals = import [[
      #import <UIKit/UIKit.h>
      double foundationNumber(void) { return NSFoundationVersionNumber; }
      double coreNumber(void) { return kCFCoreFoundationVersionNumber; }]]
    for version, expected in pairs {
      ["9.3"] = {1242.12, 1242.13}, ["10.1"] = {1348, 1348}, ["12.4"] = {1570.15, 1570.15},
    } do
      uikit.setting("systemVersion", version)
      assert.same(expected, {globals.foundationNumber(), globals.coreNumber()})
    end
  end)

  it("is told by sysctl and uname", function()
    assert.equal("22F76 18.5 24.5.0 24.5.0", (run_main([[
      char build[32], product[32], release[32];
      size_t size = 32;
      sysctlbyname("kern.osversion", build, &size, NULL, 0); size = 32;
      sysctlbyname("kern.osproductversion", product, &size, NULL, 0); size = 32;
      sysctlbyname("kern.osrelease", release, &size, NULL, 0);
      struct utsname name;
      uname(&name);
      printf("%s %s %s %s", build, product, release, name.release);]], [[
      #include <sys/sysctl.h>
      #include <sys/utsname.h>]])))
  end)

  it("must be a version", function()
    for _, wrong in ipairs {"new", "", "18.", "18.5.1.2", "-3", "1e3"} do
      assert.error_matches(function() uikit.setting("systemVersion", wrong) end, 'a version such as "18.5"', 1, true)
    end
  end)
end)

describe("the SDK that a source is read with", function()
  it("is that of iOS 18.5, as the target is", function()
    assert.equal("180500 180500 180500 150400 1 1", (run_main([[
      #if __has_builtin(__builtin_available)
        int has = 1;
      #else
        int has = 0;
      #endif
      printf("%d %d %d %d %d %d", __IPHONE_OS_VERSION_MAX_ALLOWED, __IPHONE_OS_VERSION_MIN_REQUIRED, __IPHONE_18_5,
        __IPHONE_15_4, TARGET_OS_IOS && TARGET_OS_IPHONE && !TARGET_OS_OSX && !TARGET_OS_MACCATALYST, has);]])))
  end)

  it("can be named otherwise", function()
    assert.equal("120000", (run_main("printf(\"%d\", __IPHONE_OS_VERSION_MIN_REQUIRED);", nil,
      "--define __IPHONE_OS_VERSION_MIN_REQUIRED=120000")))
  end)

  it("warns of no declaration that is newer than the target", function()
    assert.equal("done", (run_main("newer(); [Newer new]; printf(\"done\");", [[
      void newer(void) __attribute__((availability(ios, introduced=26.0)));
      void newer(void) {}
      __attribute__((availability(ios, introduced=26.0))) @interface Newer : NSObject @end
      @implementation Newer @end
      API_AVAILABLE(ios(17.0), macos(14.0)) @interface New : NSObject @end
      @implementation New @end]])))
  end)
end)
