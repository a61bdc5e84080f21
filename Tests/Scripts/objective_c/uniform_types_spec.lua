-- Uniform types: the functions, the constants and the objects.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")
local function printed(statements)
  return run_main(statements, [=[
    #import <MobileCoreServices/MobileCoreServices.h>
    #import <UniformTypeIdentifiers/UniformTypeIdentifiers.h>
  ]=])
end

describe("a uniform type", function()
  it("is found by identifier, extension and content type", function()
    assert.equal("public.png png image/png 1 0 1|public.jpeg jpeg 1|public.mpeg-4-audio|(null)", printed [=[
      UTType *png = [UTType typeWithMIMEType:@"image/png"];
      printf("%s %s %s %d %d %d|", png.identifier.UTF8String, png.preferredFilenameExtension.UTF8String,
        png.preferredMIMEType.UTF8String, png == UTTypePNG, png.dynamic, png.publicType);
      UTType *jpeg = [UTType typeWithFilenameExtension:@"JPG"];
      printf("%s %s %d|", jpeg.identifier.UTF8String, jpeg.preferredFilenameExtension.UTF8String,
        [jpeg isEqual:[NSKeyedUnarchiver unarchivedObjectOfClass:UTType.class
          fromData:[NSKeyedArchiver archivedDataWithRootObject:UTTypeJPEG requiringSecureCoding:YES error:NULL]
          error:NULL]]);
      printf("%s|%s", [UTType typeWithFilenameExtension:@"mp4" conformingToType:UTTypeAudio].identifier.UTF8String,
        [[UTType typeWithIdentifier:@"com.example.unknown"] description].UTF8String);]=])
  end)

  it("conforms to the types above it, by each of its parents", function()
    assert.equal("1 1 0 1 0|com.apple.property-list public.content public.data public.item public.text public.xml",
      printed [=[
      UTType *list = UTTypeXMLPropertyList;
      printf("%d %d %d %d %d|", [list conformsToType:UTTypeText], [list conformsToType:UTTypePropertyList],
        [list conformsToType:UTTypeImage], [UTTypeItem isSupertypeOfType:list], [list isSubtypeOfType:list]);
      NSArray *names = [[list.supertypes valueForKey:@"identifier"] allObjects];
      printf("%s", [[names sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@" "].UTF8String);]=])
  end)

  it("is dynamic for a tag that no type has, and keeps the tag", function()
    assert.equal("dyn.ah62d4rv4ge8003dcta kdbx 1 1 0|dyn.ah62d4rv4ge8003dcta|1", printed [=[
      UTType *type = [UTType typeWithFilenameExtension:@"kdbx"];
      printf("%s %s %d %d %d|", type.identifier.UTF8String, type.preferredFilenameExtension.UTF8String, type.dynamic,
        [type conformsToType:UTTypeItem], [type conformsToType:UTTypeText]);
      UTType *again = [UTType typeWithIdentifier:type.identifier];
      printf("%s|", again.identifier.UTF8String);
      NSString *other = CFBridgingRelease(UTTypeCreatePreferredIdentifierForTag(
        kUTTagClassFilenameExtension, CFSTR("KDBX"), kUTTypeData));
      printf("%d", [other isEqual:type.identifier]);]=])
  end)

  it("has its older constant and functions", function()
    assert.equal("public.zip-archive public.data 2 1 1 public.mpeg-4 public.mpeg-4-audio", printed [=[
      NSArray *tags = CFBridgingRelease(UTTypeCopyAllTagsWithClass(kUTTypeXML, kUTTagClassMIMEType));
      NSArray *names = CFBridgingRelease(UTTypeCreateAllIdentifiersForTag(
        kUTTagClassFilenameExtension, CFSTR("mp4"), kUTTypeMovie));
      printf("%s %s %d %d %d %s", [(__bridge id)kUTTypeZipArchive UTF8String], [(__bridge id)kUTTypeData UTF8String],
        (int)tags.count, UTTypeConformsTo(kUTTypeZipArchive, kUTTypeArchive), UTTypeIsDeclared(kUTTypeLivePhoto),
        [names componentsJoinedByString:@" "].UTF8String);]=])
  end)
end)
