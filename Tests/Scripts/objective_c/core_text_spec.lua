-- CoreText's fonts and lines.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("CoreText", function()
  it("has the fonts of UIKit and their metrics", function()
    assert.equal("20 1 1 0", printed([=[
      CTFontRef font = CTFontCreateWithName(CFSTR("Helvetica"), 20, NULL);
      printf("%g %d ", CTFontGetSize(font), CTFontGetAscent(font) == ((__bridge UIFont *)font).ascender);
      CGFontRef graphics = CTFontCopyGraphicsFont(font, NULL);
      NSArray *tags = CFBridgingRelease(CGFontCopyTableTags(graphics));
      printf("%d %d", CGFontGetUnitsPerEm(graphics) > 0, (int)tags.count);
      CGFontRelease(graphics);
      CFRelease(font);]=], "#import <CoreText/CoreText.h>\n#import <UIKit/UIKit.h>\n"))
  end)

  it("has the patterns of underlines", function()
    assert.equal("101", printed([=[
      CTUnderlineStyleModifiers pattern = kCTUnderlinePatternDot;
      printf("%x", kCTUnderlineStyleSingle | pattern);]=], "#import <CoreText/CoreText.h>\n"))
  end)

  it("measures lines and breaks text into a frame", function()
    assert.equal("1 1 3 0", printed([=[
      NSAttributedString *text = [[NSAttributedString alloc] initWithString:@"one two three"
        attributes:@{NSFontAttributeName: [UIFont systemFontOfSize:20]}];
      CTLineRef line = CTLineCreateWithAttributedString((__bridge CFAttributedStringRef)text);
      printf("%d ", CTLineGetTypographicBounds(line, NULL, NULL, NULL) == text.size.width);
      CFRelease(line);
      CTFramesetterRef setter = CTFramesetterCreateWithAttributedString((__bridge CFAttributedStringRef)text);
      CGSize size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), NULL, CGSizeMake(60, 1000), NULL);
      printf("%d ", size.width <= 60 && size.height > 60);
      CGPathRef path = CGPathCreateWithRect(CGRectMake(0, 0, 60, 1000), NULL);
      CTFrameRef frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, NULL);
      CTLineRef first = CFArrayGetValueAtIndex(CTFrameGetLines(frame), 0);
      printf("%ld %ld", (long)CFArrayGetCount(CTFrameGetLines(frame)), (long)CTLineGetStringRange(first).location);
      CFRelease(frame);
      CGPathRelease(path);
      CFRelease(setter);]=], "#import <CoreText/CoreText.h>\n#import <UIKit/UIKit.h>\n"))
  end)

  it("has attributes of a dictionary without callbacks", function()
    assert.equal("one two 2", printed([=[
      CFMutableDictionaryRef attributes = CFDictionaryCreateMutable(NULL, 0, NULL, NULL);
      CFDictionaryAddValue(attributes, kCTForegroundColorAttributeName, @"one");
      CFMutableAttributedStringRef text = CFAttributedStringCreateMutable(NULL, 0);
      CFAttributedStringReplaceString(text, CFRangeMake(0, 0), CFSTR("abc"));
      CFAttributedStringSetAttributes(text, CFRangeMake(0, 2), attributes, 0);
      NSAttributedString *other = CFBridgingRelease(CFAttributedStringCreate(NULL, CFSTR("d"), attributes));
      CFDictionarySetValue(attributes, kCTForegroundColorAttributeName, @"two");
      CFAttributedStringSetAttributes(text, CFRangeMake(2, 1), attributes, 1);
      NSAttributedString *all = (__bridge id)text;
      NSRange range;
      printf("%s ", [[other attribute:(id)kCTForegroundColorAttributeName atIndex:0 effectiveRange:NULL] UTF8String]);
      printf("%s ", [[all attribute:(id)kCTForegroundColorAttributeName atIndex:2 effectiveRange:&range] UTF8String]);
      printf("%lu", range.location);
      CFRelease(text);
      CFRelease(attributes);]=], "#import <CoreText/CoreText.h>\n"))
  end)
end)
