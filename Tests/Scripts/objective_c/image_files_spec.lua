-- Core Graphics' and ImageIO's pictures in sources.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local headers = "#import <UIKit/UIKit.h>\n#import <ImageIO/ImageIO.h>\n#import <objc/runtime.h>\n"
-- A GIF of 2 x 1 pixels with two frames, of 0.5 s and of 0.01 s.
local gif = [[static NSData *gif(void) {
  static const unsigned char bytes[] = {'G','I','F','8','9','a', 2,0, 1,0, 0x80,0,0, 0,0,0, 255,255,255,
    0x21,0xF9,4,0, 50,0, 0,0, 0x2C,0,0,0,0,2,0,1,0,0, 2,2,0x4C,1,0,
    0x21,0xF9,4,0, 1,0, 0,0, 0x2C,0,0,0,0,2,0,1,0,0, 2,2,0x4C,1,0, 0x3B};
  return [NSData dataWithBytes:bytes length:sizeof bytes];
}]]

describe("a picture of Core Graphics", function()
  it("is created from a provider, cropped and released", function()
    assert.equal("8 6 32 4 3 -", printed([=[
      UIGraphicsImageRendererFormat *format = [UIGraphicsImageRendererFormat defaultFormat];
      format.scale = 1;
      NSData *png = UIImagePNGRepresentation([[[UIGraphicsImageRenderer alloc] initWithSize:CGSizeMake(8, 6)
        format:format] imageWithActions:^(UIGraphicsImageRendererContext *context) {}]);
      CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)png);
      CGImageRef image = CGImageCreateWithPNGDataProvider(provider, NULL, true, kCGRenderingIntentDefault);
      CGImageRef none = CGImageCreateWithJPEGDataProvider(provider, NULL, true, kCGRenderingIntentDefault);
      CGImageRef part = CGImageCreateWithImageInRect(image, CGRectMake(4, 3, 10, 10));
      printf("%zu %zu %zu ", CGImageGetWidth(image), CGImageGetHeight(image), CGImageGetBytesPerRow(image));
      printf("%zu %zu %s", CGImageGetWidth(part), CGImageGetHeight(part), none ? "?" : "-");
      CGImageRelease(image); CGImageRelease(part); CGDataProviderRelease(provider);]=], headers))
  end)
end)

describe("a source of images", function()
  it("is declared where only UIKit is included, which includes ImageIO by way of CoreImage", function()
    assert.equal("0", printed("CGImageSourceRef source = NULL; printf(\"%zu\", source ? CGImageSourceGetCount(source) : 0);",
      "#import <UIKit/UIKit.h>\n"))
  end)
end)

describe("the picture of a context", function()
  it("has the context's pixels, at any screen scale", function()
    assert.equal("100x50 10x20@1 10x20@3", printed([=[
      CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
      CGContextRef context = CGBitmapContextCreate(NULL, 100, 50, 8, 0, space, kCGImageAlphaPremultipliedFirst);
      CGImageRef image = CGBitmapContextCreateImage(context);
      printf("%zux%zu", CGImageGetWidth(image), CGImageGetHeight(image));
      CGImageRelease(image); CGContextRelease(context); CGColorSpaceRelease(space);
      for (CGFloat scale = 1; scale < 4; scale += 2) {
        UIGraphicsBeginImageContextWithOptions(CGSizeMake(10, 20), NO, scale);
        UIImage *drawn = UIGraphicsGetImageFromCurrentImageContext();
        UIGraphicsEndImageContext();
        printf(" %gx%g@%g", drawn.size.width, drawn.size.height, drawn.scale);
      }]=], headers))
  end)
end)

describe("a source of pictures", function()
  it("has the frames of a GIF with their delays", function()
    assert.equal("com.compuserve.gif 2 0.50 0.10 0.01 com.compuserve.gif 2x1 0", printed([=[
      CGImageSourceRef source = CGImageSourceCreateWithData((__bridge CFDataRef)gif(), NULL);
      printf("%s %zu ", [(__bridge NSString *)CGImageSourceGetType(source) UTF8String], CGImageSourceGetCount(source));
      for (size_t frame = 0; frame < 2; frame++) {
        NSDictionary *all = CFBridgingRelease(CGImageSourceCopyPropertiesAtIndex(source, frame, NULL));
        NSDictionary *mine = all[(__bridge NSString *)kCGImagePropertyGIFDictionary];
        printf("%.2f ", [mine[(__bridge NSString *)kCGImagePropertyGIFDelayTime] doubleValue]);
        if (frame) printf("%.2f ", [mine[(__bridge NSString *)kCGImagePropertyGIFUnclampedDelayTime] doubleValue]);
      }
      CGImageRef frame = CGImageSourceCreateImageAtIndex(source, 1, NULL);
      printf("%s ", [(__bridge NSString *)CGImageGetUTType(frame) UTF8String]);
      printf("%zux%zu %d", CGImageGetWidth(frame), CGImageGetHeight(frame), CGImageSourceGetStatus(source));
      CGImageRelease(frame); CFRelease(source);]=], headers .. gif))
  end)

  it("sends no message that a category has exchanged", function()
    assert.equal("2 1", printed([=[
      printf("%d %d", (int)[UIImage imageWithData:gif()].images.count, calls);]=], headers .. gif .. [=[
      static int calls;
      @interface UIImage (Frames) @end
      @implementation UIImage (Frames)
      + (void)load {
        method_exchangeImplementations(class_getClassMethod(self, @selector(imageWithData:)),
          class_getClassMethod(self, @selector(frames_imageWithData:)));
      }
      + (UIImage *)frames_imageWithData:(NSData *)data {
        calls++;
        CGImageSourceRef source = CGImageSourceCreateWithData((__bridge CFDataRef)data, NULL);
        NSMutableArray *frames = [NSMutableArray array];
        for (size_t i = 0; i < CGImageSourceGetCount(source); i++) {
          CGImageRef image = CGImageSourceCreateImageAtIndex(source, i, NULL);
          [frames addObject:[UIImage imageWithCGImage:image]];
          CGImageRelease(image);
        }
        CFRelease(source);
        return [UIImage animatedImageWithImages:frames duration:1];
      }
      @end ]=]))
  end)

  it("rejects other bytes", function()
    assert.equal("0 -3", printed([=[
      NSData *text = [@"no picture" dataUsingEncoding:NSUTF8StringEncoding];
      CGImageSourceRef source = CGImageSourceCreateWithData((__bridge CFDataRef)text, NULL);
      printf("%zu %d", CGImageSourceGetCount(source), CGImageSourceGetStatus(source));
      CFRelease(source);]=], headers))
  end)

  it("is written to a destination", function()
    assert.equal("1 public.png", printed([=[
      CGImageSourceRef source = CGImageSourceCreateWithData((__bridge CFDataRef)gif(), NULL);
      NSMutableData *file = [NSMutableData data];
      CGImageDestinationRef destination = CGImageDestinationCreateWithData((__bridge CFMutableDataRef)file,
        CFSTR("public.png"), 1, NULL);
      CGImageDestinationAddImageFromSource(destination, source, 0, NULL);
      printf("%d ", CGImageDestinationFinalize(destination));
      CGImageSourceRef again = CGImageSourceCreateWithData((__bridge CFDataRef)file, NULL);
      printf("%s", [(__bridge NSString *)CGImageSourceGetType(again) UTF8String]);
      CFRelease(again); CFRelease(source); CFRelease(destination);]=], headers .. gif))
  end)
end)
