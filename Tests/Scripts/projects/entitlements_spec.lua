-- The entitlements of a project's app: the access groups of the keychain.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

local head = [==[
#import <Security/Security.h>
static OSStatus add(NSString *group) {
  NSMutableDictionary *item = [@{(id)kSecClass: (id)kSecClassGenericPassword, (id)kSecAttrService: @"s",
    (id)kSecValueData: NSData.data} mutableCopy];
  if (group) item[(id)kSecAttrAccessGroup] = group;
  return SecItemAdd((__bridge CFDictionaryRef)item, NULL);
}]==]

-- Whether a test with a body passes in an app with these entitlements and settings.
local function passes(body, entries, settings)
  settings.CODE_SIGN_ENTITLEMENTS = entries and "App/App.entitlements"
  local folder <close> = project.new {
    ["App/App.m"] = "#import <UIKit/UIKit.h>\n",
    ["App/App.entitlements"] = ('<?xml version="1.0"?>\n<plist version="1.0"><dict>%s</dict></plist>\n'):format(entries or ""),
    ["Tests/T.m"] = project.case("T", body, "#import <UIKit/UIKit.h>\n" .. head),
    ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
      {name = "App", kind = "application", sources = {"App/App.m"}, settings = settings},
      {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
    },
  }
  assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
end

describe("CODE_SIGN_ENTITLEMENTS", function()
  it("limits the keychain to the groups of the app, its identifier and its app groups", function()
    passes([==[
  XCTAssertEqual(add(@"TEAM9.shared"), errSecSuccess);
  XCTAssertEqual(add(nil), errSecDuplicateItem);
  XCTAssertEqual(add(@"TEAM9.com.example.own"), errSecSuccess);
  XCTAssertEqual(add(@"group.example"), errSecSuccess);
  XCTAssertEqual(add(@"TEAM9.other"), errSecMissingEntitlement);
]==], [[<key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)shared</string></array>
<key>com.apple.security.application-groups</key><array><string>group.example</string></array>]],
      {DEVELOPMENT_TEAM = "TEAM9", PRODUCT_BUNDLE_IDENTIFIER = "com.example.own"})
  end)

  it("without groups leaves the app its identifier", function()
    passes([==[
  XCTAssertEqual(add(nil), errSecSuccess);
  XCTAssertEqual(add(@"FAKETEAMID.com.example.own"), errSecDuplicateItem);
  XCTAssertEqual(add(@"group.example"), errSecMissingEntitlement);
]==], "<key>aps-environment</key><string>development</string>", {PRODUCT_BUNDLE_IDENTIFIER = "com.example.own"})
  end)

  it("that is absent leaves all groups", function()
    passes("XCTAssertEqual(add(@\"any.group\"), errSecSuccess);", nil, {})
  end)
end)
