// Objects that ARC counts, for objects.lua.

#import <Foundation/Foundation.h>

void benchmarkCounted(NSInteger count) {
    for (NSInteger i = 0; i < count; i++) {
        NSObject *object = [[NSObject alloc] init];
        (void)object;
    }
}
