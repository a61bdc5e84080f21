extension FunctionDocumentation {
  /// The `objc` module.
  static let objc = """
    sel(name: SEL): Selector -- Answers the selector of that exact name.
    sel_registerName(name: SEL): Selector -- Answers the selector of that exact name.
    sel_getUid(name: SEL): Selector -- Answers the selector of that exact name.
    sel_getName(sel: SEL?): string -- Answers a selector's name.
    sel_isEqual(left: SEL?, right: SEL?): boolean -- Answers whether both are the same selector.
    msgSend(receiver: any, sel: SEL, ...: any): any -- Sends a message by its exact selector; nil answers nil.
    msgSendSuper(cls: CLASS, receiver: any, sel: SEL, ...: any): any -- Sends a message to what a class inherits; the class is the one whose method calls.
    super(cls: CLASS, receiver: any): any -- Answers what sends messages to the superclass's methods.
    class(name: string, superclass: CLASS?, options?: table|function, body?: function): Class -- Defines a class: its body gets instance, class and super, then it is registered.
    category(cls: CLASS, name: string, body?: function): Class -- Adds methods to a class, and replaces those it has.
    image(body: function) -- Attaches all classes and categories defined inside before any of their loads runs.
    protocol(name: string, options?: table): Protocol -- Declares a protocol: required, optional, adopts.
    property(cls: any, name: string, options?: table) -- Declares a property with its accessors: policy, getter, setter, readonly, default.
    imp(body: function): IMP -- Makes an IMP whose function gets the selector behind self.
    imp_implementationWithBlock(block: function): IMP -- Makes an IMP whose function gets no selector.
    imp_getBlock(imp: IMP?): function? -- Answers the function of an IMP.
    imp_removeBlock(imp: IMP?): boolean -- Answers whether an IMP was made of a function.
    class_getName(cls: CLASS?): string -- Answers a class's name.
    class_getSuperclass(cls: CLASS?): Class? -- Answers a class's superclass.
    class_setSuperclass(cls: CLASS, superclass: CLASS): Class? -- Puts a class below another, and answers the one it was below.
    class_isMetaClass(cls: CLASS?): boolean -- Answers whether a class is a metaclass.
    class_createInstance(cls: CLASS?): any -- Makes an instance without a message.
    class_respondsToSelector(cls: CLASS?, sel: SEL?): boolean -- Answers whether instances have that method.
    class_getInstanceMethod(cls: CLASS?, sel: SEL?): Method? -- Answers a class's method, inherited ones too.
    class_getClassMethod(cls: CLASS?, sel: SEL?): Method? -- Answers a method of the class itself.
    class_getMethodImplementation(cls: CLASS?, sel: SEL?): IMP? -- Answers what a message would run.
    class_addMethod(cls: CLASS?, sel: SEL?, imp: IMP|function, types?: string): boolean -- Adds a method, unless the class has one of its own.
    class_replaceMethod(cls: CLASS?, sel: SEL?, imp: IMP|function, types?: string): IMP? -- Gives a class's own method another IMP, and answers the one it had.
    class_copyMethodList(cls: CLASS?): Method[]? -- Lists a class's own methods.
    class_addProtocol(cls: CLASS?, protocol: PROTOCOL?): boolean -- Lets a class adopt a protocol.
    class_conformsToProtocol(cls: CLASS?, protocol: PROTOCOL?): boolean -- Answers whether a class itself adopts a protocol.
    class_copyProtocolList(cls: CLASS?): Protocol[]? -- Lists the protocols that a class adopts itself.
    class_addIvar(cls: CLASS?, name: string, size?: integer, alignment?: integer, types?: string): boolean -- Adds an instance variable to a class that is not registered yet.
    class_getInstanceVariable(cls: CLASS?, name: string): Ivar? -- Answers an instance variable.
    class_getClassVariable(cls: CLASS?, name: string): Ivar? -- Answers a variable of the class itself.
    class_copyIvarList(cls: CLASS?): Ivar[]? -- Lists a class's own instance variables.
    class_addProperty(cls: CLASS?, name: string, attributes?: table): boolean -- Declares a property without accessors.
    class_replaceProperty(cls: CLASS?, name: string, attributes?: table) -- Declares a property anew.
    class_getProperty(cls: CLASS?, name: string): Property? -- Answers a declared property.
    class_copyPropertyList(cls: CLASS?): Property[]? -- Lists a class's own properties.
    property_getName(property: Property?): string? -- Answers a property's name.
    property_getAttributes(property: Property?): string? -- Answers a property's attributes as one text.
    property_copyAttributeList(property: Property?): table[]? -- Lists a property's attributes.
    property_copyAttributeValue(property: Property?, name: string): string? -- Answers the value of one attribute.
    ivar_getName(ivar: Ivar?): string? -- Answers an instance variable's name.
    ivar_getTypeEncoding(ivar: Ivar?): string? -- Answers an instance variable's type.
    object_getClass(object: any): Class? -- Answers an object's class as it is, hidden ones too.
    object_setClass(object: any, cls: CLASS): Class? -- Gives an object another class, and answers the one it had.
    object_getClassName(object: any): string -- Answers the name of an object's class.
    object_isClass(object: any): boolean -- Answers whether an object is a class.
    object_getIvar(object: any, ivar: Ivar|string): any -- Reads an instance variable.
    object_setIvar(object: any, ivar: Ivar|string, value: any) -- Writes an instance variable.
    object_getInstanceVariable(object: any, name: string): Ivar? -- Answers an instance variable and, behind it, its value.
    object_setInstanceVariable(object: any, name: string, value: any): Ivar? -- Writes an instance variable, and answers it.
    object_setIvarWithStrongDefault(object: any, ivar: Ivar|string, value: any) -- Writes an instance variable.
    method_getName(method: Method?): Selector? -- Answers a method's selector.
    method_getImplementation(method: Method?): IMP? -- Answers what a method runs.
    method_setImplementation(method: Method?, imp: IMP|function): IMP? -- Gives a method another IMP, and answers the one it had.
    method_exchangeImplementations(first: Method?, second: Method?) -- Exchanges what two methods run.
    method_getTypeEncoding(method: Method?): string? -- Answers a method's types.
    method_getNumberOfArguments(method: Method?): integer -- Counts a method's arguments, self and _cmd among them.
    method_copyArgumentType(method: Method?, index: integer): string? -- Answers the type of one argument.
    method_getArgumentType(method: Method?, index: integer): string? -- Answers the type of one argument.
    method_copyReturnType(method: Method?): string? -- Answers the type of a method's result.
    method_getReturnType(method: Method?): string? -- Answers the type of a method's result.
    method_getDescription(method: Method?): {name: Selector, types: string}? -- Answers a method's name and types.
    method_invoke(receiver: any, method: Method, ...: any): any -- Runs a method, whatever shadows it.
    protocol_getName(protocol: PROTOCOL?): string -- Answers a protocol's name.
    protocol_isEqual(left: PROTOCOL?, right: PROTOCOL?): boolean -- Answers whether both are the same protocol.
    protocol_conformsToProtocol(protocol: PROTOCOL?, other: PROTOCOL?): boolean -- Answers whether a protocol adopts another.
    protocol_copyProtocolList(protocol: PROTOCOL?): Protocol[]? -- Lists the protocols that a protocol adopts.
    protocol_getMethodDescription(protocol: PROTOCOL?, sel: SEL?, isRequired: boolean, isInstance: boolean): {name: Selector, types: string}? -- Answers one declaration.
    protocol_copyMethodDescriptionList(protocol: PROTOCOL?, isRequired: boolean, isInstance: boolean): table[]? -- Lists declarations.
    protocol_addMethodDescription(protocol: PROTOCOL?, sel: SEL?, types?: string, isRequired?: boolean, isInstance?: boolean) -- Declares a method in a protocol that is not registered yet.
    protocol_addProperty(protocol: PROTOCOL?, name: string, attributes?: table, isRequired?: boolean, isInstance?: boolean) -- Declares a property in a protocol that is not registered yet.
    protocol_getProperty(protocol: PROTOCOL?, name: string, isRequired?: boolean, isInstance?: boolean): Property? -- Answers a declared property.
    protocol_copyPropertyList(protocol: PROTOCOL?): Property[]? -- Lists the properties that a protocol declares for instances.
    protocol_copyPropertyList2(protocol: PROTOCOL?, isRequired?: boolean, isInstance?: boolean): Property[]? -- Lists the properties that a protocol declares.
    protocol_addProtocol(protocol: PROTOCOL?, adopted: PROTOCOL?) -- Lets a protocol adopt another.
    allocateProtocol(name: string): Protocol? -- Makes a protocol to be registered.
    registerProtocol(protocol: PROTOCOL?) -- Registers a protocol.
    getProtocol(name: PROTOCOL?): Protocol? -- Answers the protocol of that name.
    copyProtocolList(): Protocol[] -- Lists all protocols.
    getClass(name: CLASS?): Class? -- Answers the class of that name, or nil.
    lookUpClass(name: CLASS?): Class? -- Answers the class of that name, or nil.
    getMetaClass(name: CLASS?): Class? -- Answers the metaclass of the class of that name, or nil.
    getClassList(): Class[] -- Lists all classes.
    copyClassList(): Class[] -- Lists all classes.
    allocateClassPair(superclass: CLASS?, name: string): Class? -- Makes a class to be registered.
    registerClassPair(cls: CLASS?) -- Registers a class.
    duplicateClass(cls: CLASS?, name: string): Class? -- Makes a class like another.
    disposeClassPair(cls: CLASS?) -- Takes a class away.
    synchronized(object: any, body: function): any -- Runs a function while its thread has the object's lock; answers what it answers.
    unfairLock(): os_unfair_lock -- Makes an os_unfair_lock, with lock, unlock and trylock as messages.
    setAssociatedObject(object: any, key: any, value: any, policy?: POLICY) -- Associates a value with an object under a key.
      key -- a string, a selector, or any table, function or userdata, which stands for itself
      value -- nil takes what is there away
      policy -- how it is held; RETAIN_NONATOMIC
    getAssociatedObject(object: any, key: any): any -- Answers what is associated with an object.
    removeAssociatedObjects(object: any) -- Takes away all that is associated with an object.
    once(token: string|OnceToken, body: function): boolean -- Runs a function the first time this world meets the token; answers whether it ran.
    onceToken(): OnceToken -- Makes a token that is like no other.
    autoreleasepool(body: function): any -- Runs a function, then releases what only dead variables hold.
    box(value: any): any -- Answers the object that stands for a Lua value: a string, number, boolean, table or function.
    unbox(object: any): any -- Answers the plain Lua value of an object, deep.
    constant(text: string): any -- Answers the constant string of a text, the same one each time.
    each(collection: any): function -- Goes through a collection as for … in does: keys with their values for a dictionary.
    block(types: string|function, body?: function): any -- Makes a block object of a function, with a signature.
    import(path: string, options?: table) -- Brings a source in Objective-C into the running script: attaches what it defines, then runs its loads.
      options -- {include = {…}, define = {…}, prefix = name, arc = false}: folders of headers, macros, a header to include first, counting by hand
    source(path: string, options?: table): function -- Reads a source in Objective-C, and answers a function that brings it in: an actor of the lab.
      options -- {include = {…}, define = {…}, prefix = name, arc = false}: folders of headers, macros, a header to include first, counting by hand
    weak(object: any): WeakBox -- Makes a box that does not hold its object.
    WeakBox:get(): any -- Answers the object, or nil once it has gone.
    retainCount(object: any): integer -- Counts the strong references to an object.
    liveObjects(cls?: CLASS): any[] -- Lists the objects that are alive.
    describe(value: any): string -- Describes a class, object, method or selector: hierarchy, methods, hooks.
    snapshot(): Snapshot -- Notes how the whole world is now.
    restore(snapshot: Snapshot) -- Makes the world what it was.
    NSLog(format: string, ...: any) -- Writes a line to standard error, with the date.
    NSHomeDirectory(): string -- Answers the path of the app's container.
    NSTemporaryDirectory(): string -- Answers the path of the folder for temporary files.
    NSSearchPathForDirectoriesInDomains(directory: integer, domains?: integer, expandTilde?: boolean): string[] -- Answers the paths of a folder such as NSDocumentDirectory.
    NSLocalizedString(key: string?, comment?: string): string -- Answers the text of a key in the app's bundle.
    NSLocalizedStringFromTable(key: string?, table?: string, comment?: string): string -- Answers the text of a key in a table of the app's bundle.
    CACurrentMediaTime(): number -- Answers the seconds since the device was started.
    CFAbsoluteTimeGetCurrent(): number -- Answers the seconds since 2001-01-01 00:00:00 UTC.
    NSStringFromSelector(sel: SEL?): string? -- Answers a selector's name.
    NSSelectorFromString(name: SEL): Selector -- Answers the selector of that exact name.
    NSStringFromClass(cls: CLASS?): string? -- Answers a class's name.
    NSClassFromString(name: CLASS?): Class? -- Answers the class of that name, or nil.
    NSStringFromProtocol(protocol: PROTOCOL?): string? -- Answers a protocol's name.
    NSProtocolFromString(name: PROTOCOL?): Protocol? -- Answers the protocol of that name, or nil.
    """
}
