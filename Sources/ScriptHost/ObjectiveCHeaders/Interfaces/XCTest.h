typedef void (^XCWaitCompletionHandler)(NSError *_Nullable error);
typedef BOOL (^XCNotificationExpectationHandler)(NSNotification *notification);
typedef BOOL (^XCPredicateExpectationHandler)(void);
typedef BOOL (^XCKeyValueObservingExpectationHandler)(id object, NSDictionary *change);
typedef BOOL (^XCTNSNotificationExpectationHandler)(NSNotification *notification);
typedef BOOL (^XCTNSPredicateExpectationHandler)(void);
typedef BOOL (^XCTKVOExpectationHandler)(id _Nullable object, NSDictionary *change);
typedef NSString *XCTPerformanceMetric;
typedef NS_ENUM(NSInteger, XCTWaiterResult) {
  XCTWaiterResultCompleted = 1, XCTWaiterResultTimedOut, XCTWaiterResultIncorrectOrder,
  XCTWaiterResultInvertedFulfillment, XCTWaiterResultInterrupted
};
XCT_EXPORT XCTPerformanceMetric const XCTPerformanceMetric_WallClockTime;

// Each checks the values of its arguments, and returns nil or the description of the failure.
NSString *_Nullable _XCTCheck(NSString *assertion, NSString *one, NSString *other, ...);
void _XCTFail(
  XCTestCase *_Nullable test, NSString *file, NSInteger line, NSString *reason, NSString *format, ...)
  NS_FORMAT_FUNCTION(5, 6);
void _XCTExpect(
  NSString *file, NSInteger line, NSString *_Nullable reason, id _Nullable options,
  void (NS_NOESCAPE ^_Nullable block)(void));
void _XCTSkip(NSString *file, NSInteger line, NSString *format, ...) NS_FORMAT_FUNCTION(3, 4);
NSString *_Nullable _XCTScreen(NSString *name);
NSString *_XCTThrown(NSString *assertion, NSString *expression, id _Nullable exception);

// The expressions of an assertion may throw: then the assertion fails, and the test continues. The
// message is created only when it is needed.
#define HOOKHOST_XCT_CHECKED_IN(test, assertion, one, check, ...) \
  do { \
    NSString *_failure = nil; \
    @try { \
      _failure = (check); \
    } @catch (id _exception) { \
      _failure = _XCTThrown(assertion, one, _exception); \
    } \
    if (_failure) _XCTFail((id)(test), @__FILE__, __LINE__, _failure, __VA_ARGS__); \
  } while (0)
#define HOOKHOST_XCT_CHECKED(...) HOOKHOST_XCT_CHECKED_IN(self, __VA_ARGS__)
#define HOOKHOST_XCT_ASSERT(assertion, one, other, check, ...) \
  HOOKHOST_XCT_CHECKED(assertion, one, check, @"" __VA_ARGS__)
#define HOOKHOST_XCT_ONE(assertion, expression, ...) \
  HOOKHOST_XCT_ASSERT( \
    assertion, @#expression, @"", \
    _XCTCheck(assertion, @#expression, @"", (expression)), ##__VA_ARGS__)
#define HOOKHOST_XCT_TWO(assertion, one, other, ...) \
  HOOKHOST_XCT_ASSERT( \
    assertion, @#one, @#other, \
    _XCTCheck(assertion, @#one, @#other, (one), (other)), ##__VA_ARGS__)

// Of XCTestAssertionsImpl.h, which macros of projects are built on.
#define _XCTRegisterFailure(test, expression, ...) \
  _XCTFail((id)(test), @__FILE__, __LINE__, (expression), @"" __VA_ARGS__)
#define XCTFail(...) _XCTFail((id)self, @__FILE__, __LINE__, @"failed", @"" __VA_ARGS__)
#define XCTAssert(expression, ...) \
  HOOKHOST_XCT_ONE(@"XCTAssertTrue", (_Bool)!!(expression), ##__VA_ARGS__)
#define XCTAssertTrue(expression, ...) \
  HOOKHOST_XCT_ONE(@"XCTAssertTrue", (_Bool)!!(expression), ##__VA_ARGS__)
#define XCTAssertFalse(expression, ...) \
  HOOKHOST_XCT_ONE(@"XCTAssertFalse", (_Bool)!!(expression), ##__VA_ARGS__)
#define XCTAssertNil(expression, ...) HOOKHOST_XCT_ONE(@"XCTAssertNil", expression, ##__VA_ARGS__)
#define XCTAssertNotNil(expression, ...) \
  HOOKHOST_XCT_ONE(@"XCTAssertNotNil", expression, ##__VA_ARGS__)
#define XCTAssertEqualObjects(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertEqualObjects", one, other, ##__VA_ARGS__)
#define XCTAssertNotEqualObjects(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertNotEqualObjects", one, other, ##__VA_ARGS__)
#define XCTAssertIdentical(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertIdentical", one, other, ##__VA_ARGS__)
#define XCTAssertNotIdentical(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertNotIdentical", one, other, ##__VA_ARGS__)
#define XCTAssertEqual(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertEqual", one, other, ##__VA_ARGS__)
#define XCTAssertNotEqual(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertNotEqual", one, other, ##__VA_ARGS__)
#define XCTAssertGreaterThan(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertGreaterThan", one, other, ##__VA_ARGS__)
#define XCTAssertGreaterThanOrEqual(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertGreaterThanOrEqual", one, other, ##__VA_ARGS__)
#define XCTAssertLessThan(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertLessThan", one, other, ##__VA_ARGS__)
#define XCTAssertLessThanOrEqual(one, other, ...) \
  HOOKHOST_XCT_TWO(@"XCTAssertLessThanOrEqual", one, other, ##__VA_ARGS__)
#define XCTAssertEqualWithAccuracy(one, other, accuracy, ...) \
  HOOKHOST_XCT_ASSERT( \
    @"XCTAssertEqualWithAccuracy", @#one, @#other, \
    _XCTCheck(@"XCTAssertEqualWithAccuracy", @#one, @#other, (one), (other), (accuracy)), \
    ##__VA_ARGS__)
#define XCTAssertNotEqualWithAccuracy(one, other, accuracy, ...) \
  HOOKHOST_XCT_ASSERT( \
    @"XCTAssertNotEqualWithAccuracy", @#one, @#other, \
    _XCTCheck(@"XCTAssertNotEqualWithAccuracy", @#one, @#other, (one), (other), (accuracy)), \
    ##__VA_ARGS__)

#define HOOKHOST_XCT_THROWS_IN(test, assertion, expression, text, cls, name, ...) \
  do { \
    id _thrown = nil; \
    @try { \
      (void)(expression); \
    } @catch (id _exception) { \
      _thrown = _exception; \
    } \
    NSString *_failure = \
      _XCTCheck(assertion, text, @#cls, (id)_thrown, (id)cls, (id)name); \
    if (_failure) _XCTFail((id)(test), @__FILE__, __LINE__, _failure, @"" __VA_ARGS__); \
  } while (0)
#define HOOKHOST_XCT_THROWS(assertion, expression, ...) \
  HOOKHOST_XCT_THROWS_IN(self, assertion, expression, @#expression, __VA_ARGS__)
#define XCTAssertThrows(expression, ...) \
  HOOKHOST_XCT_THROWS(@"XCTAssertThrows", expression, nil, nil, ##__VA_ARGS__)
#define XCTAssertThrowsSpecific(expression, type, ...) \
  HOOKHOST_XCT_THROWS( \
    @"XCTAssertThrowsSpecific", expression, [type class], nil, ##__VA_ARGS__)
#define XCTAssertThrowsSpecificNamed(expression, type, name, ...) \
  HOOKHOST_XCT_THROWS( \
    @"XCTAssertThrowsSpecificNamed", expression, [type class], name, ##__VA_ARGS__)
#define XCTAssertNoThrow(expression, ...) \
  HOOKHOST_XCT_THROWS(@"XCTAssertNoThrow", expression, nil, nil, ##__VA_ARGS__)
#define XCTAssertNoThrowSpecific(expression, type, ...) \
  HOOKHOST_XCT_THROWS( \
    @"XCTAssertNoThrowSpecific", expression, [type class], nil, ##__VA_ARGS__)
#define XCTAssertNoThrowSpecificNamed(expression, type, name, ...) \
  HOOKHOST_XCT_THROWS( \
    @"XCTAssertNoThrowSpecificNamed", expression, [type class], name, ##__VA_ARGS__)
// Of XCTestAssertionsImpl.h: the assertions with the test and the text of each expression.
#define HOOKHOST_XCT_PRIMITIVE_ONE(test, assertion, expression, text, ...) \
  HOOKHOST_XCT_CHECKED_IN( \
    test, assertion, text, _XCTCheck(assertion, text, @"", (expression)), @"" __VA_ARGS__)
#define HOOKHOST_XCT_PRIMITIVE_TWO(test, assertion, one, text, other, otherText, ...) \
  HOOKHOST_XCT_CHECKED_IN( \
    test, assertion, text, _XCTCheck(assertion, text, otherText, (one), (other)), @"" __VA_ARGS__)
#define _XCTPrimitiveFail(test, ...) \
  _XCTFail((id)(test), @__FILE__, __LINE__, @"failed", @"" __VA_ARGS__)
#define _XCTPrimitiveAssertTrue(test, expression, text, ...) \
  HOOKHOST_XCT_PRIMITIVE_ONE(test, @"XCTAssertTrue", (_Bool)!!(expression), text, ##__VA_ARGS__)
#define _XCTPrimitiveAssertFalse(test, expression, text, ...) \
  HOOKHOST_XCT_PRIMITIVE_ONE(test, @"XCTAssertFalse", (_Bool)!!(expression), text, ##__VA_ARGS__)
#define _XCTPrimitiveAssertNil(test, expression, text, ...) \
  HOOKHOST_XCT_PRIMITIVE_ONE(test, @"XCTAssertNil", expression, text, ##__VA_ARGS__)
#define _XCTPrimitiveAssertNotNil(test, expression, text, ...) \
  HOOKHOST_XCT_PRIMITIVE_ONE(test, @"XCTAssertNotNil", expression, text, ##__VA_ARGS__)
#define _XCTPrimitiveAssertEqual(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertEqual", __VA_ARGS__)
#define _XCTPrimitiveAssertNotEqual(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertNotEqual", __VA_ARGS__)
#define _XCTPrimitiveAssertEqualObjects(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertEqualObjects", __VA_ARGS__)
#define _XCTPrimitiveAssertNotEqualObjects(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertNotEqualObjects", __VA_ARGS__)
#define _XCTPrimitiveAssertIdentical(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertIdentical", __VA_ARGS__)
#define _XCTPrimitiveAssertNotIdentical(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertNotIdentical", __VA_ARGS__)
#define _XCTPrimitiveAssertGreaterThan(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertGreaterThan", __VA_ARGS__)
#define _XCTPrimitiveAssertGreaterThanOrEqual(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertGreaterThanOrEqual", __VA_ARGS__)
#define _XCTPrimitiveAssertLessThan(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertLessThan", __VA_ARGS__)
#define _XCTPrimitiveAssertLessThanOrEqual(test, ...) \
  HOOKHOST_XCT_PRIMITIVE_TWO(test, @"XCTAssertLessThanOrEqual", __VA_ARGS__)
#define _XCTPrimitiveAssertThrows(test, expression, text, ...) \
  HOOKHOST_XCT_THROWS_IN(test, @"XCTAssertThrows", expression, text, nil, nil, ##__VA_ARGS__)
#define _XCTPrimitiveAssertThrowsSpecific(test, expression, text, type, ...) \
  HOOKHOST_XCT_THROWS_IN( \
    test, @"XCTAssertThrowsSpecific", expression, text, [type class], nil, ##__VA_ARGS__)
#define _XCTPrimitiveAssertThrowsSpecificNamed(test, expression, text, type, name, ...) \
  HOOKHOST_XCT_THROWS_IN( \
    test, @"XCTAssertThrowsSpecificNamed", expression, text, [type class], name, ##__VA_ARGS__)
#define _XCTPrimitiveAssertNoThrow(test, expression, text, ...) \
  HOOKHOST_XCT_THROWS_IN(test, @"XCTAssertNoThrow", expression, text, nil, nil, ##__VA_ARGS__)
#define _XCTPrimitiveAssertNoThrowSpecific(test, expression, text, type, ...) \
  HOOKHOST_XCT_THROWS_IN( \
    test, @"XCTAssertNoThrowSpecific", expression, text, [type class], nil, ##__VA_ARGS__)
#define _XCTPrimitiveAssertNoThrowSpecificNamed(test, expression, text, type, name, ...) \
  HOOKHOST_XCT_THROWS_IN( \
    test, @"XCTAssertNoThrowSpecificNamed", expression, text, [type class], name, ##__VA_ARGS__)

// Compares the screen with a picture of that name beside the tests, as `assert.screen` does.
#define XCTAssertScreen(name, ...) \
  HOOKHOST_XCT_ASSERT(@"XCTAssertScreen", @#name, @"", _XCTScreen(name), ##__VA_ARGS__)
#define XCTSkip(...) _XCTSkip(@__FILE__, __LINE__, @"" __VA_ARGS__)
#define XCTSkipIf(expression, ...) \
  do { if (expression) _XCTSkip(@__FILE__, __LINE__, @"" __VA_ARGS__); } while (0)
#define XCTSkipUnless(expression, ...) \
  do { if (!(expression)) _XCTSkip(@__FILE__, __LINE__, @"" __VA_ARGS__); } while (0)
#define XCTExpectFailure(...) _XCTExpect(@__FILE__, __LINE__, __VA_ARGS__, nil, nil)
#define XCTExpectFailureInBlock(reason, ...) \
  _XCTExpect(@__FILE__, __LINE__, reason, nil, __VA_ARGS__)
#define XCTExpectFailureWithOptions(reason, ...) \
  _XCTExpect(@__FILE__, __LINE__, reason, __VA_ARGS__, nil)
#define XCTExpectFailureWithOptionsInBlock(reason, options, ...) \
  _XCTExpect(@__FILE__, __LINE__, reason, options, __VA_ARGS__)

typedef NS_ENUM(NSInteger, XCTAttachmentLifetime) {
  XCTAttachmentLifetimeKeepAlways, XCTAttachmentLifetimeDeleteOnSuccess
};
typedef NS_ENUM(NSInteger, XCTIssueType) {
  XCTIssueTypeAssertionFailure, XCTIssueTypeThrownError, XCTIssueTypeUncaughtException,
  XCTIssueTypePerformanceRegression, XCTIssueTypeSystem, XCTIssueTypeUnmatchedExpectedFailure
};

@interface XCTSourceCodeLocation : NSObject
- (instancetype)initWithFilePath:(NSString *)path lineNumber:(NSInteger)line;
- (instancetype)initWithFileURL:(NSURL *)url lineNumber:(NSInteger)line;
@property (readonly) NSURL *fileURL;
@property (readonly) NSInteger lineNumber;
@end

@interface XCTSourceCodeContext : NSObject
- (instancetype)initWithLocation:(nullable XCTSourceCodeLocation *)location;
- (instancetype)initWithCallStack:(NSArray *)stack location:(nullable XCTSourceCodeLocation *)location;
@property (readonly, nullable) XCTSourceCodeLocation *location;
@end

@interface XCTIssue : NSObject
- (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description;
- (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)compact detailedDescription:(nullable NSString *)detailed sourceCodeContext:(XCTSourceCodeContext *)context associatedError:(nullable NSError *)error attachments:(NSArray *)attachments;
@property (readonly) XCTIssueType type;
@property (readonly, copy) NSString *compactDescription;
@property (readonly, copy, nullable) NSString *detailedDescription;
@property (readonly, strong) XCTSourceCodeContext *sourceCodeContext;
@property (readonly, strong, nullable) NSError *associatedError;
@end

@interface XCTMutableIssue : XCTIssue
@end

@interface XCTExpectedFailure : NSObject
@property (readonly, copy, nullable) NSString *failureReason;
@property (readonly, strong) XCTIssue *issue;
@end

@interface XCTExpectedFailureOptions : NSObject
+ (XCTExpectedFailureOptions *)nonStrictOptions;
@property (copy) BOOL (^issueMatcher)(XCTIssue *issue);
@property (getter=isEnabled) BOOL enabled;
@property (getter=isStrict) BOOL strict;
@end

@interface XCTestRun : NSObject
@property (readonly) NSUInteger failureCount;
@property (readonly) NSUInteger unexpectedExceptionCount;
@property (readonly) NSUInteger totalFailureCount;
@property (readonly) BOOL hasSucceeded;
@property (readonly) BOOL hasBeenSkipped;
@property (readonly) NSUInteger testCaseCount;
@property (readonly) NSUInteger executionCount;
@property (readonly) NSUInteger skipCount;
@property (readonly, nullable) NSDate *startDate;
@property (readonly, nullable) NSDate *stopDate;
@property (readonly) NSTimeInterval testDuration;
@property (readonly) NSTimeInterval totalDuration;
@property (readonly) XCTest *test;
+ (instancetype)testRunWithTest:(XCTest *)test;
- (instancetype)initWithTest:(XCTest *)test;
- (void)start;
- (void)stop;
@end

@interface XCTestCaseRun : XCTestRun
- (void)recordFailureWithDescription:(NSString *)description inFile:(nullable NSString *)file atLine:(NSUInteger)line expected:(BOOL)expected;
- (void)recordIssue:(XCTIssue *)issue;
@end

@interface XCTestSuiteRun : XCTestRun
@property (readonly, copy) NSArray<XCTestRun *> *testRuns;
- (void)addTestRun:(XCTestRun *)run;
@end

@class XCTestSuite;

@protocol XCTestObservation <NSObject>
@optional
- (void)testBundleWillStart:(NSBundle *)bundle;
- (void)testBundleDidFinish:(NSBundle *)bundle;
- (void)testSuiteWillStart:(XCTestSuite *)suite;
- (void)testSuiteDidFinish:(XCTestSuite *)suite;
- (void)testCaseWillStart:(XCTestCase *)test;
- (void)testCaseDidFinish:(XCTestCase *)test;
- (void)testCase:(XCTestCase *)test didRecordIssue:(XCTIssue *)issue;
- (void)testCase:(XCTestCase *)test didRecordExpectedFailure:(XCTExpectedFailure *)failure;
- (void)testCase:(XCTestCase *)test didFailWithDescription:(NSString *)description inFile:(nullable NSString *)file atLine:(NSUInteger)line;
@end

extern NSString *const XCTestScopeKey, *const XCTestScopeAll, *const XCTestScopeNone, *const XCTestScopeSelf;

@interface XCTestObservationCenter : NSObject
@property (class, readonly) XCTestObservationCenter *sharedTestObservationCenter;
- (void)addTestObserver:(id<XCTestObservation>)observer;
- (void)removeTestObserver:(id<XCTestObservation>)observer;
@end

@interface XCTest : NSObject
- (void)performTest:(XCTestRun *)run;
- (void)runTest;
@property (readonly, nullable) XCTestRun *testRun;
@property (readonly, nullable) Class testRunClass;
@property (readonly) NSUInteger testCaseCount;
@property (readonly, copy) NSString *name;
- (void)setUp;
- (void)tearDown;
- (BOOL)setUpWithError:(NSError *_Nullable *_Nullable)error;
- (BOOL)tearDownWithError:(NSError *_Nullable *_Nullable)error;
@end

@interface XCTestCase : XCTest
+ (instancetype)testCaseWithSelector:(SEL)selector;
- (instancetype)initWithSelector:(SEL)selector;
- (instancetype)initWithInvocation:(nullable NSInvocation *)invocation;
+ (instancetype)testCaseWithInvocation:(nullable NSInvocation *)invocation;
@property (nonatomic, strong, nullable) NSInvocation *invocation;
@property (class, nonatomic, readonly, copy) NSArray<NSInvocation *> *testInvocations;
@property (class, nonatomic, readonly) XCTestSuite *defaultTestSuite;
- (void)recordIssue:(XCTIssue *)issue;
- (void)invokeTest;
@property BOOL continueAfterFailure;
@property NSTimeInterval executionTimeAllowance;
- (void)recordFailureWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line expected:(BOOL)expected;
+ (void)setUp;
+ (void)tearDown;
- (void)addTeardownBlock:(void (^)(void))block;
- (id<NSObject>)addUIInterruptionMonitorWithDescription:(NSString *)description handler:(BOOL (^)(id element))handler;
- (void)removeUIInterruptionMonitor:(id<NSObject>)monitor;
- (void)measureBlock:(void (NS_NOESCAPE ^)(void))block;
- (void)measureMetrics:(NSArray<XCTPerformanceMetric> *)metrics automaticallyStartMeasuring:(BOOL)starts forBlock:(void (NS_NOESCAPE ^)(void))block;
- (void)measureWithMetrics:(NSArray *)metrics block:(void (NS_NOESCAPE ^)(void))block;
- (void)measureWithOptions:(XCTMeasureOptions *)options block:(void (NS_NOESCAPE ^)(void))block;
- (void)measureWithMetrics:(NSArray *)metrics options:(XCTMeasureOptions *)options block:(void (NS_NOESCAPE ^)(void))block;
- (void)addAttachment:(XCTAttachment *)attachment;
@property (class, readonly) BOOL runsForEachTargetApplicationUIConfiguration;
- (void)startMeasuring;
- (void)stopMeasuring;
- (XCTestExpectation *)expectationWithDescription:(NSString *)description;
- (void)waitForExpectationsWithTimeout:(NSTimeInterval)timeout handler:(nullable XCWaitCompletionHandler)handler;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)timeout;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)timeout enforceOrder:(BOOL)enforce;
- (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)path expectedValue:(nullable id)value;
- (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)path handler:(nullable XCKeyValueObservingExpectationHandler)handler;
- (XCTestExpectation *)expectationForNotification:(NSNotificationName)name object:(nullable id)object handler:(nullable XCNotificationExpectationHandler)handler;
- (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate evaluatedWithObject:(nullable id)object handler:(nullable XCPredicateExpectationHandler)handler;
@end

@interface XCTestSuite : XCTest
+ (instancetype)testSuiteWithName:(NSString *)name;
@property (class, readonly) XCTestSuite *defaultTestSuite;
+ (instancetype)testSuiteForTestCaseClass:(Class)cls;
- (instancetype)initWithName:(NSString *)name;
- (void)addTest:(XCTest *)test;
@property (readonly, copy) NSArray<XCTest *> *tests;
@end

@interface XCTestExpectation : NSObject
- (instancetype)initWithDescription:(NSString *)description;
@property (copy) NSString *expectationDescription;
@property NSUInteger expectedFulfillmentCount;
@property BOOL assertForOverFulfill;
@property (getter=isInverted) BOOL inverted;
- (void)fulfill;
@end

@interface XCTKVOExpectation : XCTestExpectation
- (instancetype)initWithKeyPath:(NSString *)path object:(id)object expectedValue:(nullable id)value;
- (instancetype)initWithKeyPath:(NSString *)path object:(id)object;
@property (nullable, copy) XCTKVOExpectationHandler handler;
@end

@interface XCTNSNotificationExpectation : XCTestExpectation
- (instancetype)initWithName:(NSNotificationName)name object:(nullable id)object;
- (instancetype)initWithName:(NSNotificationName)name;
@property (nullable, copy) XCTNSNotificationExpectationHandler handler;
@end

@interface XCTNSPredicateExpectation : XCTestExpectation
- (instancetype)initWithPredicate:(NSPredicate *)predicate object:(nullable id)object;
@property (nullable, copy) XCTNSPredicateExpectationHandler handler;
@end

@interface XCTWaiter : NSObject
- (instancetype)initWithDelegate:(nullable id)delegate;
- (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)timeout;
- (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)timeout enforceOrder:(BOOL)enforce;
+ (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)timeout;
@end
