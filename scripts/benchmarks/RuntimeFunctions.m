// Functions of the runtime that tests of it call most, for runtime_functions.lua.

#import <Foundation/Foundation.h>
#import <objc/runtime.h>

id objc_storeWeak(id *location, id object);
void objc_destroyWeak(id *location);

static id variables[100];

void benchmarkWeak(NSInteger count) {
    NSObject *object = [[NSObject alloc] init];
    for (NSInteger i = 0; i < count; i++) {
        objc_storeWeak(&variables[i % 100], object);
        objc_destroyWeak(&variables[i % 100]);
        variables[i % 100] = nil;
    }
    [object release];
}
void benchmarkSynchronized(NSInteger count) {
    NSObject *object = [[NSObject alloc] init];
    for (NSInteger i = 0; i < count; i++) {
        @synchronized (object) {
        }
    }
    [object release];
}
void benchmarkBlockMethods(NSInteger count) {
    for (NSInteger i = 0; i < count; i++) {
        IMP implementation = imp_implementationWithBlock(^(id receiver) {
            return i;
        });
        imp_removeBlock(implementation);
    }
}
