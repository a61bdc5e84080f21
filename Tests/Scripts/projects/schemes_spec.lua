-- Shared schemes of Xcode and their test plans: languages, arguments, variables, and tests that are left out.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

local tests = [==[
- (void)testArguments {
  NSArray *arguments = NSProcessInfo.processInfo.arguments;
  XCTAssertTrue([arguments containsObject:@"-Verbose"]);
  XCTAssertTrue([arguments containsObject:@"two words"]);
  XCTAssertTrue([NSUserDefaults.standardUserDefaults boolForKey:@"Verbose"]);
}
- (void)testVariables {
  XCTAssertEqualObjects(NSProcessInfo.processInfo.environment[@"MODE"], @"quick");
  XCTAssertTrue(strcmp(getenv("MODE"), "quick") == 0);
  XCTAssertNil(NSProcessInfo.processInfo.environment[@"OFF"]);
  XCTAssertTrue([NSProcessInfo.processInfo.environment[@"ROOT"] hasSuffix:@"/data"]);
}
- (void)testLanguage {
  XCTAssertEqualObjects(NSLocale.preferredLanguages.firstObject, @"de-DE");
  XCTAssertEqualObjects(NSLocale.currentLocale.localeIdentifier, @"de_DE");
  XCTAssertEqualObjects(NSLocalizedString(@"hello", nil), @"Hallo");
}
- (void)testNever { XCTFail(@"it is left out"); }
]==]

local source = "#import <XCTest/XCTest.h>\n#import <string.h>\n#import <stdlib.h>\n"
  .. "@interface T : XCTestCase\n@end\n@implementation T\n" .. tests .. "@end\n"

local function run(files)
  files["App/App.m"] = "#import <UIKit/UIKit.h>\n"
  files["App/de.lproj/Localizable.strings"] = '"hello" = "Hallo";\n'
  files["App/en.lproj/Localizable.strings"] = '"hello" = "Hello";\n'
  files["Tests/T.m"] = source
  files["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
    {name = "App", kind = "application", sources = {"App/App.m"},
      resources = {"App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings"}},
    {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
  }
  local folder <close> = project.new(files)
  return "\n" .. folder:test()
end

local function passes(output)
  for place, name in ipairs {"testArguments", "testLanguage", "testVariables"} do
    assert.matches(("\nok %d - T %s\n"):format(place, name), output, 1, true)
  end
  assert.matches("\n1..3\n", output, 1, true)
end

local testable = [[<TestableReference skipped = "NO">
  <BuildableReference BlueprintName = "AppTests" ReferencedContainer = "container:A.xcodeproj"></BuildableReference>
  <SkippedTests><Test Identifier = "T/testNever"></Test></SkippedTests>
</TestableReference>]]

local surroundings = [[<CommandLineArguments>
  <CommandLineArgument argument = "-AppleLanguages (de-DE)" isEnabled = "YES"></CommandLineArgument>
  <CommandLineArgument argument = "-AppleLocale de_DE" isEnabled = "YES"></CommandLineArgument>
  <CommandLineArgument argument = "-Verbose YES &quot;two words&quot;" isEnabled = "YES"></CommandLineArgument>
  <CommandLineArgument argument = "-AppleLanguages (fr)" isEnabled = "NO"></CommandLineArgument>
</CommandLineArguments>
<EnvironmentVariables>
  <EnvironmentVariable key = "MODE" value = "quick" isEnabled = "YES"></EnvironmentVariable>
  <EnvironmentVariable key = "ROOT" value = "$(SRCROOT)/data" isEnabled = "YES"></EnvironmentVariable>
  <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
</EnvironmentVariables>]]

local function scheme(action, launch)
  return ('<?xml version="1.0"?>\n<Scheme version = "1.3">%s<LaunchAction>%s</LaunchAction></Scheme>\n')
    :format(action, launch or "")
end
local path = "A.xcodeproj/xcshareddata/xcschemes/App.xcscheme"

describe("a shared scheme", function()
  it("gives the tests its own arguments and variables", function()
    passes(run {[path] = scheme(('<TestAction shouldUseLaunchSchemeArgsEnv = "NO"><Testables>%s</Testables>%s</TestAction>')
      :format(testable, surroundings))})
  end)

  it("gives them those of the app's launch where it says so", function()
    passes(run {[path] = scheme(('<TestAction shouldUseLaunchSchemeArgsEnv = "YES"><Testables>%s</Testables></TestAction>')
      :format(testable), surroundings)})
  end)

  it("names what it leaves out", function()
    local output = run {[path] = scheme(('<TestAction><Testables>%s</Testables></TestAction>'):format(testable))}
    assert.matches("left out: the scheme App skips T/testNever", output, 1, true)
    assert.no.matches("testNever\n1..", output, 1, true)
  end)

  it("has a test plan", function()
    passes(run {
      [path] = scheme [[<TestAction><TestPlans>
        <TestPlanReference reference = "container:Plans/App.xctestplan" default = "YES"></TestPlanReference>
      </TestPlans></TestAction>]],
      ["Plans/App.xctestplan"] = [[{
  "configurations": [{"name": "One", "options": {}}],
  "defaultOptions": {
    "commandLineArgumentEntries": [{"argument": "-Verbose YES \"two words\""}, {"argument": "-Off", "enabled": false}],
    "environmentVariableEntries": [{"key": "MODE", "value": "quick"}, {"key": "ROOT", "value": "$(SRCROOT)/data"}],
    "language": "de-DE", "region": "DE"
  },
  "testTargets": [{"skippedTests": ["T\/testNever"],
    "target": {"containerPath": "container:A.xcodeproj", "identifier": "1", "name": "AppTests"}}],
  "version": 1
}
]]})
  end)

  it("names the configuration of its tests, and a configuration blocks assertions", function()
    local case = project.case("T", "XCTAssertEqual(CHOSEN, 7); NSCAssert(NO, @\"blocked\");")
    local folder <close> = project.new {
      ["Tests/T.m"] = case,
      [path] = scheme(('<TestAction buildConfiguration = "Test"><Testables>%s</Testables></TestAction>'):format(testable)),
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj({{name = "AppTests", kind = "tests", sources = {"Tests/T.m"}}}, {
        settings = {GCC_PREPROCESSOR_DEFINITIONS = "CHOSEN=1"},
        configurations = {Test = {GCC_PREPROCESSOR_DEFINITIONS = "CHOSEN=7", ENABLE_NS_ASSERTIONS = "NO"}},
      }),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("that is damaged says nothing", function()
    local output = run {[path] = "<Scheme><TestAction>"}
    assert.matches("\n1..4\n", output, 1, true)
  end)
end)

describe("the clock of a project's tests", function()
  it("begins at noon, so that the hours around are of the same day", function()
    local folder <close> = project.new {["Tests/T.m"] = project.case("T", [==[
  NSCalendar *calendar = NSCalendar.currentCalendar;
  XCTAssertEqual(NSDate.date.timeIntervalSince1970, 1767268800);
  XCTAssertTrue([calendar isDateInToday:[NSDate dateWithTimeIntervalSinceNow:-3600]]);
  XCTAssertTrue([calendar isDateInToday:[NSDate dateWithTimeIntervalSinceNow:3600]]);
]==])}
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)
end)
