// The types and functions of the Objective-C runtime. <objc/runtime.h> adds the names of its
// structures, which an app may use for classes of its own.
#ifndef HOOKHOST_OBJECTIVE_C_RUNTIME_H
#define HOOKHOST_OBJECTIVE_C_RUNTIME_H
#include <Availability.h>
#include <TargetConditionals.h>
#include <hookhost/CLibrary.h>

#define OBJC_BOOL_DEFINED
#define OBJC_BOOL_IS_BOOL 1
#define OBJC_API_VERSION 2
#define OBJC2 1
typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#ifdef __OBJC__
struct objc_object {
  Class isa;
};
#endif
#ifndef nil
#define nil ((void *)0)
#endif
#ifndef Nil
#define Nil ((void *)0)
#endif
#ifndef __strong
#define __strong
#endif
#ifndef __unsafe_unretained
#define __unsafe_unretained
#endif
#ifndef __autoreleasing
#define __autoreleasing
#endif
#ifndef __block
#define __block __attribute__((__blocks__(byref)))
#endif

typedef long NSInteger;
typedef unsigned long NSUInteger;
#define NSIntegerMax LONG_MAX
#define NSIntegerMin LONG_MIN
#define NSUIntegerMax ULONG_MAX
#define NSINTEGER_DEFINED 1

NS_ASSUME_NONNULL_BEGIN

typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);
struct objc_method;
struct objc_ivar;
typedef struct objc_property *objc_property_t;
struct objc_method_description { SEL _Nullable name; char *_Nullable types; };
typedef struct { const char *name; const char *value; } objc_property_attribute_t;
struct objc_super { __unsafe_unretained id receiver; __unsafe_unretained Class super_class; };
typedef const void *objc_objectptr_t;
#define objc_retainedObject(pointer) ((__bridge_transfer id)(objc_objectptr_t)(pointer))
#define objc_unretainedObject(pointer) ((__bridge id)(objc_objectptr_t)(pointer))
#define objc_unretainedPointer(object) ((__bridge objc_objectptr_t)(id)(object))
typedef uintptr_t objc_AssociationPolicy;
enum {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403,
};
#define _C_ID '@'
#define _C_CLASS '#'
#define _C_SEL ':'
#define _C_CHR 'c'
#define _C_UCHR 'C'
#define _C_SHT 's'
#define _C_USHT 'S'
#define _C_INT 'i'
#define _C_UINT 'I'
#define _C_LNG 'l'
#define _C_ULNG 'L'
#define _C_LNG_LNG 'q'
#define _C_ULNG_LNG 'Q'
#define _C_FLT 'f'
#define _C_DBL 'd'
#define _C_BOOL 'B'
#define _C_VOID 'v'
#define _C_UNDEF '?'
#define _C_PTR '^'
#define _C_CHARPTR '*'
#define _C_ARY_B '['
#define _C_ARY_E ']'
#define _C_UNION_B '('
#define _C_UNION_E ')'
#define _C_STRUCT_B '{'
#define _C_STRUCT_E '}'
#define _C_CONST 'r'
#define _C_BFLD 'b'
#define _C_ATOM '%'
#define _C_VECTOR '!'

// Objects.
const char *object_getClassName(id _Nullable object);
Class _Nullable object_getClass(id _Nullable object);
Class _Nullable object_setClass(id _Nullable object, Class cls);
BOOL object_isClass(id _Nullable object);
id _Nullable object_getIvar(id _Nullable object, struct objc_ivar *ivar);
void object_setIvar(id _Nullable object, struct objc_ivar *ivar, id _Nullable value);
void object_setIvarWithStrongDefault(
  id _Nullable object, struct objc_ivar *ivar, id _Nullable value);
struct objc_ivar *_Nullable object_getInstanceVariable(
  id _Nullable object, const char *name, void *_Nullable *_Nullable value);
struct objc_ivar *_Nullable object_setInstanceVariable(
  id _Nullable object, const char *name, void *_Nullable value);
void *_Nullable object_getIndexedIvars(id _Nullable object);
id _Nullable object_copy(id _Nullable object, size_t size) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
id _Nullable object_dispose(id _Nullable object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
id _Nullable objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(
  id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
void objc_removeAssociatedObjects(id object);

// Classes.
Class _Nullable objc_getClass(const char *name);
Class _Nullable objc_getMetaClass(const char *name);
Class _Nullable objc_lookUpClass(const char *name);
Class objc_getRequiredClass(const char *name);
int objc_getClassList(Class _Nonnull __unsafe_unretained *_Nullable buffer, int count);
Class _Nonnull *_Nullable objc_copyClassList(unsigned int *_Nullable count);
Class _Nullable objc_allocateClassPair(Class _Nullable superclass, const char *name, size_t extra);
void objc_registerClassPair(Class cls);
void objc_disposeClassPair(Class cls);
Class objc_duplicateClass(Class original, const char *name, size_t extra);
const char *class_getName(Class _Nullable cls);
BOOL class_isMetaClass(Class _Nullable cls);
Class _Nullable class_getSuperclass(Class _Nullable cls);
Class class_setSuperclass(Class cls, Class superclass);
int class_getVersion(Class _Nullable cls);
void class_setVersion(Class _Nullable cls, int version);
size_t class_getInstanceSize(Class _Nullable cls);
struct objc_ivar *_Nullable class_getInstanceVariable(Class _Nullable cls, const char *name);
struct objc_ivar *_Nullable class_getClassVariable(Class _Nullable cls, const char *name);
struct objc_ivar *_Nonnull *_Nullable class_copyIvarList(
  Class _Nullable cls, unsigned int *_Nullable count);
struct objc_method *_Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
struct objc_method *_Nullable class_getClassMethod(Class _Nullable cls, SEL name);
IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL name);
IMP _Nullable class_getMethodImplementation_stret(Class _Nullable cls, SEL name);
BOOL class_respondsToSelector(Class _Nullable cls, SEL name);
struct objc_method *_Nonnull *_Nullable class_copyMethodList(
  Class _Nullable cls, unsigned int *_Nullable count);
BOOL class_conformsToProtocol(Class _Nullable cls, Protocol *_Nullable protocol);
Protocol *__unsafe_unretained _Nonnull *_Nullable class_copyProtocolList(
  Class _Nullable cls, unsigned int *_Nullable count);
objc_property_t _Nullable class_getProperty(Class _Nullable cls, const char *name);
objc_property_t _Nonnull *_Nullable class_copyPropertyList(
  Class _Nullable cls, unsigned int *_Nullable count);
const uint8_t *_Nullable class_getIvarLayout(Class _Nullable cls);
const uint8_t *_Nullable class_getWeakIvarLayout(Class _Nullable cls);
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
IMP _Nullable class_replaceMethod(
  Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
BOOL class_addIvar(
  Class _Nullable cls, const char *name, size_t size, uint8_t alignment, const char *_Nullable types);
BOOL class_addProtocol(Class _Nullable cls, Protocol *protocol);
BOOL class_addProperty(
  Class _Nullable cls, const char *name, const objc_property_attribute_t *_Nullable attributes,
  unsigned int count);
void class_replaceProperty(
  Class _Nullable cls, const char *name, const objc_property_attribute_t *_Nullable attributes,
  unsigned int count);
void class_setIvarLayout(Class _Nullable cls, const uint8_t *_Nullable layout);
id _Nullable class_createInstance(Class _Nullable cls, size_t extra) NS_RETURNS_RETAINED;
const char *_Nullable class_getImageName(Class _Nullable cls);
const char *_Nonnull *_Nonnull objc_copyImageNames(unsigned int *_Nullable count);
const char *_Nonnull *_Nullable objc_copyClassNamesForImage(
  const char *image, unsigned int *_Nullable count);

// Methods.
SEL method_getName(struct objc_method *method);
IMP method_getImplementation(struct objc_method *method);
IMP method_setImplementation(struct objc_method *method, IMP imp);
void method_exchangeImplementations(struct objc_method *one, struct objc_method *other);
const char *_Nullable method_getTypeEncoding(struct objc_method *method);
unsigned int method_getNumberOfArguments(struct objc_method *method);
char *method_copyReturnType(struct objc_method *method);
char *_Nullable method_copyArgumentType(struct objc_method *method, unsigned int index);
void method_getReturnType(struct objc_method *method, char *to, size_t size);
void method_getArgumentType(
  struct objc_method *method, unsigned int index, char *_Nullable to, size_t size);
struct objc_method_description *method_getDescription(struct objc_method *method);
void method_invoke(void);
const char *_Nullable ivar_getName(struct objc_ivar *ivar);
const char *_Nullable ivar_getTypeEncoding(struct objc_ivar *ivar);
ptrdiff_t ivar_getOffset(struct objc_ivar *ivar);
const char *property_getName(objc_property_t property);
const char *_Nullable property_getAttributes(objc_property_t property);
objc_property_attribute_t *_Nullable property_copyAttributeList(
  objc_property_t property, unsigned int *_Nullable count);
char *_Nullable property_copyAttributeValue(objc_property_t property, const char *name);

// Protocols.
Protocol *_Nullable objc_getProtocol(const char *name);
Protocol *__unsafe_unretained _Nonnull *_Nullable objc_copyProtocolList(
  unsigned int *_Nullable count);
Protocol *_Nullable objc_allocateProtocol(const char *name);
void objc_registerProtocol(Protocol *protocol);
void protocol_addMethodDescription(
  Protocol *protocol, SEL name, const char *_Nullable types, BOOL isRequired, BOOL isInstance);
void protocol_addProtocol(Protocol *protocol, Protocol *addition);
void protocol_addProperty(
  Protocol *protocol, const char *name, const objc_property_attribute_t *_Nullable attributes,
  unsigned int count, BOOL isRequired, BOOL isInstance);
BOOL protocol_conformsToProtocol(Protocol *_Nullable protocol, Protocol *_Nullable other);
BOOL protocol_isEqual(Protocol *_Nullable protocol, Protocol *_Nullable other);
const char *protocol_getName(Protocol *protocol);
struct objc_method_description protocol_getMethodDescription(
  Protocol *protocol, SEL name, BOOL isRequired, BOOL isInstance);
struct objc_method_description *_Nullable protocol_copyMethodDescriptionList(
  Protocol *protocol, BOOL isRequired, BOOL isInstance, unsigned int *_Nullable count);
objc_property_t _Nullable protocol_getProperty(
  Protocol *protocol, const char *name, BOOL isRequired, BOOL isInstance);
objc_property_t _Nonnull *_Nullable protocol_copyPropertyList(
  Protocol *protocol, unsigned int *_Nullable count);
objc_property_t _Nonnull *_Nullable protocol_copyPropertyList2(
  Protocol *protocol, unsigned int *_Nullable count, BOOL isRequired, BOOL isInstance);
Protocol *__unsafe_unretained _Nonnull *_Nullable protocol_copyProtocolList(
  Protocol *protocol, unsigned int *_Nullable count);

// Selectors, implementations and blocks.
const char *sel_getName(SEL selector);
SEL sel_registerName(const char *name);
SEL sel_getUid(const char *name);
BOOL sel_isEqual(SEL one, SEL other);
BOOL sel_isMapped(SEL selector);
SEL _Nullable sel_lookUpByName(const char *name);
IMP imp_implementationWithBlock(id block);
id _Nullable imp_getBlock(IMP imp);
BOOL imp_removeBlock(IMP imp);
void *_Block_copy(const void *block);
void _Block_release(const void *block);
#define Block_copy(...) ((__typeof(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))
#define Block_release(...) _Block_release((const void *)(__VA_ARGS__))
extern void *_Nullable _NSConcreteStackBlock[32];
extern void *_Nullable _NSConcreteGlobalBlock[32];

// Messages.
id _Nullable objc_msgSend(id _Nullable receiver, SEL selector, ...);
id _Nullable objc_msgSendSuper(struct objc_super *receiver, SEL selector, ...);
id _Nullable objc_msgSendSuper2(struct objc_super *receiver, SEL selector, ...);
void objc_msgSend_stret(id _Nullable receiver, SEL selector, ...);
void objc_msgSendSuper_stret(struct objc_super *receiver, SEL selector, ...);
id _Nullable _objc_msgForward(id receiver, SEL selector, ...);
void _objc_msgForward_stret(id receiver, SEL selector, ...);
id _Nullable method_invoke_stret(id receiver, struct objc_method *method, ...);
void objc_setForwardHandler(void *forward, void *forwardStructure);

// The functions that compilers call in property accessors.
id _Nullable objc_getProperty(id _Nullable object, SEL selector, ptrdiff_t offset, BOOL isAtomic);
void objc_setProperty(
  id _Nullable object, SEL selector, ptrdiff_t offset, id _Nullable value, BOOL isAtomic,
  signed char shouldCopy);
void objc_setProperty_atomic(
  id _Nullable object, SEL selector, id _Nullable value, ptrdiff_t offset);
void objc_setProperty_nonatomic(
  id _Nullable object, SEL selector, id _Nullable value, ptrdiff_t offset);
void objc_setProperty_atomic_copy(
  id _Nullable object, SEL selector, id _Nullable value, ptrdiff_t offset);
void objc_setProperty_nonatomic_copy(
  id _Nullable object, SEL selector, id _Nullable value, ptrdiff_t offset);
void objc_copyStruct(
  void *to, const void *from, ptrdiff_t size, BOOL isAtomic, BOOL hasStrong);

// Locks, exceptions and references.
int objc_sync_enter(id _Nullable object);
int objc_sync_exit(id _Nullable object);
#define OBJC_SYNC_SUCCESS 0
#define OBJC_SYNC_NOT_OWNING_THREAD_ERROR -1
void objc_enumerationMutation(id object);
void objc_setEnumerationMutationHandler(void (*_Nullable handler)(id));
id _Nullable objc_loadWeak(id _Nullable *_Nonnull location);
id _Nullable objc_storeWeak(id _Nullable *_Nonnull location, id _Nullable object);
id _Nullable objc_initWeak(id _Nullable *_Nonnull location, id _Nullable object);
void objc_destroyWeak(id _Nullable *_Nonnull location);
void objc_copyWeak(id _Nullable *_Nonnull to, id _Nullable *_Nonnull from);
void objc_moveWeak(id _Nullable *_Nonnull to, id _Nullable *_Nonnull from);
id _Nullable objc_loadWeakRetained(id _Nullable *_Nonnull location);
id _Nullable objc_storeWeakOrNil(id _Nullable *_Nonnull location, id _Nullable object);
id _Nullable objc_initWeakOrNil(id _Nullable *_Nonnull location, id _Nullable object);
id _Nullable objc_retain(id _Nullable object);
void objc_release(id _Nullable object);
id _Nullable objc_autorelease(id _Nullable object);
id _Nullable objc_retainBlock(id _Nullable block);
id _Nullable objc_retainAutorelease(id _Nullable object);
id _Nullable objc_autoreleaseReturnValue(id _Nullable object);
id _Nullable objc_retainAutoreleaseReturnValue(id _Nullable object);
id _Nullable objc_retainAutoreleasedReturnValue(id _Nullable object);
id _Nullable objc_unsafeClaimAutoreleasedReturnValue(id _Nullable object);
id _Nullable objc_alloc(Class _Nullable cls) NS_RETURNS_RETAINED;
id _Nullable objc_allocWithZone(Class _Nullable cls) NS_RETURNS_RETAINED;
id _Nullable objc_alloc_init(Class _Nullable cls) NS_RETURNS_RETAINED;
id _Nullable objc_opt_new(Class _Nullable cls) NS_RETURNS_RETAINED;
id _Nullable objc_opt_self(id _Nullable object);
Class _Nullable objc_opt_class(id _Nullable object);
BOOL objc_opt_isKindOfClass(id _Nullable object, Class _Nullable cls);
BOOL objc_opt_respondsToSelector(id _Nullable object, SEL selector);
void *objc_autoreleasePoolPush(void);
void objc_autoreleasePoolPop(void *pool);
void objc_exception_throw(id exception) __dead2;
typedef void (*objc_uncaught_exception_handler)(id _Null_unspecified exception);
typedef id _Nonnull (*objc_exception_preprocessor)(id _Nonnull exception);
objc_uncaught_exception_handler objc_setUncaughtExceptionHandler(
  objc_uncaught_exception_handler _Nullable handler);
objc_exception_preprocessor objc_setExceptionPreprocessor(objc_exception_preprocessor handler);
typedef void (*objc_exception_handler)(id _Nullable unused, void *_Nullable context);
uintptr_t objc_addExceptionHandler(objc_exception_handler handler, void *_Nullable context);
void objc_removeExceptionHandler(uintptr_t token);

NS_ASSUME_NONNULL_END

#endif
