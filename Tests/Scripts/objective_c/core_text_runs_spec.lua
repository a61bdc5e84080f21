-- Runs of CoreText's lines, run delegates, truncated lines and paragraph styles.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local function text(statements)
  return printed(statements, [=[
#import <CoreText/CoreText.h>
#import <UIKit/UIKit.h>
static CGFloat height(void *context) { return 30; }
static CGFloat depth(void *context) { return 2; }
static CGFloat width(void *context) { return *(CGFloat *)context; }
static void end(void *context) { printf("ended"); }
static NSMutableAttributedString *words(void) {
  NSMutableAttributedString *words = [[NSMutableAttributedString alloc] initWithString:@"one two three"
    attributes:@{NSFontAttributeName: [UIFont systemFontOfSize:20]}];
  [words addAttribute:@"link" value:@"page" range:NSMakeRange(4, 3)];
  return words;
}
static CTLineRef line(NSAttributedString *text) {
  return CTLineCreateWithAttributedString((__bridge CFAttributedStringRef)text);
}
static double wide(CTLineRef line) { return CTLineGetTypographicBounds(line, NULL, NULL, NULL); }
]=])
end

describe("a run", function()
  it("has the characters with the same attributes, their places and their bounds", function()
    assert.equal("3 4+3 page 3 1 1 1 t", text [=[
      CTLineRef whole = line(words());
      CFArrayRef runs = CTLineGetGlyphRuns(whole);
      printf("%ld ", CFArrayGetCount(runs));
      CTRunRef run = CFArrayGetValueAtIndex(runs, 1);
      CFRange range = CTRunGetStringRange(run);
      printf("%ld+%ld ", range.location, range.length);
      printf("%s %ld ", [((__bridge NSDictionary *)CTRunGetAttributes(run))[@"link"] UTF8String], CTRunGetGlyphCount(run));
      CGFloat ascent, descent;
      double size = CTRunGetTypographicBounds(run, CFRangeMake(0, 0), &ascent, &descent, NULL);
      UIFont *font = [UIFont systemFontOfSize:20];
      printf("%d ", ascent == font.ascender && descent == -font.descender);
      CGPoint positions[3];
      CTRunGetPositions(run, CFRangeMake(0, 0), positions);
      printf("%d ", positions[0].x == CTLineGetOffsetForStringIndex(whole, 4, NULL));
      CGSize advances[3];
      CTRunGetAdvances(run, CFRangeMake(0, 3), advances);
      printf("%d ", fabs(advances[0].width + advances[1].width + advances[2].width - size) < 0.1);
      CGGlyph glyphs[1];
      CTRunGetGlyphs(run, CFRangeMake(0, 1), glyphs);
      printf("%c", glyphs[0]);]=])
  end)

  it("keeps its attributes, whatever variables of sources leave them", function()
    assert.equal("page page", text [=[
      CTLineRef whole = line(words());
      CFRetain(whole);
      for (int round = 0; round < 2; round++) {
        for (id run in (__bridge NSArray *)CTLineGetGlyphRuns(whole)) {
          NSDictionary *attributes = (__bridge NSDictionary *)CTRunGetAttributes((__bridge CTRunRef)run);
          if (attributes[@"link"]) printf("%s%s", round ? " " : "", [attributes[@"link"] UTF8String]);
        }
      }]=])
  end)

  it("has the size that its delegate returns", function()
    assert.equal("1 30 2 ended", text [=[
      CGFloat wanted = 44;
      @autoreleasepool {
        NSMutableAttributedString *drawn = words();
        double before = wide(line(drawn));
        CTRunDelegateCallbacks callbacks = {kCTRunDelegateVersion1, end, height, depth, width};
        CTRunDelegateRef delegate = CTRunDelegateCreate(&callbacks, &wanted);
        NSAttributedString *picture = [[NSAttributedString alloc] initWithString:@"\uFFFC"
          attributes:@{(id)kCTRunDelegateAttributeName: (__bridge id)delegate}];
        CFRelease(delegate);
        [drawn appendAttributedString:picture];
        CTLineRef whole = line(drawn);
        CGFloat ascent, descent;
        printf("%d ", fabs(CTLineGetTypographicBounds(whole, &ascent, &descent, NULL) - before - 44) < 0.1);
        printf("%g ", ascent);
        CTRunRef run = CFArrayGetValueAtIndex(CTLineGetGlyphRuns(whole), 3);
        CTRunGetTypographicBounds(run, CFRangeMake(0, 0), NULL, &descent, NULL);
        printf("%g ", descent);
        CFRelease(whole);
      }]=])
  end)
end)

describe("a line", function()
  it("is truncated at the side that is asked for, with a token", function()
    assert.equal("1 1 1 0 1", text [=[
      CTLineRef whole = line(words());
      NSDictionary *font = @{NSFontAttributeName: [UIFont systemFontOfSize:20]};
      CTLineRef token = line([[NSAttributedString alloc] initWithString:@"\u2026" attributes:font]);
      for (int kind = kCTLineTruncationStart; kind <= kCTLineTruncationMiddle; kind++) {
        CTLineRef cut = CTLineCreateTruncatedLine(whole, 70, kind, token);
        printf("%d ", wide(cut) <= 70 && wide(cut) > 40);
      }
      printf("%d ", CTLineCreateTruncatedLine(whole, 1, kCTLineTruncationEnd, token) != NULL);
      printf("%d", wide(CTLineCreateTruncatedLine(whole, 1000, kCTLineTruncationEnd, token)) == wide(whole));]=])
  end)

  it("counts the spaces at its end, and says how wide they are", function()
    assert.equal("1 1", text [=[
      NSDictionary *font = @{NSFontAttributeName: [UIFont systemFontOfSize:20]};
      CTLineRef spaced = line([[NSAttributedString alloc] initWithString:@"one  " attributes:font]);
      double spaces = CTLineGetTrailingWhitespaceWidth(spaced);
      CTLineRef plain = line([[NSAttributedString alloc] initWithString:@"one" attributes:font]);
      printf("%d %d", spaces > 5, fabs(wide(spaced) - wide(plain) - spaces) < 0.1);]=])
  end)

  it("is as wide as it is justified", function()
    assert.equal("200", text [=[
      printf("%g", wide(CTLineCreateJustifiedLine(line(words()), 1, 200)));]=])
  end)
end)

describe("a paragraph style", function()
  it("has the settings that it was created with", function()
    assert.equal("1 8 1 2 12", text [=[
      CTTextAlignment alignment = kCTTextAlignmentCenter;
      CGFloat spacing = 8;
      CTParagraphStyleSetting settings[] = {
        {kCTParagraphStyleSpecifierAlignment, sizeof(alignment), &alignment},
        {kCTParagraphStyleSpecifierLineSpacingAdjustment, sizeof(spacing), &spacing}};
      CTParagraphStyleRef made = CTParagraphStyleCreate(settings, 2);
      NSParagraphStyle *style = (__bridge NSParagraphStyle *)made;
      printf("%d %g ", style.alignment == NSTextAlignmentCenter, style.lineSpacing);
      CTTextAlignment read;
      printf("%d ", CTParagraphStyleGetValueForSpecifier(made, kCTParagraphStyleSpecifierAlignment, sizeof(read), &read));
      printf("%d ", read);
      CGFloat indent = 12;
      CTParagraphStyleSetting other[] = {{kCTParagraphStyleSpecifierHeadIndent, sizeof(indent), &indent}};
      made = CTParagraphStyleCreate(other, 1);
      CTParagraphStyleGetValueForSpecifier(made, kCTParagraphStyleSpecifierHeadIndent, sizeof(indent), &indent);
      printf("%g", indent);]=])
  end)
end)
