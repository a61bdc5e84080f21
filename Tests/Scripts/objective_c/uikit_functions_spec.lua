-- UIKit functions for accessibility settings, text sizes and PDF pages.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local uikit = "#import <UIKit/UIKit.h>\n"

describe("a setting for accessibility", function()
  it("has the default value of a device", function()
    assert.equal("0 0 0 0 0 0 0 0 0 1 1 0", printed([=[
      printf("%d %d %d %d %d ", UIAccessibilityIsGrayscaleEnabled(), UIAccessibilityIsSwitchControlRunning(),
        UIAccessibilityIsSpeakSelectionEnabled(), UIAccessibilityIsAssistiveTouchRunning(),
        UIAccessibilityShouldDifferentiateWithoutColor());
      printf("%d %d %d %d %d %d %d", UIAccessibilityIsOnOffSwitchLabelsEnabled(), UIAccessibilityButtonShapesEnabled(),
        UIAccessibilityPrefersCrossFadeTransitions(), UIAccessibilityIsBoldTextEnabled(),
        UIAccessibilityIsVideoAutoplayEnabled(), UIAccessibilityIsShakeToUndoEnabled(),
        (int)UIAccessibilityHearingDevicePairedEar());]=], uikit))
  end)

  it("is the screen's contrast, for darker colors", function()
    local source = os.tmpname() .. ".m"
    local file = assert(io.open(source, "w"))
    file:write "#import <UIKit/UIKit.h>\nBOOL isDark(void) { return UIAccessibilityDarkerSystemColorsEnabled(); }\n"
    file:close()
    local uikit_module, objc = require "uikit", require "objc"
    objc.import(source)
    os.remove(source)
    local c = require "hookhost.c".functions
    assert.is_false(c.isDark())
    uikit_module.setTraits {contrast = "high"}
    assert.is_true(c.isDark())
    uikit_module.setTraits {contrast = "normal"}
  end)

  it("answers a session of guided access in a later turn, with no", function()
    assert.equal("first no", printed([=[
      UIAccessibilityRequestGuidedAccessSession(YES, ^(BOOL did) { printf(did ? "yes" : "no"); });
      printf("first ");
      [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];]=], uikit))
  end)
end)

it("a frame of a view is converted to the screen", function()
  assert.equal("{{15, 27}, {3, 4}} {{15, 27}, {3, 4}}", printed([=[
    UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 390, 844)];
    UIView *view = [[UIView alloc] initWithFrame:CGRectMake(5, 7, 100, 100)];
    [window addSubview:view]; [window makeKeyAndVisible];
    CGRect rect = CGRectMake(10, 20, 3, 4);
    printf("%s ", NSStringFromCGRect(UIAccessibilityConvertFrameToScreenCoordinates(rect, view)).UTF8String);
    UIBezierPath *path = [UIBezierPath bezierPathWithRect:rect];
    printf("%s", NSStringFromCGRect(UIAccessibilityConvertPathToScreenCoordinates(path, view).bounds).UTF8String);]=],
    uikit))
end)

it("sizes of text are compared, and an unknown one is an exception", function()
  assert.equal("1 -1 0 0 1 NSInvalidArgumentException", printed([=[
    printf("%d %d ", (int)UIContentSizeCategoryCompareToCategory(UIContentSizeCategoryLarge, UIContentSizeCategoryMedium),
      (int)UIContentSizeCategoryCompareToCategory(UIContentSizeCategoryLarge, @"UICTContentSizeCategoryAccessibilityM"));
    printf("%d %d %d ", (int)UIContentSizeCategoryCompareToCategory(UIContentSizeCategoryLarge, UIContentSizeCategoryLarge),
      UIContentSizeCategoryIsAccessibilityCategory(UIContentSizeCategoryLarge),
      UIContentSizeCategoryIsAccessibilityCategory(@"UICTContentSizeCategoryAccessibilityXL"));
    @try { UIContentSizeCategoryCompareToCategory(@"none", UIContentSizeCategoryLarge); }
    @catch (NSException *exception) { printf("%s", exception.name.UTF8String); }]=], uikit))
end)

it("ranges are made and compared, and buttons have masks", function()
  assert.equal("1 0 1 0 4", printed([=[
    UIFloatRange range = UIFloatRangeMake(1, 2);
    printf("%d %d ", UIFloatRangeIsEqualToRange(range, UIFloatRangeMake(1, 2)), UIFloatRangeIsInfinite(range));
    printf("%d %g %d", UIFloatRangeIsInfinite(UIFloatRangeInfinite), UIFloatRangeZero.minimum,
      (int)UIEventButtonMaskForButtonNumber(3));]=], uikit))
end)

describe("a PDF", function()
  it("has the pages that a source begins, of their sizes", function()
    assert.equal("{{0, 0}, {200, 100}} 2 {{0, 0}, {200, 100}} {{0, 0}, {30, 40}} 1", printed([=[
      NSMutableData *data = [NSMutableData data];
      UIGraphicsBeginPDFContextToData(data, CGRectMake(0, 0, 200, 100), nil);
      UIGraphicsBeginPDFPage();
      printf("%s ", NSStringFromCGRect(UIGraphicsGetPDFContextBounds()).UTF8String);
      UIGraphicsBeginPDFPageWithInfo(CGRectMake(0, 0, 30, 40), nil);
      CGContextFillRect(UIGraphicsGetCurrentContext(), CGRectMake(0, 0, 9, 9));
      UIGraphicsEndPDFContext();
      CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)data);
      CGPDFDocumentRef document = CGPDFDocumentCreateWithProvider(provider);
      printf("%zu ", CGPDFDocumentGetNumberOfPages(document));
      for (int number = 1; number <= 2; number++) {
        CGPDFPageRef page = CGPDFDocumentGetPage(document, number);
        printf("%s ", NSStringFromCGRect(CGPDFPageGetBoxRect(page, kCGPDFCropBox)).UTF8String);
      }
      printf("%d", CGPDFDocumentGetPage(document, 3) == NULL);]=], uikit))
  end)

  it("is nil for bytes that are not a PDF", function()
    assert.equal("1", printed([=[
      NSData *data = [@"no page" dataUsingEncoding:NSUTF8StringEncoding];
      CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)data);
      printf("%d", CGPDFDocumentCreateWithProvider(provider) == NULL);]=], uikit))
  end)
end)
