// Objects that are counted by hand, for objects.lua.

#import <Foundation/Foundation.h>

void benchmarkReleased(NSInteger count) {
    for (NSInteger i = 0; i < count; i++) {
        NSObject *object = [[NSObject alloc] init];
        [object release];
    }
}
void benchmarkAutoreleased(NSInteger count) {
    for (NSInteger i = 0; i < count; i += 100) {
        @autoreleasepool {
            for (NSInteger j = 0; j < 100; j++) [[[NSObject alloc] init] autorelease];
        }
    }
}
