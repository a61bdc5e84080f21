// The names of the runtime's structures, which <Foundation/Foundation.h> does not declare.
#ifndef HOOKHOST_RUNTIME_NAMES_H
#define HOOKHOST_RUNTIME_NAMES_H
#include <objc/objc.h>

typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef struct objc_category *Category;

#endif
