#import <Foundation/Foundation.h>

@interface Profiler : NSObject
+ (void)start;
@end
