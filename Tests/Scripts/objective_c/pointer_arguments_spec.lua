-- C parameters and results of methods, where a script has several results or a table.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")
local printed = dofile(here .. "support/run_main.lua")

describe("a source in Objective-C", function()
  it("codes structures of its own", function()
    assert.matches("{{1, 2}, {3, 4}} {5, 6, 7, 8}", run([=[
      #import <UIKit/UIKit.h>
      @interface Badge : UIView
      @property (nonatomic) CGRect home;
      @property (nonatomic) UIEdgeInsets room;
      @end
      @implementation Badge
      - (instancetype)initWithCoder:(NSCoder *)coder {
        if ((self = [super initWithCoder:coder])) {
          _home = [coder decodeCGRectForKey:@"home"];
          _room = [coder decodeUIEdgeInsetsForKey:@"room"];
        }
        return self;
      }
      - (void)encodeWithCoder:(NSCoder *)coder {
        [super encodeWithCoder:coder];
        [coder encodeCGRect:_home forKey:@"home"];
        [coder encodeUIEdgeInsets:_room forKey:@"room"];
      }
      @end
      int main(void) { @autoreleasepool {
        Badge *badge = [Badge new];
        badge.home = CGRectMake(1, 2, 3, 4);
        badge.room = UIEdgeInsetsMake(5, 6, 7, 8);
        Badge *copy = [NSKeyedUnarchiver unarchiveObjectWithData:
          [NSKeyedArchiver archivedDataWithRootObject:badge]];
        printf("%s %s\n", NSStringFromCGRect(copy.home).UTF8String,
          NSStringFromUIEdgeInsets(copy.room).UTF8String);
      } return 0; }]=]), 1, true)
  end)

  it("receives an error by reference, without a clang warning", function()
    local text = run([=[
      #import <Foundation/Foundation.h>
      int main(void) { @autoreleasepool {
        NSURL *none = [NSURL fileURLWithPath:@"/none"];
        NSError *error = nil;
        BOOL copied = [[NSFileManager defaultManager] copyItemAtURL:none toURL:none error:&error];
        printf("%d %ld\n", copied, (long)error.code);
        error = nil;
        NSFileHandle *file = [NSFileHandle fileHandleForReadingFromURL:none error:&error];
        printf("%d %ld\n", file != nil, (long)error.code);
        error = nil;
        NSDataDetector *links = [NSDataDetector dataDetectorWithTypes:NSTextCheckingTypeLink error:&error];
        printf("%d %d\n", links != nil, error == nil);
      } return 0; }]=])
    assert.matches("^0 260\n0 4\n1 1\n", text)
  end)

  it("lends and fills memory", function()
    assert.matches("616263 2 3 4 5 1 2 /tmp", run([=[
      #import <UIKit/UIKit.h>
      int main(void) { @autoreleasepool {
        __block NSUInteger returned = 0;
        NSData *data = [[NSData alloc] initWithBytesNoCopy:strdup("abc") length:3
          deallocator:^(void *bytes, NSUInteger length) { free(bytes); returned = length; }];
        NSMutableOrderedSet *set = [NSMutableOrderedSet orderedSetWithObjects:(id[]){@1, @2} count:2];
        [set addObjects:(id[]){@3} count:1];
        NSUInteger start, end, rest;
        [@"a\nbc\nd" getParagraphStart:&start end:&end contentsEnd:&rest forRange:NSMakeRange(3, 1)];
        UIBezierPath *path = [UIBezierPath bezierPath];
        [path setLineDash:(CGFloat[]){1, 2} count:2 phase:0];
        CGFloat dash[2]; NSInteger count; CGFloat phase;
        [path getLineDash:dash count:&count phase:&phase];
        char name[8];
        [@"/tmp" getFileSystemRepresentation:name maxLength:8];
        printf("%02x%02x%02x", ((char *)data.bytes)[0], ((char *)data.bytes)[1], ((char *)data.bytes)[2]);
        printf(" %lu %lu %lu %lu %g %g %s\n", start, returned == 0 ? set.count : 0, rest, end, dash[0], dash[1], name);
      } return 0; }]=]), 1, true)
  end)

  it("passes ranges and keys by pointers under ARC", function()
    assert.equal("{2, 3} {7, 1} 2", printed [=[
      NSRange ranges[] = {{2, 3}, {7, 1}};
      NSRegularExpression *expression = [NSRegularExpression regularExpressionWithPattern:@"a(b)" options:0 error:NULL];
      NSTextCheckingResult *result = [NSTextCheckingResult regularExpressionCheckingResultWithRanges:ranges count:2
        regularExpression:expression];
      __unsafe_unretained id objects[1], keys[1];
      [@{@1: @2} getObjects:objects andKeys:keys];
      printf("%s %s %d", NSStringFromRange(result.range).UTF8String,
        NSStringFromRange([result rangeAtIndex:1]).UTF8String, [objects[0] intValue]);]=])
  end)

  it("receives sizes, control points and ranges of tokens", function()
    assert.matches("smaller 0.10 0.20 0.30 0.40 {4, 3} {0, 7} {4, 3} {0, 3}", run([=[
      #import <UIKit/UIKit.h>
      int main(void) { @autoreleasepool {
        UIFont *font = [UIFont systemFontOfSize:17];
        CGFloat size = 0, drawn = 0;
        [@"A long line" sizeWithFont:font minFontSize:10 actualFontSize:&size forWidth:60 lineBreakMode:0];
        [@"A long line" drawAtPoint:CGPointZero forWidth:60 withFont:font minFontSize:10 actualFontSize:&drawn
          lineBreakMode:0 baselineAdjustment:0];
        [@"A" sizeWithFont:font minFontSize:10 actualFontSize:NULL forWidth:60 lineBreakMode:0];
        printf("%s ", size == drawn && size < 17 && size >= 10 ? "smaller" : "wrong");
        CAMediaTimingFunction *curve = [CAMediaTimingFunction functionWithControlPoints:0.1 :0.2 :0.3 :0.4];
        float points[4];
        [curve getControlPointAtIndex:1 values:points];
        [curve getControlPointAtIndex:2 values:points + 2];
        printf("%.2f %.2f %.2f %.2f", points[0], points[1], points[2], points[3]);
        NSRange token = {9, 9}, sentence = token, word = token, first = token;
        NSLinguisticTagScheme scheme = NSLinguisticTagSchemeTokenType;
        NSLinguisticTagger *tagger = [[NSLinguisticTagger alloc] initWithTagSchemes:@[scheme] options:0];
        tagger.string = @"One two";
        NSArray *scores;
        [tagger possibleTagsAtIndex:5 scheme:scheme tokenRange:&token sentenceRange:&sentence scores:&scores];
        [NSLinguisticTagger tagForString:@"One two" atIndex:5 unit:NSLinguisticTaggerUnitWord scheme:scheme
          orthography:nil tokenRange:&word];
        NSArray *ranges;
        [NSLinguisticTagger tagsForString:@"One two" range:NSMakeRange(0, 7) unit:NSLinguisticTaggerUnitWord
          scheme:scheme options:0 orthography:nil tokenRanges:&ranges];
        first = [ranges[0] rangeValue];
        for (int i = 0; i < 4; i++) {
          NSRange all[] = {token, sentence, word, first};
          printf(" %s", NSStringFromRange(all[i]).UTF8String);
        }
        printf("\n");
      } return 0; }]=]), 1, true)
  end)
end)

describe("a pointer to a structure's field", function()
  it("holds the one character of a string", function()
    assert.equal("é b", printed([=[
      struct { const char *name; unichar character; } entries[] = {{"eacute", 0xE9}, {"b", 0}};
      [@"b" getCharacters:&entries[1].character range:NSMakeRange(0, 1)];
      printf("%s %s", [NSString stringWithCharacters:&entries[0].character length:1].UTF8String,
        [NSString stringWithCharacters:&entries[1].character length:1].UTF8String);]=]))
  end)
end)
