// The methods of objective_c.lua in Objective-C: the same work, line for line.

#import <UIKit/UIKit.h>

@interface Translated : NSObject
@end
@implementation Translated
- (void)tick {
}
- (void)messages:(NSInteger)count {
    for (NSInteger i = 0; i < count; i++) {
        [self tick];
    }
}
- (double)doubles:(NSInteger)count {
    double sum = 0;
    for (NSInteger i = 0; i < count; i++) {
        sum = sum * 0.5 + 1.5 * i;
    }
    return sum;
}
- (NSInteger)integers:(NSInteger)count {
    NSInteger sum = 0;
    for (NSInteger i = 0; i < count; i++) {
        sum = sum * 31 + i;
    }
    return sum;
}
- (CGFloat)structures:(NSInteger)count {
    CGRect rect = CGRectMake(0, 0, 10, 10);
    for (NSInteger i = 0; i < count; i++) {
        rect.origin.x += 1;
        rect.size.width = rect.origin.x - rect.size.height;
    }
    return rect.size.width;
}
- (NSInteger)sum:(unsigned char *)bytes :(NSInteger)count {
    NSInteger sum = 0;
    for (NSInteger i = 0; i < count; i++) {
        bytes[i % 1000] = (unsigned char)i;
        sum += bytes[i % 1000];
    }
    return sum;
}
- (NSInteger)dataBytes:(NSInteger)count {
    NSMutableData *data = [NSMutableData dataWithLength:1000];
    return [self sum:data.mutableBytes :count];
}
- (NSInteger)allocatedBytes:(NSInteger)count {
    unsigned char *bytes = malloc(1000);
    NSInteger sum = [self sum:bytes :count];
    free(bytes);
    return sum;
}
- (NSInteger)blocks:(NSInteger)count {
    __block NSInteger sum = 0;
    void (^add)(NSInteger) = ^(NSInteger number) {
        sum += number;
    };
    for (NSInteger i = 0; i < count; i++) {
        add(i);
    }
    return sum;
}
@end
