// The assertions of OCUnit, which preceded XCTest. The last argument is a description or nil.
#import <XCTest/XCTest.h>

@interface SenTestCase : XCTestCase
@end

#define HOOKHOST_ST_ONE(assertion, expression, ...) \
  HOOKHOST_XCT_CHECKED( \
    assertion, @#expression, _XCTCheck(assertion, @#expression, @"", (expression)), __VA_ARGS__)
#define HOOKHOST_ST_TWO(assertion, one, other, ...) \
  HOOKHOST_XCT_CHECKED( \
    assertion, @#one, _XCTCheck(assertion, @#one, @#other, (one), (other)), __VA_ARGS__)
#define HOOKHOST_ST_THROWS(assertion, expression, cls, name, ...) \
  do { \
    id _thrown = nil; \
    @try { \
      (void)(expression); \
    } @catch (id _exception) { \
      _thrown = _exception; \
    } \
    NSString *_failure = \
      _XCTCheck(assertion, @#expression, @#cls, (id)_thrown, (id)cls, (id)name); \
    if (_failure) _XCTFail((id)self, @__FILE__, __LINE__, _failure, __VA_ARGS__); \
  } while (0)

#define STFail(...) _XCTFail((id)self, @__FILE__, __LINE__, @"failed", __VA_ARGS__)
#define STAssertTrue(expression, ...) \
  HOOKHOST_ST_ONE(@"XCTAssertTrue", (_Bool)!!(expression), __VA_ARGS__)
#define STAssertFalse(expression, ...) \
  HOOKHOST_ST_ONE(@"XCTAssertFalse", (_Bool)!!(expression), __VA_ARGS__)
#define STAssertTrueNoThrow STAssertTrue
#define STAssertFalseNoThrow STAssertFalse
#define STAssertNil(expression, ...) HOOKHOST_ST_ONE(@"XCTAssertNil", expression, __VA_ARGS__)
#define STAssertNotNil(expression, ...) HOOKHOST_ST_ONE(@"XCTAssertNotNil", expression, __VA_ARGS__)
#define STAssertEquals(one, other, ...) HOOKHOST_ST_TWO(@"XCTAssertEqual", one, other, __VA_ARGS__)
#define STAssertEqualObjects(one, other, ...) \
  HOOKHOST_ST_TWO(@"XCTAssertEqualObjects", one, other, __VA_ARGS__)
#define STAssertEqualsWithAccuracy(one, other, accuracy, ...) \
  HOOKHOST_XCT_CHECKED( \
    @"XCTAssertEqualWithAccuracy", @#one, \
    _XCTCheck(@"XCTAssertEqualWithAccuracy", @#one, @#other, (one), (other), (accuracy)), \
    __VA_ARGS__)
#define STAssertThrows(expression, ...) \
  HOOKHOST_ST_THROWS(@"XCTAssertThrows", expression, nil, nil, __VA_ARGS__)
#define STAssertThrowsSpecific(expression, type, ...) \
  HOOKHOST_ST_THROWS(@"XCTAssertThrowsSpecific", expression, [type class], nil, __VA_ARGS__)
#define STAssertThrowsSpecificNamed(expression, type, name, ...) \
  HOOKHOST_ST_THROWS(@"XCTAssertThrowsSpecificNamed", expression, [type class], name, __VA_ARGS__)
#define STAssertNoThrow(expression, ...) \
  HOOKHOST_ST_THROWS(@"XCTAssertNoThrow", expression, nil, nil, __VA_ARGS__)
#define STAssertNoThrowSpecific(expression, type, ...) \
  HOOKHOST_ST_THROWS(@"XCTAssertNoThrowSpecific", expression, [type class], nil, __VA_ARGS__)
#define STAssertNoThrowSpecificNamed(expression, type, name, ...) \
  HOOKHOST_ST_THROWS( \
    @"XCTAssertNoThrowSpecificNamed", expression, [type class], name, __VA_ARGS__)
