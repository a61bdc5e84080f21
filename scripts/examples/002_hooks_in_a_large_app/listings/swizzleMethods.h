// "An ordinary wrapping of method swizzling", which the article's listings call and do not show.

#import <objc/runtime.h>

static inline void swizzleMethods(Class cls, SEL originalSel, SEL swizzledSel) {
    Method original = class_getInstanceMethod(cls, originalSel);
    Method swizzled = class_getInstanceMethod(cls, swizzledSel);
    BOOL added = class_addMethod(cls, originalSel, method_getImplementation(swizzled), method_getTypeEncoding(swizzled));
    if (added) {
        class_replaceMethod(cls, swizzledSel, method_getImplementation(original), method_getTypeEncoding(original));
    } else {
        method_exchangeImplementations(original, swizzled);
    }
}
