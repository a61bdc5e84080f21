-- The SDK's enumerations and constants: in sources from headers, in scripts from modules.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

--- Enumerators of each area, some of them defined by others.
local names <const> = {
  "UIMenuOptionsDisplayInline", "UIMenuElementAttributesDestructive",
  "UIAccessibilityScrollDirectionNext", "UISplitViewControllerDisplayModeAllVisible",
  "UISplitViewControllerColumnSupplementary",
  "UIPageViewControllerSpineLocationMax", "UITouchPropertyLocation", "UIScrollTypeMaskAll",
  "UIImageSymbolWeightBlack", "UIImagePickerControllerQualityTypeIFrame960x540",
  "UIAccessibilityHearingDeviceEarBoth", "UIKeyboardHIDUsageKeyboardHangul",
  "UIDataDetectorTypeFlightNumber", "UIFontDescriptorClassScripts", "NSRectAlignmentLeading",
  "UIFocusHeadingLast", "UIEventSubtypeRemoteControlNextTrack", "UIGuidedAccessErrorFailed",
  "WKAudiovisualMediaTypeVideo", "WKErrorJavaScriptExceptionOccurred", "kCLErrorPromptDeclined",
  "kCGBlendModeXOR",
}

local foundationNames <const> = {
  "NSAlignAllEdgesInward", "NSActivityUserInteractive", "NSDataWritingFileProtectionMask",
  "NSURLErrorFileOutsideSafeArea", "NSExecutableLoadError", "NSUnderlineStylePatternDashDot",
  "NSURLSessionWebSocketCloseCodeGoingAway", "NSConditionalExpressionType", "NSPostNow",
}

local function printed(list)
  local lines = {}
  for _, name in ipairs(list) do
    lines[#lines + 1] = ('printf("%s %%lld\\n", (long long)%s);'):format(name, name)
  end
  return run("@import UIKit;\n@import WebKit;\n@import CoreLocation;\nint main(void) {\n"
    .. table.concat(lines, "\n") .. "\nreturn 0; }")
end

describe("the SDK's enumerations", function()
  it("have the same values in Objective-C and in Lua", function()
    local lines = {}
    for _, name in ipairs(names) do lines[#lines + 1] = name .. " " .. uikit[name] end
    for _, name in ipairs(foundationNames) do
      local ok, value = pcall(function() return objc[name] end)
      lines[#lines + 1] = name .. " " .. (ok and value or uikit[name])
    end
    local all = table.move(names, 1, #names, 1, {})
    table.move(foundationNames, 1, #foundationNames, #all + 1, all)
    assert.matches(table.concat(lines, "\n"), printed(all), 1, true)
  end)

  it("are those of the headers that they are named after", function()
    assert.same({ 1, 2, 16, 5, 3 }, {
      uikit.UIMenuOptionsDisplayInline, uikit.UIMenuElementAttributesDestructive,
      uikit.UIDataDetectorTypeShipmentTrackingNumber, uikit.UIAccessibilityScrollDirectionNext,
      uikit.UIAccessibilityHearingDeviceEarBoth >> 1,
    })
  end)

  it("are types of C", function()
    assert.matches("7", run [[
      #import <UIKit/UIKit.h>
      int main(void) {
        UIMenuOptions options = UIMenuOptionsDisplayInline | UIMenuOptionsDestructive;
        UISplitViewControllerStyle style = UISplitViewControllerStyleTripleColumn;
        NSTextSelectionNavigationModifier modifier = NSTextSelectionNavigationModifierMultiple;
        printf("%ld\n", (long)(options + style + (modifier >> 1)));
        return 0;
      }]], 1, true)
  end)
end)

describe("the SDK's texts", function()
  it("are constants of sources and scripts", function()
    assert.matches("password com.apple.menu.file WKWebsiteDataTypeCookies", run [[
      #import <UIKit/UIKit.h>
      #import <WebKit/WebKit.h>
      int main(void) { @autoreleasepool {
        NSArray *texts = @[UITextContentTypePassword, UIMenuFile, WKWebsiteDataTypeCookies];
        printf("%s\n", [texts componentsJoinedByString:@" "].UTF8String);
      } return 0; }]], 1, true)
    assert.equal("com.apple.UIKit.activity.Mail", uikit.UIActivityTypeMail)
    assert.equal("NSFileProtectionNone", objc.NSFileProtectionNone)
  end)
end)
