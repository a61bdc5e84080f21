// Calls the functions of the runtime that the module `objc` answers, references counted by hand.
#import <Foundation/Foundation.h>
#import <dlfcn.h>
#import <objc/message.h>
#import <objc/objc-internal.h>
#import <objc/runtime.h>
#define CHECK(condition) if (!(condition)) printf("line %d: %s\n", __LINE__, #condition)
#define TEXT(text, expected) \
  do { const char *t = (text); if (!t || strcmp(t, expected)) printf("line %d: %s\n", __LINE__, t); } while (0)


@protocol Shape <NSObject>
@required
- (int)sides;
@optional
+ (id)shapeOfKind:(int)kind;
@property (readonly, copy) NSString *title;
@end

@interface Square : NSObject <Shape> {
  @public
  id content;
  int edge;
}
@property (readonly, copy) NSString *title;
@property (nonatomic, retain) id name;
@end
@implementation Square
- (int)sides { return 4; }
+ (int)count { return 9; }
- (NSString *)title { return @"square"; }
@end

static int sidesOfMany(id self, SEL _cmd) { return 100; }
static id answerOfMany(id self, SEL _cmd, int a, double b) { return @(a + b); }

static void callClasses(void) {
  CHECK(objc_getClass("Square") == [Square class] && objc_lookUpClass("Square") == [Square class]);
  CHECK(objc_getClass("None") == Nil && objc_lookUpClass("None") == Nil);
  CHECK(objc_getRequiredClass("Square") == [Square class]);
  CHECK(objc_getMetaClass("Square") == object_getClass([Square class]));
  CHECK(class_isMetaClass(objc_getMetaClass("Square")) && !class_isMetaClass([Square class]));
  TEXT(class_getName([Square class]), "Square");
  CHECK(class_getSuperclass([Square class]) == [NSObject class] && class_getSuperclass([NSObject class]) == Nil);
  CHECK(class_getVersion([Square class]) == 0);
  CHECK(class_respondsToSelector([Square class], @selector(sides)));
  CHECK(!class_respondsToSelector([Square class], sel_registerName("none")));
  CHECK(class_conformsToProtocol([Square class], @protocol(Shape)));
  CHECK(class_addProtocol([Square class], @protocol(NSCopying)) && !class_addProtocol([Square class], @protocol(NSCopying)));
  int count = objc_getClassList(NULL, 0);
  Class *list = malloc(sizeof(Class) * count);
  CHECK(count > 100 && objc_getClassList(list, count) == count && list[0] != Nil);
  free(list);
  __block BOOL isFound = NO;
  objc_enumerateClasses(NULL, NULL, NULL, [Square class], ^(Class c, BOOL *stop) { isFound |= c == [Square class]; });
  CHECK(isFound);
}

static void callMethods(void) {
  Method sides = class_getInstanceMethod([Square class], @selector(sides));
  Method count = class_getClassMethod([Square class], @selector(count));
  Method setter = class_getInstanceMethod([Square class], @selector(setName:));
  CHECK(sides && count && setter && !class_getInstanceMethod([Square class], sel_registerName("none")));
  CHECK(method_getName(sides) == @selector(sides) && method_getNumberOfArguments(setter) == 3);
  CHECK(strstr(method_getTypeEncoding(setter), "@") != NULL);
  char *type = method_copyArgumentType(setter, 2), *result = method_copyReturnType(sides), buffer[8];
  TEXT(type, "@");
  TEXT(result, "i");
  free(type);
  free(result);
  method_getArgumentType(setter, 1, buffer, sizeof buffer);
  TEXT(buffer, ":");
  method_getReturnType(setter, buffer, sizeof buffer);
  TEXT(buffer, "v");
  CHECK(method_getDescription(sides)->name == @selector(sides));
  Square *square = [[Square new] autorelease];
  CHECK(((int (*)(id, Method))method_invoke)(square, sides) == 4);
  IMP imp = method_getImplementation(sides);
  CHECK(((int (*)(id, SEL))imp)(square, @selector(sides)) == 4);
  CHECK(class_getMethodImplementation([Square class], @selector(sides)) == imp);
  CHECK(((int (*)(id, SEL))objc_msgSend)(square, @selector(sides)) == 4);
  CHECK(method_setImplementation(sides, (IMP)sidesOfMany) == imp && [square sides] == 100);
  CHECK(method_setImplementation(sides, imp) == (IMP)sidesOfMany && [square sides] == 4);
  CHECK(class_addMethod([Square class], sel_registerName("many"), (IMP)sidesOfMany, "i@:"));
  CHECK(!class_addMethod([Square class], sel_registerName("many"), (IMP)sidesOfMany, "i@:"));
  CHECK(class_replaceMethod([Square class], @selector(sides), (IMP)sidesOfMany, "i@:") == imp && [square sides] == 100);
  class_replaceMethod([Square class], @selector(sides), imp, "i@:");
  class_addMethod([Square class], sel_registerName("few"), imp_implementationWithBlock(^int(id me) { return 2; }), "i@:");
  Method few = class_getInstanceMethod([Square class], sel_registerName("few"));
  CHECK(imp_getBlock(method_getImplementation(few)) != nil);
  method_exchangeImplementations(few, sides);
  CHECK([square sides] == 2);
  method_exchangeImplementations(few, sides);
  CHECK([square sides] == 4 && imp_removeBlock(method_getImplementation(few)));
  CHECK(class_getMethodImplementation([Square class], sel_registerName("unknownToAll")) == _objc_msgForward);
  CHECK(class_addMethod([Square class], sel_registerName("sum:of:"), (IMP)answerOfMany, "@@:id"));
  id sum = ((id (*)(id, SEL, int, double))objc_msgSend)(square, sel_registerName("sum:of:"), 2, 0.5);
  CHECK([sum isEqual:@2.5]);
}

static void callVariables(void) {
  Square *square = [[Square new] autorelease];
  Ivar content = class_getInstanceVariable([Square class], "content");
  Ivar edge = class_getInstanceVariable([Square class], "edge");
  CHECK(content && !class_getInstanceVariable([Square class], "none"));
  CHECK(class_getClassVariable([Square class], "none") == NULL);
  TEXT(ivar_getName(content), "content");
  TEXT(ivar_getTypeEncoding(edge), "i");
  CHECK(ivar_getOffset(edge) > 0);
  object_setIvar(square, content, @"text");
  CHECK([object_getIvar(square, content) isEqual:@"text"] && object_getIvar(nil, content) == nil);
  CHECK(object_setInstanceVariable(square, "content", @"other") == content);
  void *value = NULL;
  CHECK(object_getInstanceVariable(square, "content", &value) == content && [(id)value isEqual:@"other"]);
  object_setInstanceVariableWithStrongDefault(square, "content", @"third");
  CHECK([square->content isEqual:@"third"]);
}

static void callProperties(void) {
  objc_property_t title = class_getProperty([Square class], "title");
  CHECK(title && !class_getProperty([Square class], "none"));
  TEXT(property_getName(title), "title");
  CHECK(strncmp(property_getAttributes(title), "T@\"NSString\",R,C", 16) == 0);
  char *type = property_copyAttributeValue(title, "T");
  TEXT(type, "@\"NSString\"");
  free(type);
  CHECK(property_copyAttributeValue(title, "G") == NULL);
  objc_property_attribute_t attributes[] = {{"T", "i"}, {"R", ""}};
  CHECK(class_addProperty([Square class], "added", attributes, 2));
  CHECK(!class_addProperty([Square class], "added", attributes, 2));
  class_replaceProperty([Square class], "added", attributes, 1);
  TEXT(property_getAttributes(class_getProperty([Square class], "added")), "Ti");
}

static void callProtocols(void) {
  Protocol *shape = objc_getProtocol("Shape");
  CHECK(shape == @protocol(Shape) && objc_getProtocol("None") == nil);
  TEXT(protocol_getName(shape), "Shape");
  CHECK(protocol_conformsToProtocol(shape, @protocol(NSObject)) && protocol_isEqual(shape, @protocol(Shape)));
  CHECK(protocol_getProperty(shape, "title", YES, YES) != NULL);
  CHECK(protocol_getMethodDescription(shape, @selector(sides), YES, YES).name == @selector(sides));
  CHECK(protocol_getMethodDescription(shape, @selector(sides), NO, YES).name == NULL);
  unsigned count = 0;
  free(protocol_copyMethodDescriptionList(shape, YES, YES, &count));
  CHECK(count == 1);
  free(protocol_copyPropertyList(shape, &count));
  CHECK(count >= 1);
  free(protocol_copyPropertyList2(shape, &count, YES, YES));
  CHECK(count >= 1);
  Protocol *made = objc_allocateProtocol("Made");
  objc_property_attribute_t attribute = {"T", "i"};
  protocol_addMethodDescription(made, @selector(sides), "i@:", YES, YES);
  protocol_addProtocol(made, @protocol(NSObject));
  protocol_addProperty(made, "size", &attribute, 1, YES, YES);
  objc_registerProtocol(made);
  CHECK(objc_getProtocol("Made") == made && protocol_conformsToProtocol(made, @protocol(NSObject)));
}

static void callPairs(void) {
  Class pair = objc_allocateClassPair([Square class], "Cube", 0);
  CHECK(pair && class_addIvar(pair, "depth", sizeof(id), 3, "@"));
  objc_registerClassPair(pair);
  CHECK(objc_allocateClassPair([Square class], "Cube", 0) == Nil);
  id cube = class_createInstance(pair, 0);
  CHECK([cube isKindOfClass:[Square class]] && object_isClass(pair) && !object_isClass(cube));
  TEXT(object_getClassName(cube), "Cube");
  CHECK(object_setClass(cube, [Square class]) == pair && [cube class] == [Square class]);
  [cube release];
  CHECK(class_setSuperclass(pair, [NSObject class]) == [Square class]);
  objc_disposeClassPair(pair);
  CHECK(objc_getClass("Cube") == Nil);
  CHECK(objc_duplicateClass([Square class], "Twin", 0) != Nil && objc_getClass("Twin") != Nil);
  id plain = _objc_rootAlloc([NSObject class]);
  CHECK([plain class] == [NSObject class]);
  _objc_rootDealloc(plain);
}

static int initialized;
static void willInitialize(void *context, Class c) { initialized += *(int *)context; }

static void callInternals(void) {
  static int one = 1;
  _objc_addWillInitializeClassFunc(willInitialize, &one);
  Class made = objc_allocateClassPair([NSObject class], "Initialized", 0);
  objc_registerClassPair(made);
  [made class];
  CHECK(initialized > 0);
  CHECK(class_respondsToMethod([Square class], @selector(sides)) && class_lookupMethod([Square class], @selector(sides)));
  CHECK(gdb_object_getClass(@"text") != Nil);
  Dl_info info;
  CHECK(dladdr((const void *)sidesOfMany, &info) != 0 && info.dli_fname && info.dli_fbase);
  CHECK(dladdr((__bridge const void *)[Square class], &info) != 0);
  TEXT(info.dli_sname, "OBJC_CLASS_$_Square");
  unsigned count = 0;
  free(objc_copyClassNamesForImage(info.dli_fname, &count));
  CHECK(count > 0);
  Square *square = [[Square new] autorelease];
  CHECK(object_getMethodImplementation(square, @selector(sides)) != NULL);
  CHECK(_protocol_getMethodTypeEncoding(@protocol(Shape), @selector(sides), YES, YES) != NULL);
  _class_getIvarMemoryManagement([Square class], class_getInstanceVariable([Square class], "content"));
  object_setIvarWithStrongDefault(square, class_getInstanceVariable([Square class], "content"), @"kept");
  CHECK([square->content isEqual:@"kept"]);
  ptrdiff_t offset = ivar_getOffset(class_getInstanceVariable([Square class], "content"));
  CHECK([objc_getProperty(square, @selector(title), offset, NO) isEqual:@"kept"]);
  Square *twin = object_copy(square, 0);
  CHECK(twin != square && [twin class] == [Square class]);
  objc_setAssociatedObject(square, &one, @"associated", OBJC_ASSOCIATION_RETAIN);
  CHECK([objc_getAssociatedObject(square, &one) isEqual:@"associated"]);
  objc_removeAssociatedObjects(square);
  CHECK(objc_getAssociatedObject(square, &one) == nil);
}

static void callSelectors(void) {
  TEXT(sel_getName(@selector(sides)), "sides");
  CHECK(sel_isEqual(@selector(sides), sel_registerName("sides")) && !sel_isEqual(@selector(sides), @selector(title)));
}

int main(void) {
  @autoreleasepool {
    callClasses();
    callMethods();
    callVariables();
    callProperties();
    callProtocols();
    callPairs();
    callInternals();
    callSelectors();
  }
  return 0;
}
