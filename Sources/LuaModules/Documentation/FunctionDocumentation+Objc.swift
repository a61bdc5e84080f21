extension FunctionDocumentation {
  /// The `objc` module.
  static let objc = """
    sel(name: SEL): Selector -- Returns the selector with exactly this name, an object that equals no string.
      name -- with every colon, as in "setFrame:"; nil returns nil
    sel_registerName(name: SEL): Selector -- Returns the selector with exactly this name.
      name -- with every colon, as in "setFrame:"; nil returns nil
    sel_getUid(name: SEL): Selector -- Returns the selector with exactly this name.
      name -- with every colon, as in "setFrame:"; nil returns nil
    sel_getName(sel: SEL?): string -- Returns a selector's name.
      sel -- nil returns "<null selector>"
    sel_isEqual(left: SEL?, right: SEL?): boolean -- Returns whether two selectors are the same.
    msgSend(receiver: any, sel: SEL, ...: any): any -- Sends a message by its exact selector; a message to nil returns nil.
      receiver -- an object, a class, nil, or a Lua value, which is boxed
      sel -- with every colon; the number of arguments has no effect
      error -- the receiver neither implements nor forwards the message
      error -- an argument has the wrong type for a native method, a required argument is missing, or there are too many
      error -- the receiver was deallocated: EXC_BAD_ACCESS
    msgSendSuper(cls: CLASS, receiver: any, sel: SEL, ...: any): any -- Sends a message to the superclass's method; the class is the one whose method makes the call.
      cls -- the class whose method makes the call, not its superclass; nil sends to the receiver as msgSend does
      error -- the superclass neither implements nor forwards the message
      error -- an argument has the wrong type for a native method, a required argument is missing, or there are too many
      error -- the receiver was deallocated: EXC_BAD_ACCESS
    super(cls: CLASS, receiver: any): any -- Returns a proxy that sends messages to the superclass's methods.
      cls -- the class whose method makes the call, not its superclass
      receiver -- the method's self
      error -- the receiver is not an object; a message to the proxy raises the same errors as msgSendSuper
    class(name: string, superclass: CLASS?, options?: {protocols: PROTOCOL[]?, ivars: table?, types: table<string, string>?}|function, body?: function): Class -- Defines a class: calls the body with instance, class and super, then registers the class.
      superclass -- nil creates a root class
      body -- sets methods on instance and class, which are write-only; can be passed instead of the options
      protocols -- the adopted protocols; a warning lists required methods that are missing
      ivars -- {"_count"}, {_count = "q"} with type encodings, or {{"_count", "q", "weak"}} with the ownership of each; by default, all are strong objects
      types -- type encodings of methods, by "-name:" and "+name:"; without it, those that a superclass or a protocol declares, else objects
      error -- a class with this name exists
      error -- the superclass is not registered
      error -- two instance variables have the same name, or an entry of ivars has none of the three forms
      error -- a method's name has fewer underscores than its function has parameters, or its value is not a function or an IMP
      error -- the body reads from instance or class, or the script writes to one after the body has returned
    category(cls: CLASS, name: string, options?: {protocols: PROTOCOL[]?, types: table<string, string>?}|function, body?: function): Class -- Adds methods to a class, and replaces existing ones.
      name -- of the category; unique for the class
      body -- sets methods on instance and class, which are write-only; can be passed instead of the options
      protocols -- the protocols that the class adopts
      types -- type encodings of methods, by "-name:" and "+name:"; without it, those that the class, a superclass or a protocol declares, else objects
      error -- the class already has a category with this name
      error -- the body declares a property that the class already has
      error -- a method's name has fewer underscores than its function has parameters, or its value is not a function or an IMP
    image(body: function) -- Attaches all classes and categories that the body defines, then runs their load methods.
      body -- defines the classes and categories; their load methods run after it returns, all classes before all categories
    protocol(name: string, options?: {required: table?, optional: table?, adopts: PROTOCOL[]?}): Protocol -- Declares a protocol: required, optional, adopts.
      required -- exact selectors, {"run:", "+make"}, or selectors with their type encodings, {["run:"] = "v@:q"}; + before a class method
      optional -- optional methods, in the same form
      adopts -- the protocols that it adopts
      error -- a protocol with this name exists
      error -- an entry of required or optional is not a selector
    property(cls: any, name: string, options?: {policy: ("strong"|"copy"|"weak"|"assign")?, atomic: boolean?, getter: SEL?, setter: SEL?, readonly: boolean?, default: any?}) -- Declares a property and its accessors: policy, getter, setter, readonly, default.
      cls -- a class, its name, or instance or class in the body of a class or category
      policy -- the ownership of the value: copy copies a table one level deep, assign returns a deallocated object as a zombie; strong
      atomic -- whether the accessors are synchronized by a lock; false
      getter -- a selector without arguments; the property's name
      setter -- a selector with one argument; set and the name with a capital letter
      readonly -- whether it has no setter; false
      default -- the initial value; nil
      error -- the class already has a property with this name, or the name is empty
      error -- the policy is not one of these words
      error -- the getter has an argument, or the setter does not have exactly one
    imp(body: function): IMP -- Creates an IMP whose function receives the selector after self.
      body -- function(self, _cmd, ...)
    imp_implementationWithBlock(block: function): IMP -- Creates an IMP whose function does not receive the selector.
      block -- function(self, ...), or a block
    imp_getBlock(imp: IMP?): function? -- Returns the function of an IMP.
      imp -- nil, or an IMP that was not created from a function, returns nil
    imp_removeBlock(imp: IMP?): boolean -- Returns whether an IMP was created from a function.
      imp -- an IMP that objc.imp_implementationWithBlock returned
    class_getName(cls: CLASS?): string -- Returns a class's name.
      cls -- nil returns "nil"
    class_getSuperclass(cls: CLASS?): Class? -- Returns a class's superclass.
      cls -- nil or a root class returns nil
    class_setSuperclass(cls: CLASS, superclass: CLASS): Class? -- Changes a class's superclass, and returns the previous one.
      cls -- the class; keeps its name, its methods and its instances
      error -- one of the classes is a metaclass
      error -- the class is an ancestor of the new superclass, or is the same class
      error -- the new superclass was disposed of
    class_isMetaClass(cls: CLASS?): boolean -- Returns whether a class is a metaclass.
    class_createInstance(cls: CLASS?): any -- Creates an instance without sending a message.
      error -- the class is a metaclass, or was disposed of
    class_respondsToSelector(cls: CLASS?, sel: SEL?): boolean -- Returns whether instances respond to a selector.
      sel -- resolveInstanceMethod: is considered too
    class_getInstanceMethod(cls: CLASS?, sel: SEL?): Method? -- Returns an instance method of a class, own or inherited.
      sel -- resolveInstanceMethod: is called if no class has the method
    class_getClassMethod(cls: CLASS?, sel: SEL?): Method? -- Returns a class method, own or inherited.
      sel -- resolveClassMethod: is called if no class has the method
    class_getMethodImplementation(cls: CLASS?, sel: SEL?): IMP? -- Returns the IMP that a message would run.
      sel -- if it is not implemented, the result is objc._objc_msgForward
    class_addMethod(cls: CLASS?, sel: SEL?, imp: IMP|function, types?: string): boolean -- Adds a method, unless the class itself implements it.
      imp -- an IMP, or a function(self, ...)
      types -- a type encoding, such as "v@:q"; without it, the one that a superclass or a protocol declares, else objects
    class_replaceMethod(cls: CLASS?, sel: SEL?, imp: IMP|function, types?: string): IMP? -- Adds a method to a class, or replaces its IMP and returns the previous one.
      imp -- an IMP, or a function(self, ...)
      types -- a type encoding, such as "v@:q"; without it, the one that a superclass or a protocol declares, else objects
    class_copyMethodList(cls: CLASS?): Method[]? -- Lists the methods that a class itself implements.
    class_addProtocol(cls: CLASS?, protocol: PROTOCOL?): boolean -- Adds a protocol to a class.
      protocol -- one that the class already adopts returns false
    class_conformsToProtocol(cls: CLASS?, protocol: PROTOCOL?): boolean -- Returns whether a class itself adopts a protocol.
    class_copyProtocolList(cls: CLASS?): Protocol[]? -- Lists the protocols that a class itself adopts.
    class_addIvar(cls: CLASS?, name: string, size?: integer, alignment?: integer, types?: string): boolean -- Adds an instance variable to a class that is not registered yet.
      size -- C's argument, has no effect here
      alignment -- C's argument, has no effect here
      types -- its type encoding; "@", an object
    class_getInstanceVariable(cls: CLASS?, name: string): Ivar? -- Returns an instance variable.
    class_getClassVariable(cls: CLASS?, name: string): Ivar? -- Returns a variable of the class itself.
    class_copyIvarList(cls: CLASS?): Ivar[]? -- Lists the instance variables that a class itself declares.
    class_addProperty(cls: CLASS?, name: string, attributes?: table): boolean -- Declares a property without accessors.
      attributes -- {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
      error -- an attribute is not a table with a name
    class_replaceProperty(cls: CLASS?, name: string, attributes?: table) -- Replaces a property's attributes, or declares the property.
      attributes -- {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
      error -- an attribute is not a table with a name
    class_getProperty(cls: CLASS?, name: string): Property? -- Returns a declared property.
    class_copyPropertyList(cls: CLASS?): Property[]? -- Lists the properties that a class itself declares.
    property_getName(property: Property?): string? -- Returns a property's name.
    property_getAttributes(property: Property?): string? -- Returns a property's attributes as one string.
    property_copyAttributeList(property: Property?): PropertyAttribute[]? -- Lists a property's attributes.
    property_copyAttributeValue(property: Property?, name: string): string? -- Returns the value of one attribute.
      name -- of the attribute, such as "T" for its type
    ivar_getName(ivar: Ivar?): string? -- Returns an instance variable's name.
    ivar_getTypeEncoding(ivar: Ivar?): string? -- Returns an instance variable's type encoding.
    object_getClass(object: any): Class? -- Returns an object's actual class, even a hidden subclass.
    object_setClass(object: any, cls: CLASS): Class? -- Changes an object's class, and returns the previous one.
      object -- nil returns nil
      error -- the class was disposed of
      error -- the object is a constant
    object_getClassName(object: any): string -- Returns the name of an object's class.
      object -- nil returns "nil"
    object_isClass(object: any): boolean -- Returns whether an object is a class.
    object_getIvar(object: any, ivar: Ivar|string): any -- Reads an instance variable.
      ivar -- one that the object does not have returns nil
      error -- the object was deallocated: EXC_BAD_ACCESS
    object_setIvar(object: any, ivar: Ivar|string, value: any) -- Writes an instance variable.
      ivar -- one that the object does not have has no effect
      error -- the object was deallocated: EXC_BAD_ACCESS
    object_getInstanceVariable(object: any, name: string): Ivar? -- Returns an instance variable and, as the second result, its value.
      name -- one that the object does not have returns nil
      error -- the object was deallocated: EXC_BAD_ACCESS
    object_setInstanceVariable(object: any, name: string, value: any): Ivar? -- Writes an instance variable, and returns the variable.
      name -- one that the object does not have returns nil
      error -- the object was deallocated: EXC_BAD_ACCESS
    object_setIvarWithStrongDefault(object: any, ivar: Ivar|string, value: any) -- Writes an instance variable.
      ivar -- one that the object does not have has no effect
      error -- the object was deallocated: EXC_BAD_ACCESS
    method_getName(method: Method?): Selector? -- Returns a method's selector, which equals no string: compare it with objc.sel or by tostring.
    method_getImplementation(method: Method?): IMP? -- Returns a method's IMP.
    method_setImplementation(method: Method?, imp: IMP|function): IMP? -- Replaces a method's IMP, and returns the previous one.
      imp -- an IMP, or a function(self, ...)
    method_exchangeImplementations(first: Method?, second: Method?) -- Exchanges the IMPs of two methods.
      first -- nil has no effect and prints a warning
      second -- nil has no effect and prints a warning
    method_getTypeEncoding(method: Method?): string? -- Returns a method's type encoding.
    method_getNumberOfArguments(method: Method?): integer -- Returns the number of a method's arguments, including self and _cmd.
    method_copyArgumentType(method: Method?, index: integer): string? -- Returns the type encoding of one argument.
      index -- from 0, which is self; _cmd is 1; an index out of range returns nil
    method_getArgumentType(method: Method?, index: integer): string? -- Returns the type encoding of one argument.
      index -- from 0, which is self; _cmd is 1; an index out of range returns nil
    method_copyReturnType(method: Method?): string? -- Returns the type encoding of a method's result.
    method_getReturnType(method: Method?): string? -- Returns the type encoding of a method's result.
    method_getDescription(method: Method?): MethodDescription? -- Returns a method's selector and types.
    method_invoke(receiver: any, method: Method, ...: any): any -- Runs a method, even if another one overrides it.
      receiver -- nil returns nil
      error -- the receiver's class is not the one that the native method needs
      error -- an argument has the wrong type for a native method
    protocol_getName(protocol: PROTOCOL?): string -- Returns a protocol's name.
    protocol_isEqual(left: PROTOCOL?, right: PROTOCOL?): boolean -- Returns whether two protocols are the same.
    protocol_conformsToProtocol(protocol: PROTOCOL?, other: PROTOCOL?): boolean -- Returns whether a protocol adopts another.
    protocol_copyProtocolList(protocol: PROTOCOL?): Protocol[]? -- Lists the protocols that a protocol adopts.
    protocol_getMethodDescription(protocol: PROTOCOL?, sel: SEL?, isRequired: boolean, isInstance: boolean): MethodDescription? -- Returns one declared method of a protocol.
      isRequired -- true for required methods, false for optional ones; true when omitted
      isInstance -- true for instance methods, false for class methods; true when omitted
    protocol_copyMethodDescriptionList(protocol: PROTOCOL?, isRequired: boolean, isInstance: boolean): MethodDescription[]? -- Lists the methods that a protocol declares.
      isRequired -- true for required methods, false for optional ones; true when omitted
      isInstance -- true for instance methods, false for class methods; true when omitted
    protocol_addMethodDescription(protocol: PROTOCOL?, sel: SEL?, types?: string, isRequired?: boolean, isInstance?: boolean) -- Adds a method to a protocol that is not registered yet.
      types -- its type encoding; objects without it
      isRequired -- whether the method is required; true
      isInstance -- true for an instance method, false for a class method; true
    protocol_addProperty(protocol: PROTOCOL?, name: string, attributes?: table, isRequired?: boolean, isInstance?: boolean) -- Adds a property to a protocol that is not registered yet.
      attributes -- {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
      isRequired -- false has no effect, as in libobjc; true
      isInstance -- true for an instance property, false for a class property; true
      error -- an attribute is not a table with a name
    protocol_getProperty(protocol: PROTOCOL?, name: string, isRequired?: boolean, isInstance?: boolean): Property? -- Returns a declared property.
      isRequired -- false returns nil, as in libobjc; true
      isInstance -- true for an instance property, false for a class property; true
    protocol_copyPropertyList(protocol: PROTOCOL?): Property[]? -- Lists the instance properties that a protocol declares.
    protocol_copyPropertyList2(protocol: PROTOCOL?, isRequired?: boolean, isInstance?: boolean): Property[]? -- Lists the properties that a protocol declares.
      isRequired -- false returns nil, as in libobjc; true
      isInstance -- true for instance properties, false for class properties; true
    protocol_addProtocol(protocol: PROTOCOL?, adopted: PROTOCOL?) -- Makes a protocol adopt another.
    allocateProtocol(name: string): Protocol? -- Creates a protocol, which must be registered.
      name -- a name that is in use returns nil
    registerProtocol(protocol: PROTOCOL?) -- Registers a protocol.
    getProtocol(name: PROTOCOL?): Protocol? -- Returns the protocol with this name.
    copyProtocolList(): Protocol[] -- Lists all protocols.
    getClass(name: CLASS?): Class? -- Returns the class with this name, or nil.
    lookUpClass(name: CLASS?): Class? -- Returns the class with this name, or nil.
    getMetaClass(name: CLASS?): Class? -- Returns the metaclass of the class with this name, or nil.
    getClassList(): Class[] -- Lists all classes.
    copyClassList(): Class[] -- Lists all classes.
    allocateClassPair(superclass: CLASS?, name: string): Class? -- Creates a class, which must be registered.
      superclass -- nil creates a root class
      name -- a name that is in use returns nil
    registerClassPair(cls: CLASS?) -- Registers a class.
    duplicateClass(cls: CLASS?, name: string): Class? -- Creates a copy of a class under another name.
      error -- a class with this name exists
      error -- the original is a metaclass
    disposeClassPair(cls: CLASS?) -- Disposes of a class.
      error -- the class is built in, or is a metaclass
    synchronized(object: any, body: function): any -- Runs a function while holding the object's lock; returns the function's results.
      object -- the object to lock; nil runs the function without a lock
      error -- threads wait for each other's locks in a cycle: Deadlock, which names them
    unfairLock(): os_unfair_lock -- Creates an os_unfair_lock, which responds to lock, unlock and trylock.
    setAssociatedObject(object: any, key: any, value: any, policy?: POLICY) -- Associates a value with an object under a key.
      object -- nil has no effect
      key -- a string, a selector, or any table, function or userdata, compared by identity
      value -- nil removes the association
      policy -- the ownership of the value; RETAIN_NONATOMIC
      error -- the key is nil, a number or a boolean
      error -- the policy is not one of these words
      error -- the object was deallocated: EXC_BAD_ACCESS
    getAssociatedObject(object: any, key: any): any -- Returns the value associated with an object under a key.
      object -- nil returns nil
      key -- the key that the value was set with
      error -- the key is nil, a number or a boolean
      error -- the object was deallocated: EXC_BAD_ACCESS
    removeAssociatedObjects(object: any) -- Removes all values associated with an object.
      object -- nil has no effect
      error -- the object was deallocated: EXC_BAD_ACCESS
    once(token: string|OnceToken, body: function): boolean -- Runs a function once per token in this world; returns whether it ran.
      token -- a string, or a token from objc.onceToken
      body -- if it raises an error, the token still counts as used
      error -- the function calls once with the same token again: EXC_BREAKPOINT
      error -- the token's function waits for this thread: Deadlock
    onceToken(): OnceToken -- Creates a unique token.
    autoreleasepool(body: function): any -- Runs a function, then releases objects that only dead variables reference.
      body -- its results and its errors are passed on to the caller
    box(value: any): any -- Returns the object that boxes a Lua value: a string, number, boolean, table or function.
      error -- the value is a string that is not UTF-8, a thread, or a userdata that is not an object
      error -- a table contains itself, or has both elements and keys
    unbox(object: any): any -- Returns the plain Lua value of an object, recursively.
      error -- a container contains itself
    constant(text: string): any -- Returns the constant string with this text, always the same object.
      text -- the text, in UTF-8
    each(collection: any): function -- Returns an iterator over a collection, as for ... in: keys and values for a dictionary.
      collection -- an array, a set, a dictionary, an index set, an enumerator, or a list
      error -- the value is not a collection
      error -- the collection is mutated during the loop: NSGenericException
    block(types: string|function, body?: function): any -- Creates a block object from a function, with a signature.
      types -- a type encoding, such as "v@?q"; can be omitted
      error -- the text is not a type encoding
    import(path: string, options?: {include: string[]?, define: string[]?, prefix: string?, arc: boolean?, target: string?}) -- Imports an Objective-C source into the running script: attaches its classes and categories, then runs their load methods.
      path -- of a .m file, or of a project folder: its app without main, or its libraries; what is not in the current folder is searched beside the script
      include -- folders to search for headers
      define -- macros, as NAME or NAME=VALUE
      prefix -- a header that is included before everything else
      arc -- false: the source uses manual reference counting; true
      target -- the target of the project
      error -- the file does not exist, or libclang rejects it: its messages, with their lines
    source(path: string, options?: {include: string[]?, define: string[]?, prefix: string?, arc: boolean?}): function -- Reads an Objective-C source, and returns a function that imports it: an actor of the lab.
      path -- of a .m file; what is not in the current folder is searched beside the script
      include -- folders to search for headers
      define -- macros, as NAME or NAME=VALUE
      prefix -- a header that is included before everything else
      arc -- false: the source uses manual reference counting; true
      error -- the file does not exist, or libclang rejects it: its messages, with their lines
    weak(object: any): WeakBox -- Creates a weak reference to an object.
      object -- nil creates an empty reference
      error -- the object is being deallocated, or allowsWeakReference returns false: NSGenericException
    WeakBox:get(): any -- Returns the object, or nil after it was deallocated.
    retainCount(object: any): integer -- Returns the number of strong references to an object.
      object -- the script's own references are included
    liveObjects(cls?: CLASS): any[] -- Lists the live objects.
      cls -- lists its instances, including those of subclasses; all objects without it
    describe(value: any): string -- Describes a class, object, method or selector: hierarchy, methods, hooks.
      value -- any value; one that is not an object gives the result of tostring, "-[Class method]" the method's hooks
      error -- the text names a method that does not exist
    snapshot(): Snapshot -- Saves the state of the whole world.
      error -- another thread is running a block or waiting
    restore(snapshot: Snapshot) -- Restores the state of the world from a snapshot.
      error -- an older snapshot has been restored since, or the snapshot is from another world
      error -- it is not called on the main thread
    NSLog(format: string, ...: any) -- Prints a line to standard error, with the date.
      format -- with conversions such as %@, %d, %f, %s, %p, %%
      error -- a conversion has no argument, or an argument that it cannot print
    NSHomeDirectory(): string -- Returns the path of the app's container.
    NSTemporaryDirectory(): string -- Returns the path of the folder for temporary files.
    NSSearchPathForDirectoriesInDomains(directory: integer, domains?: integer, expandTilde?: boolean): string[] -- Returns the paths of a folder such as NSDocumentDirectory.
      directory -- such as objc.NSDocumentDirectory; another number returns no paths
      domains -- no effect: an app has only its own folders
      expandTilde -- no effect: the paths are always absolute
    NSLocalizedString(key: string?, comment?: string): string -- Returns the localized string for a key in the app's bundle.
      key -- also the result if the bundle has no string for it
      comment -- for translators; has no effect
    NSLocalizedStringFromTable(key: string?, table?: string, comment?: string): string -- Returns the localized string for a key in a table of the app's bundle.
      table -- the name of a .strings file; Localizable
      comment -- for translators; has no effect
    CACurrentMediaTime(): number -- Returns the number of seconds since the device was started.
    CFAbsoluteTimeGetCurrent(): number -- Returns the number of seconds since 2001-01-01 00:00:00 UTC.
    NSStringFromSelector(sel: SEL?): string? -- Returns a selector's name.
    NSSelectorFromString(name: SEL): Selector -- Returns the selector with exactly this name.
    NSStringFromClass(cls: CLASS?): string? -- Returns a class's name.
    NSClassFromString(name: CLASS?): Class? -- Returns the class with this name, or nil.
    NSStringFromProtocol(protocol: PROTOCOL?): string? -- Returns a protocol's name.
    NSProtocolFromString(name: PROTOCOL?): Protocol? -- Returns the protocol with this name, or nil.
    """
}
