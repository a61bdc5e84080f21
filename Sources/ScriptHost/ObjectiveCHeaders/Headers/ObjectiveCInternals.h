// Additional declarations of <objc/objc-internal.h>, <objc/objc-abi.h> and <objc/objc-gdb.h>.
#ifndef HOOKHOST_OBJECTIVE_C_INTERNALS_H
#define HOOKHOST_OBJECTIVE_C_INTERNALS_H
#include <objc/runtime.h>
#ifdef __OBJC__
#include <objc/NSObject.h>
#endif
#include <dispatch/dispatch.h>
#include <hookhost/Locks.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct _malloc_zone_t *objc_zone_t;

// The root class's implementations.
id _Nullable _objc_rootRetain(id object);
void _objc_rootRelease(id object);
BOOL _objc_rootTryRetain(id object);
BOOL _objc_rootIsDeallocating(id object);
id _Nullable _objc_rootAutorelease(id object);
uintptr_t _objc_rootRetainCount(id object);
id _Nullable _objc_rootInit(id object);
id _Nullable _objc_rootAllocWithZone(Class cls, void *_Nullable zone);
id _Nullable _objc_rootAlloc(Class cls);
void _objc_rootDealloc(id object);
uintptr_t _objc_rootHash(id object);
objc_zone_t _Nullable _objc_rootZone(id object);
void *_objc_autoreleasePoolPush(void);
void _objc_autoreleasePoolPop(void *pool);
void objc_storeStrong(id _Nullable *_Nonnull location, id _Nullable object);
id _Nullable objc_claimAutoreleasedReturnValue(id _Nullable object);
id _Nullable objc_retain_autorelease(id _Nullable object);
BOOL objc_isUniquelyReferenced(id _Nullable object);
BOOL objc_sync_try_enter(id _Nullable object);

// Objects.
id _Nullable objc_constructInstance(
  Class _Nullable cls, void *_Nullable memory) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
void *_Nullable objc_destructInstance(id _Nullable object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
id _Nullable class_createInstanceFromZone(
  Class _Nullable cls, size_t extra, void *_Nullable zone) NS_RETURNS_RETAINED;
unsigned class_createInstances(
  Class _Nullable cls, size_t extra, __unsafe_unretained id _Nonnull *_Nonnull results,
  unsigned count);
id _Nullable object_copyFromZone(
  id _Nullable object, size_t size, void *_Nullable zone) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
Ivar _Nullable object_setInstanceVariableWithStrongDefault(
  id _Nullable object, const char *name, void *_Nullable value);

// Classes and methods.
void _objc_flush_caches(Class _Nullable cls);
struct objc_imp_cache_entry {
  SEL _Nonnull sel;
  IMP _Nonnull imp;
};
struct objc_imp_cache_entry *_Nullable class_copyImpCache(
  Class _Nullable cls, int *_Nullable count);
IMP _Nullable object_getMethodImplementation(id _Nullable object, SEL name);
IMP _Nullable object_getMethodImplementation_stret(id _Nullable object, SEL name);
BOOL class_respondsToMethod(Class _Nullable cls, SEL name);
IMP _Nullable class_lookupMethod(Class _Nullable cls, SEL name);
SEL _Nonnull *_Nullable class_addMethodsBulk(
  Class _Nullable cls, const SEL _Nonnull *_Nonnull names, const IMP _Nonnull *_Nonnull imps,
  const char *_Nonnull *_Nonnull types, uint32_t count, uint32_t *_Nullable failed);
void class_replaceMethodsBulk(
  Class _Nullable cls, const SEL _Nonnull *_Nonnull names, const IMP _Nonnull *_Nonnull imps,
  const char *_Nonnull *_Nonnull types, uint32_t count);
void _method_setImplementationRawUnsafe(Method _Nonnull method, IMP _Nonnull implementation);
struct mach_header;
void _objc_patch_root_of_class(
  const struct mach_header *_Nullable originalHeader, void *original,
  const struct mach_header *_Nullable header, const void *replacement);
#define _OBJC_ASSOCIATION_SYSTEM_OBJECT (1 << 16)
void class_setWeakIvarLayout(Class _Nullable cls, const uint8_t *_Nullable layout);
BOOL _class_isSwift(Class _Nullable cls);
BOOL _class_isFutureClass(Class _Nullable cls);
Class _Nullable objc_getFutureClass(const char *name);
const char *_Nullable _protocol_getMethodTypeEncoding(
  Protocol *_Nullable protocol, SEL name, BOOL isRequired, BOOL isInstance);
typedef enum {
  objc_ivar_memoryUnknown,
  objc_ivar_memoryStrong,
  objc_ivar_memoryWeak,
  objc_ivar_memoryUnretained,
} objc_ivar_memory_management_t;
objc_ivar_memory_management_t _class_getIvarMemoryManagement(Class _Nullable cls, Ivar ivar);
Class _Nonnull *_Nullable objc_copyRealizedClassList(unsigned *_Nullable count);
Class _Nonnull *_Nullable objc_copyClassesForImage(const char *image, unsigned *_Nullable count);
#define OBJC_DYNAMIC_CLASSES ((const void *)-1)
void objc_enumerateClasses(
  const void *_Nullable image, const char *_Nullable prefix, Protocol *_Nullable protocol,
  Class _Nullable superclass, void (^block)(Class cls, BOOL *stop));

// A class that counts its references in a signed instance variable: twice the additional ones, -2
// when the last is released, and 1 while the object is deallocated.
typedef enum {
  _OBJC_RESURRECT_OBJECT = -1,
  _OBJC_DEALLOC_OBJECT_NOW = 1,
  _OBJC_DEALLOC_OBJECT_LATER = 2,
} _objc_object_disposition_t;
void _objc_deallocOnMainThreadHelper(void *_Nullable object);
#define _OBJC_SUPPORTED_INLINE_REFCNT_LOGIC_BLOCK(count, decide) \
  -(id)retain { \
    if (__sync_fetch_and_add(&count, 2) < -2) __builtin_trap(); \
    return self; \
  } \
  -(oneway void)release { \
    __typeof__(count) before = __sync_fetch_and_sub(&count, 2); \
    if (before < 0) __builtin_trap(); \
    if (before > 0) return; \
    _objc_object_disposition_t disposition = decide(self); \
    if (disposition == _OBJC_RESURRECT_OBJECT) return; \
    if (!__sync_bool_compare_and_swap(&count, -2, 1)) __builtin_trap(); \
    if (disposition == _OBJC_DEALLOC_OBJECT_LATER) { \
      dispatch_barrier_async_f( \
        dispatch_get_main_queue(), self, _objc_deallocOnMainThreadHelper); \
    } else { \
      [self dealloc]; \
    } \
  } \
  -(NSUInteger)retainCount { return (NSUInteger)(count + 2) >> 1; } \
  -(BOOL)_tryRetain { \
    __typeof__(count) before = count; \
    while ((before & 1) == 0 && before != -2) { \
      if (__sync_bool_compare_and_swap(&count, before, before + 2)) return YES; \
      before = count; \
    } \
    return NO; \
  } \
  -(BOOL)_isDeallocating { return count == -2 || (count & 1) != 0; }
#define _OBJC_SUPPORTED_INLINE_REFCNT_LOGIC(count, isOnMain) \
  _OBJC_SUPPORTED_INLINE_REFCNT_LOGIC_BLOCK(count, (^(id object) { \
    (void)object; \
    return (isOnMain) && !pthread_main_np() \
      ? _OBJC_DEALLOC_OBJECT_LATER : _OBJC_DEALLOC_OBJECT_NOW; \
  }))
#define _OBJC_SUPPORTED_INLINE_REFCNT(count) _OBJC_SUPPORTED_INLINE_REFCNT_LOGIC(count, 0)
#define _OBJC_SUPPORTED_INLINE_REFCNT_WITH_DEALLOC2MAIN(count) \
  _OBJC_SUPPORTED_INLINE_REFCNT_LOGIC(count, 1)

// Blocks.
BOOL _Block_has_signature(const void *block);
const char *_Nullable _Block_signature(const void *block);
BOOL _Block_use_stret(const void *block);

// Hooks.
typedef BOOL (*objc_hook_getClass)(const char *name, Class _Nullable *_Nonnull result);
void objc_setHook_getClass(objc_hook_getClass hook, objc_hook_getClass _Nullable *_Nonnull old);
typedef BOOL (*objc_hook_getImageName)(
  Class cls, const char *_Nullable *_Nonnull result);
void objc_setHook_getImageName(
  objc_hook_getImageName hook, objc_hook_getImageName _Nullable *_Nonnull old);
typedef const char *_Nullable (*objc_hook_lazyClassNamer)(Class cls);
void objc_setHook_lazyClassNamer(
  objc_hook_lazyClassNamer hook, objc_hook_lazyClassNamer _Nullable *_Nonnull old);
typedef void (*_objc_func_willInitializeClass)(void *_Nullable context, Class cls);
void _objc_addWillInitializeClassFunc(
  _objc_func_willInitializeClass function, void *_Nullable context);
struct mach_header;
struct _dyld_section_location_info_s;
typedef void (*objc_func_loadImage)(const struct mach_header *_Nonnull header);
void objc_addLoadImageFunc(objc_func_loadImage function);
typedef void (*objc_func_loadImage2)(
  const struct mach_header *_Nonnull header, struct _dyld_section_location_info_s *_Nonnull info);
void objc_addLoadImageFunc2(objc_func_loadImage2 function);
void _class_setCustomDeallocInitiation(Class _Nullable cls);

// For debuggers.
OBJC_EXTERN uintptr_t objc_debug_realized_class_generation_count;
Class _Nullable gdb_class_getClass(Class _Nullable cls);
Class _Nullable gdb_object_getClass(id _Nullable object);

NS_ASSUME_NONNULL_END

#endif
