-- Core Graphics: transforms, clips and paths of contexts, bitmaps, color spaces, types.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local uikit = "#import <UIKit/UIKit.h>\n"

describe("a context", function()
  it("of UIKit begins at the top and counts points", function()
    assert.equal("2 -2 80 {{0, 0}, {30, 40}} {2, 78}", printed([=[
      UIGraphicsBeginImageContextWithOptions(CGSizeMake(30, 40), NO, 2);
      CGContextRef context = UIGraphicsGetCurrentContext();
      CGAffineTransform m = CGContextGetCTM(context);
      printf("%g %g %g %s %s", m.a, m.d, m.ty, NSStringFromCGRect(CGContextGetClipBoundingBox(context)).UTF8String,
        NSStringFromCGPoint(CGContextConvertPointToDeviceSpace(context, CGPointMake(1, 1))).UTF8String);
      UIGraphicsEndImageContext();]=], uikit))
  end)

  it("can be passed to a method of the source", function()
    assert.equal("3 1", printed([=[
      UIGraphicsBeginImageContext(CGSizeMake(30, 40));
      CGMutablePathRef path = CGPathCreateMutable();
      Pen *pen = [Pen new];
      [pen moveIn:UIGraphicsGetCurrentContext()];
      [pen movePath:path];
      printf("%g %d", CGContextGetPathCurrentPoint(UIGraphicsGetCurrentContext()).x, CGPathIsEmpty(path) == 0);
      UIGraphicsEndImageContext();]=], uikit .. [=[
      @interface Pen : NSObject
      @end
      @implementation Pen
      - (void)moveIn:(CGContextRef)context { CGContextMoveToPoint(context, 3, 4); }
      - (void)movePath:(CGMutablePathRef)path { CGPathMoveToPoint(path, NULL, 1, 2); }
      @end
    ]=]))
  end)

  it("has a clip, which is saved and restored with the transform", function()
    assert.equal("{{5, 5}, {10, 10}} {{1, 1}, {2, 2}} {{0, 0}, {100, 100}}", printed([=[
      CGContextRef context = CGBitmapContextCreate(NULL, 100, 100, 8, 0, CGColorSpaceCreateDeviceRGB(),
        kCGImageAlphaPremultipliedLast);
      CGContextSaveGState(context);
      CGContextClipToRect(context, CGRectMake(5, 5, 10, 10));
      printf("%s ", NSStringFromCGRect(CGContextGetClipBoundingBox(context)).UTF8String);
      CGContextScaleCTM(context, 5, 5);
      CGContextAddRect(context, CGRectMake(0, 0, 3, 3));
      CGContextClip(context);
      printf("%s ", NSStringFromCGRect(CGContextGetClipBoundingBox(context)).UTF8String);
      CGContextRestoreGState(context);
      printf("%s", NSStringFromCGRect(CGContextGetClipBoundingBox(context)).UTF8String);]=], uikit))
  end)

  it("has a path in the device's coordinates, which drawing empties", function()
    assert.equal("1 {{10, 10}, {20, 20}} {{0, 0}, {20, 20}} 1 0 {20, 20} 1", printed([=[
      CGContextRef context = CGBitmapContextCreate(NULL, 100, 100, 8, 0, CGColorSpaceCreateDeviceRGB(),
        kCGImageAlphaPremultipliedLast);
      printf("%d ", CGContextIsPathEmpty(context));
      CGPoint points[] = {{10, 10}, {30, 10}, {30, 30}};
      CGContextAddLines(context, points, 3);
      printf("%s ", NSStringFromCGRect(CGContextGetPathBoundingBox(context)).UTF8String);
      CGContextTranslateCTM(context, 10, 10);
      printf("%s ", NSStringFromCGRect(CGContextGetPathBoundingBox(context)).UTF8String);
      printf("%d %d ", CGContextPathContainsPoint(context, CGPointMake(15, 5), kCGPathFill),
        CGContextPathContainsPoint(context, CGPointMake(5, 15), kCGPathFill));
      printf("%s ", NSStringFromCGPoint(CGContextGetPathCurrentPoint(context)).UTF8String);
      CGContextFillPath(context);
      printf("%d", CGContextIsPathEmpty(context));]=], uikit))
  end)

  it("has a place of text, which is its matrix's translation", function()
    assert.equal("3 4 2", printed([=[
      CGContextRef context = CGBitmapContextCreate(NULL, 9, 9, 8, 0, CGColorSpaceCreateDeviceGray(), kCGImageAlphaNone);
      CGContextSetTextMatrix(context, CGAffineTransformMakeScale(2, 2));
      CGContextSetTextPosition(context, 3, 4);
      CGPoint place = CGContextGetTextPosition(context);
      printf("%g %g %g", place.x, place.y, CGContextGetTextMatrix(context).a);]=], uikit))
  end)
end)

it("a bitmap has the memory that it was given, or zeros, and no alpha that is not premultiplied", function()
  assert.equal("1 40 8 32 1 0 1 1", printed([=[
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    unsigned char *memory = calloc(40, 10);
    CGContextRef context = CGBitmapContextCreate(memory, 10, 10, 8, 40, space, kCGImageAlphaPremultipliedLast);
    printf("%d %zu %zu %zu %d ", CGBitmapContextGetData(context) == memory, CGBitmapContextGetBytesPerRow(context),
      CGBitmapContextGetBitsPerComponent(context), CGBitmapContextGetBitsPerPixel(context),
      CGBitmapContextGetAlphaInfo(context) == kCGImageAlphaPremultipliedLast);
    context = CGBitmapContextCreate(NULL, 2, 2, 8, 0, space, kCGImageAlphaNoneSkipLast);
    unsigned char *own = CGBitmapContextGetData(context);
    printf("%d ", own[15]);
    printf("%d %d", CGBitmapContextCreate(NULL, 2, 2, 8, 0, space, kCGImageAlphaLast) == NULL,
      CGBitmapContextCreate(NULL, 2, 2, 8, 4, space, kCGImageAlphaPremultipliedLast) == NULL);]=], uikit))
end)

describe("a path", function()
  it("consists of lines, of rectangles with round corners, and of arcs between lines", function()
    assert.equal("{{0, 0}, {4, 3}} {{2, 2}, {20, 10}} 0 1 {10, 5} {{0, 0}, {10, 5}} {{1, 1}, {8, 6}}", printed([=[
      CGMutablePathRef path = CGPathCreateMutable();
      CGPoint points[] = {{0, 0}, {4, 0}, {4, 3}};
      CGPathAddLines(path, NULL, points, 3);
      printf("%s ", NSStringFromCGRect(CGPathGetBoundingBox(path)).UTF8String);
      path = CGPathCreateMutable();
      CGPathAddRoundedRect(path, NULL, CGRectMake(2, 2, 20, 10), 5, 2);
      printf("%s %d %d ", NSStringFromCGRect(CGPathGetBoundingBox(path)).UTF8String,
        CGPathContainsPoint(path, NULL, CGPointMake(2.2, 2.2), NO), CGPathContainsPoint(path, NULL, CGPointMake(3, 4), NO));
      path = CGPathCreateMutable();
      CGPathMoveToPoint(path, NULL, 0, 0);
      CGPathAddArcToPoint(path, NULL, 10, 0, 10, 10, 5);
      CGPoint end = CGPathGetCurrentPoint(path);
      CGRect box = CGPathGetBoundingBox(path);
      printf("{%.0f, %.0f} {{%.0f, %.0f}, {%.0f, %.0f}} ", end.x, end.y, box.origin.x, fabs(box.origin.y), box.size.width,
        box.size.height);
      CGAffineTransform twice = CGAffineTransformMake(2, 0, 0, 2, 1, 1);
      path = CGPathCreateMutableCopyByTransformingPath(CGPathCreateWithRect(CGRectMake(0, 0, 4, 3), NULL), &twice);
      printf("%s", NSStringFromCGRect(CGPathGetBoundingBox(path)).UTF8String);]=], uikit))
  end)
end)

it("geometry is written into dictionaries and read from them", function()
  assert.equal("4 1 {{1, 2}, {3, 4}} 0", printed([=[
    NSDictionary *list = CFBridgingRelease(CGRectCreateDictionaryRepresentation(CGRectMake(1, 2, 3, 4)));
    CGRect rect; CGSize size;
    int did = CGRectMakeWithDictionaryRepresentation((__bridge CFDictionaryRef)list, &rect);
    printf("%d %d %s %d", [list[@"Height"] intValue], did, NSStringFromCGRect(rect).UTF8String,
      CGSizeMakeWithDictionaryRepresentation((__bridge CFDictionaryRef)@{@"Width": @1}, &size));]=], uikit))
end)

it("values report their types, and color spaces their components", function()
  assert.equal("1 1 1 0 1 4 3 kCGColorSpaceSRGB 1", printed([=[
    CFTypeRef color = (__bridge CFTypeRef)(__bridge id)UIColor.redColor.CGColor;
    printf("%d %d %d %d ", CFGetTypeID(color) == CGColorGetTypeID(),
      CFGetTypeID((__bridge CFTypeRef)[NSNull null]) == CFNullGetTypeID(),
      CFGetTypeID((__bridge CFTypeRef)@"") == CFStringGetTypeID(), CFGetTypeID((__bridge CFTypeRef)@"") == CGColorGetTypeID());
    CGColorSpaceRef space = CGColorSpaceCreateWithName(kCGColorSpaceSRGB);
    printf("%d %zu %zu %s ", CFGetTypeID(space) == CGColorSpaceGetTypeID(),
      CGColorSpaceGetNumberOfComponents(CGColorSpaceCreateDeviceCMYK()), CGColorSpaceGetNumberOfComponents(space),
      ((__bridge NSString *)CGColorSpaceCopyName(space)).UTF8String);
    printf("%d", CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)));]=], uikit))
end)

describe("a color space", function()
  it("says by its name which values it has", function()
    assert.equal("0000 1000 1011 1010 0100", printed([=[
      CFStringRef names[] = {kCGColorSpaceSRGB, kCGColorSpaceDisplayP3, kCGColorSpaceITUR_2100_PQ,
        kCGColorSpaceITUR_2100_HLG, kCGColorSpaceExtendedSRGB};
      for (int i = 0; i < 5; i++) {
        CGColorSpaceRef space = CGColorSpaceCreateWithName(names[i]);
        printf(i ? " %d%d%d%d" : "%d%d%d%d", CGColorSpaceIsWideGamutRGB(space), CGColorSpaceUsesExtendedRange(space),
          CGColorSpaceUsesITUR_2100TF(space), CGColorSpaceIsPQBased(space));
        CGColorSpaceRelease(space);
      }]=], uikit))
  end)
end)

describe("the drawing transform of a PDF page", function()
  it("centers the page in a rectangle, turns it, and never makes it larger", function()
    assert.equal("{{0, 25}, {100, 50}} {{100, 150}, {200, 100}} {{25, 0}, {50, 100}}", printed([=[
      NSMutableData *data = [NSMutableData data];
      UIGraphicsBeginPDFContextToData(data, CGRectMake(0, 0, 200, 100), nil);
      UIGraphicsBeginPDFPage();
      UIGraphicsEndPDFContext();
      CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)data);
      CGPDFPageRef page = CGPDFDocumentGetPage(CGPDFDocumentCreateWithProvider(provider), 1);
      CGRect rects[] = {CGRectMake(0, 0, 100, 100), CGRectMake(0, 0, 400, 400), CGRectMake(0, 0, 100, 100)};
      for (int i = 0; i < 3; i++) {
        CGAffineTransform t = CGPDFPageGetDrawingTransform(page, kCGPDFMediaBox, rects[i], i == 2 ? 90 : 0, true);
        printf(i ? " %s" : "%s", NSStringFromCGRect(CGRectApplyAffineTransform(CGRectMake(0, 0, 200, 100), t)).UTF8String);
      }]=], uikit))
  end)

  it("of a renderer counts points from the top", function()
    assert.equal("2 -2 8 {{1, 1}, {2, 2}} 4", printed([=[
      UIGraphicsImageRendererFormat *format = [UIGraphicsImageRendererFormat defaultFormat];
      format.scale = 2;
      UIGraphicsImageRenderer *renderer = [[UIGraphicsImageRenderer alloc] initWithSize:CGSizeMake(4, 4) format:format];
      UIImage *image = [renderer imageWithActions:^(UIGraphicsImageRendererContext *context) {
        CGAffineTransform m = CGContextGetCTM(context.CGContext);
        printf("%g %g %g ", m.a, m.d, m.ty);
        CGContextSetFillColorWithColor(context.CGContext, UIColor.redColor.CGColor);
        CGContextClipToRect([context CGContext], CGRectMake(1, 1, 2, 2));
        CGContextFillRect(context.CGContext, CGRectMake(0, 0, 4, 4));
        printf("%s ", NSStringFromCGRect(CGContextGetClipBoundingBox(context.CGContext)).UTF8String);
      }];
      printf("%g", image.size.width);]=], uikit))
  end)

  it("of a renderer is the current one while its actions run", function()
    assert.equal("1 0 1 1 0 {3, 5}", printed([=[
      UIGraphicsImageRenderer *renderer = [[UIGraphicsImageRenderer alloc] initWithSize:CGSizeMake(3, 5)];
      CGContextRef outside = UIGraphicsGetCurrentContext();
      __block UIImage *part;
      [renderer imageWithActions:^(UIGraphicsImageRendererContext *context) {
        printf("%d ", UIGraphicsGetCurrentContext() == context.CGContext);
        UIGraphicsBeginImageContext(CGSizeMake(1, 1));
        printf("%d ", UIGraphicsGetCurrentContext() == context.CGContext);
        [renderer imageWithActions:^(UIGraphicsImageRendererContext *inner) {
          printf("%d ", UIGraphicsGetCurrentContext() == inner.CGContext);
        }];
        UIGraphicsEndImageContext();
        printf("%d ", UIGraphicsGetCurrentContext() == context.CGContext);
        part = UIGraphicsGetImageFromCurrentImageContext();
      }];
      printf("%d %s", UIGraphicsGetCurrentContext() != outside, NSStringFromCGSize(part.size).UTF8String);]=], uikit))
  end)
end)
