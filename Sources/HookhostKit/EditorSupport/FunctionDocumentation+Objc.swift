extension FunctionDocumentation {
  /// The `objc` module.
  static let objc = """
    sel(name: SEL): Selector -- Answers the selector of that exact name.
      name -- with every colon, as in "setFrame:"; nil answers nil
    sel_registerName(name: SEL): Selector -- Answers the selector of that exact name.
      name -- with every colon, as in "setFrame:"; nil answers nil
    sel_getUid(name: SEL): Selector -- Answers the selector of that exact name.
      name -- with every colon, as in "setFrame:"; nil answers nil
    sel_getName(sel: SEL?): string -- Answers a selector's name.
      sel -- nil answers "<null selector>"
    sel_isEqual(left: SEL?, right: SEL?): boolean -- Answers whether both are the same selector.
    msgSend(receiver: any, sel: SEL, ...: any): any -- Sends a message by its exact selector; nil answers nil.
      receiver -- an object, a class, nil, or a Lua value, for which its box stands
      sel -- with every colon; how many arguments there are decides nothing
      error -- the receiver neither implements nor forwards the message
      error -- an argument is not what a native method takes there, is missing where it needs one, or is one too many
      error -- the receiver has gone: EXC_BAD_ACCESS
    msgSendSuper(cls: CLASS, receiver: any, sel: SEL, ...: any): any -- Sends a message to what a class inherits; the class is the one whose method calls.
      cls -- the class in whose method the call stands, not its superclass; nil sends to the receiver as msgSend does
      error -- the superclass neither implements nor forwards the message
      error -- an argument is not what a native method takes there, is missing where it needs one, or is one too many
      error -- the receiver has gone: EXC_BAD_ACCESS
    super(cls: CLASS, receiver: any): any -- Answers what sends messages to the superclass's methods.
      cls -- the class in whose method the call stands, not its superclass
      receiver -- the method's self
      error -- the receiver is no object; a message to what it answers raises as msgSendSuper does
    class(name: string, superclass: CLASS?, options?: {protocols: PROTOCOL[]?, ivars: table?, types: table<string, string>?}|function, body?: function): Class -- Defines a class: its body gets instance, class and super, then it is registered.
      superclass -- nil makes a root class
      body -- methods are set on instance and class, which cannot be read; may stand in the place of the options
      protocols -- that it adopts; what they require and it lacks is told in a warning
      ivars -- {"_count"}, {_count = "q"} with type encodings, or {{"_count", "q", "weak"}} with how each is held; all are objects, held strongly, unless that is said
      types -- type encodings of methods, by "-name:" and "+name:"; without it those that a superclass or a protocol declares, else objects
      error -- a class has that name
      error -- the superclass is not registered
      error -- two instance variables have one name, or an entry of ivars is none of the three forms
      error -- a method of the body has fewer underscores than its function has parameters, or is neither a function nor an IMP
      error -- the body reads from instance or class, or writes to one after it has returned
    category(cls: CLASS, name: string, options?: {protocols: PROTOCOL[]?, types: table<string, string>?}|function, body?: function): Class -- Adds methods to a class, and replaces those it has.
      name -- of the category; a class has one of each name
      body -- methods are set on instance and class, which cannot be read; may stand in the place of the options
      protocols -- that the class adopts
      types -- type encodings of methods, by "-name:" and "+name:"; without it those that the class, a superclass or a protocol declares, else objects
      error -- a category of that name is attached to the class
      error -- the body declares a property that the class has
      error -- a method of the body has fewer underscores than its function has parameters, or is neither a function nor an IMP
    image(body: function) -- Attaches all classes and categories defined inside before any of their loads runs.
      body -- what defines the classes and categories; their loads run when it has returned, all classes before all categories
    protocol(name: string, options?: {required: table?, optional: table?, adopts: PROTOCOL[]?}): Protocol -- Declares a protocol: required, optional, adopts.
      required -- exact selectors, {"run:", "+make"}, or selectors with their type encodings, {["run:"] = "v@:q"}; + before a class method
      optional -- the same, of what may be missing
      adopts -- protocols that it includes
      error -- a protocol has that name
      error -- an entry of required or optional is no selector
    property(cls: any, name: string, options?: {policy: ("strong"|"copy"|"weak"|"assign")?, atomic: boolean?, getter: SEL?, setter: SEL?, readonly: boolean?, default: any?}) -- Declares a property with its accessors: policy, getter, setter, readonly, default.
      cls -- a class, its name, or what the body of a class or category gets: instance, class
      policy -- how the value is held: copy copies a table one level deep, assign answers what has gone as a zombie; strong
      atomic -- whether its accessors take a lock; false
      getter -- a selector without arguments; the property's name
      setter -- a selector of one argument; set and the name with a capital letter
      readonly -- whether it has no setter; false
      default -- the value until it is set; nil
      error -- the class has a property of that name, or the name is empty
      error -- the policy is none of these words
      error -- the getter takes an argument, or the setter does not take exactly one
    imp(body: function): IMP -- Makes an IMP whose function gets the selector behind self.
      body -- function(self, _cmd, ...)
    imp_implementationWithBlock(block: function): IMP -- Makes an IMP whose function gets no selector.
      block -- function(self, ...), or a block
    imp_getBlock(imp: IMP?): function? -- Answers the function of an IMP.
      imp -- nil, and one that was not made of a function, answers nil
    imp_removeBlock(imp: IMP?): boolean -- Answers whether an IMP was made of a function.
      imp -- one that objc.imp_implementationWithBlock answered
    class_getName(cls: CLASS?): string -- Answers a class's name.
      cls -- nil answers "nil"
    class_getSuperclass(cls: CLASS?): Class? -- Answers a class's superclass.
      cls -- nil, like a root class, answers nil
    class_setSuperclass(cls: CLASS, superclass: CLASS): Class? -- Puts a class below another, and answers the one it was below.
      cls -- keeps its name, its methods and its instances
      error -- one of the two is a metaclass
      error -- the class is an ancestor of the other, or is the other
      error -- the other class was disposed of
    class_isMetaClass(cls: CLASS?): boolean -- Answers whether a class is a metaclass.
    class_createInstance(cls: CLASS?): any -- Makes an instance without a message.
      error -- the class is a metaclass, or was disposed of
    class_respondsToSelector(cls: CLASS?, sel: SEL?): boolean -- Answers whether instances have that method.
      sel -- asks resolveInstanceMethod: too
    class_getInstanceMethod(cls: CLASS?, sel: SEL?): Method? -- Answers a class's method, inherited ones too.
      sel -- asks resolveInstanceMethod: where no class has it
    class_getClassMethod(cls: CLASS?, sel: SEL?): Method? -- Answers a method of the class itself.
      sel -- asks resolveClassMethod: where no class has it
    class_getMethodImplementation(cls: CLASS?, sel: SEL?): IMP? -- Answers what a message would run.
      sel -- of what is not implemented, the answer is objc._objc_msgForward
    class_addMethod(cls: CLASS?, sel: SEL?, imp: IMP|function, types?: string): boolean -- Adds a method, unless the class has one of its own.
      imp -- an IMP, or a function(self, ...)
      types -- a type encoding, such as "v@:q"; what a superclass or a protocol declares, else objects, without it
    class_replaceMethod(cls: CLASS?, sel: SEL?, imp: IMP|function, types?: string): IMP? -- Gives a class's own method another IMP, and answers the one it had.
      imp -- an IMP, or a function(self, ...)
      types -- a type encoding, such as "v@:q"; what a superclass or a protocol declares, else objects, without it
    class_copyMethodList(cls: CLASS?): Method[]? -- Lists a class's own methods.
    class_addProtocol(cls: CLASS?, protocol: PROTOCOL?): boolean -- Lets a class adopt a protocol.
      protocol -- one that it adopts already answers false
    class_conformsToProtocol(cls: CLASS?, protocol: PROTOCOL?): boolean -- Answers whether a class itself adopts a protocol.
    class_copyProtocolList(cls: CLASS?): Protocol[]? -- Lists the protocols that a class adopts itself.
    class_addIvar(cls: CLASS?, name: string, size?: integer, alignment?: integer, types?: string): boolean -- Adds an instance variable to a class that is not registered yet.
      size -- C's argument, of no effect here
      alignment -- C's argument, of no effect here
      types -- its type encoding; "@", an object
    class_getInstanceVariable(cls: CLASS?, name: string): Ivar? -- Answers an instance variable.
    class_getClassVariable(cls: CLASS?, name: string): Ivar? -- Answers a variable of the class itself.
    class_copyIvarList(cls: CLASS?): Ivar[]? -- Lists a class's own instance variables.
    class_addProperty(cls: CLASS?, name: string, attributes?: table): boolean -- Declares a property without accessors.
      attributes -- {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
      error -- an attribute is no table with a name
    class_replaceProperty(cls: CLASS?, name: string, attributes?: table) -- Declares a property anew.
      attributes -- {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
      error -- an attribute is no table with a name
    class_getProperty(cls: CLASS?, name: string): Property? -- Answers a declared property.
    class_copyPropertyList(cls: CLASS?): Property[]? -- Lists a class's own properties.
    property_getName(property: Property?): string? -- Answers a property's name.
    property_getAttributes(property: Property?): string? -- Answers a property's attributes as one text.
    property_copyAttributeList(property: Property?): PropertyAttribute[]? -- Lists a property's attributes.
    property_copyAttributeValue(property: Property?, name: string): string? -- Answers the value of one attribute.
      name -- of the attribute, such as "T" for its type
    ivar_getName(ivar: Ivar?): string? -- Answers an instance variable's name.
    ivar_getTypeEncoding(ivar: Ivar?): string? -- Answers an instance variable's type.
    object_getClass(object: any): Class? -- Answers an object's class as it is, hidden ones too.
    object_setClass(object: any, cls: CLASS): Class? -- Gives an object another class, and answers the one it had.
      object -- nil answers nil
      error -- the class was disposed of
      error -- the object is a constant
    object_getClassName(object: any): string -- Answers the name of an object's class.
      object -- nil answers "nil"
    object_isClass(object: any): boolean -- Answers whether an object is a class.
    object_getIvar(object: any, ivar: Ivar|string): any -- Reads an instance variable.
      ivar -- one that the object does not have answers nil
      error -- the object has gone: EXC_BAD_ACCESS
    object_setIvar(object: any, ivar: Ivar|string, value: any) -- Writes an instance variable.
      ivar -- one that the object does not have changes nothing
      error -- the object has gone: EXC_BAD_ACCESS
    object_getInstanceVariable(object: any, name: string): Ivar? -- Answers an instance variable and, behind it, its value.
      name -- one that the object does not have answers nil
      error -- the object has gone: EXC_BAD_ACCESS
    object_setInstanceVariable(object: any, name: string, value: any): Ivar? -- Writes an instance variable, and answers it.
      name -- one that the object does not have answers nil
      error -- the object has gone: EXC_BAD_ACCESS
    object_setIvarWithStrongDefault(object: any, ivar: Ivar|string, value: any) -- Writes an instance variable.
      ivar -- one that the object does not have changes nothing
      error -- the object has gone: EXC_BAD_ACCESS
    method_getName(method: Method?): Selector? -- Answers a method's selector.
    method_getImplementation(method: Method?): IMP? -- Answers what a method runs.
    method_setImplementation(method: Method?, imp: IMP|function): IMP? -- Gives a method another IMP, and answers the one it had.
      imp -- an IMP, or a function(self, ...)
    method_exchangeImplementations(first: Method?, second: Method?) -- Exchanges what two methods run.
      first -- nil exchanges nothing, and says so in a warning
      second -- nil exchanges nothing, and says so in a warning
    method_getTypeEncoding(method: Method?): string? -- Answers a method's types.
    method_getNumberOfArguments(method: Method?): integer -- Counts a method's arguments, self and _cmd among them.
    method_copyArgumentType(method: Method?, index: integer): string? -- Answers the type of one argument.
      index -- from 0, which is self; _cmd is 1; one that is not there answers nil
    method_getArgumentType(method: Method?, index: integer): string? -- Answers the type of one argument.
      index -- from 0, which is self; _cmd is 1; one that is not there answers nil
    method_copyReturnType(method: Method?): string? -- Answers the type of a method's result.
    method_getReturnType(method: Method?): string? -- Answers the type of a method's result.
    method_getDescription(method: Method?): MethodDescription? -- Answers a method's name and types.
    method_invoke(receiver: any, method: Method, ...: any): any -- Runs a method, whatever shadows it.
      receiver -- nil answers nil
      error -- the receiver is of another class than the native method needs
      error -- an argument is not what a native method takes there
    protocol_getName(protocol: PROTOCOL?): string -- Answers a protocol's name.
    protocol_isEqual(left: PROTOCOL?, right: PROTOCOL?): boolean -- Answers whether both are the same protocol.
    protocol_conformsToProtocol(protocol: PROTOCOL?, other: PROTOCOL?): boolean -- Answers whether a protocol adopts another.
    protocol_copyProtocolList(protocol: PROTOCOL?): Protocol[]? -- Lists the protocols that a protocol adopts.
    protocol_getMethodDescription(protocol: PROTOCOL?, sel: SEL?, isRequired: boolean, isInstance: boolean): MethodDescription? -- Answers one declaration.
      isRequired -- whether required ones are meant, else optional ones; true when left off
      isInstance -- whether instances' methods are meant, else the class's; true when left off
    protocol_copyMethodDescriptionList(protocol: PROTOCOL?, isRequired: boolean, isInstance: boolean): MethodDescription[]? -- Lists declarations.
      isRequired -- whether required ones are meant, else optional ones; true when left off
      isInstance -- whether instances' methods are meant, else the class's; true when left off
    protocol_addMethodDescription(protocol: PROTOCOL?, sel: SEL?, types?: string, isRequired?: boolean, isInstance?: boolean) -- Declares a method in a protocol that is not registered yet.
      types -- its type encoding; objects without it
      isRequired -- whether classes must have it; true
      isInstance -- whether it is a method of instances, else of the class; true
    protocol_addProperty(protocol: PROTOCOL?, name: string, attributes?: table, isRequired?: boolean, isInstance?: boolean) -- Declares a property in a protocol that is not registered yet.
      attributes -- {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
      isRequired -- false declares nothing, as libobjc does; true
      isInstance -- whether it is a property of instances, else of the class; true
      error -- an attribute is no table with a name
    protocol_getProperty(protocol: PROTOCOL?, name: string, isRequired?: boolean, isInstance?: boolean): Property? -- Answers a declared property.
      isRequired -- false answers nil, as libobjc does; true
      isInstance -- whether it is a property of instances, else of the class; true
    protocol_copyPropertyList(protocol: PROTOCOL?): Property[]? -- Lists the properties that a protocol declares for instances.
    protocol_copyPropertyList2(protocol: PROTOCOL?, isRequired?: boolean, isInstance?: boolean): Property[]? -- Lists the properties that a protocol declares.
      isRequired -- false answers nil, as libobjc does; true
      isInstance -- whether properties of instances are meant, else of the class; true
    protocol_addProtocol(protocol: PROTOCOL?, adopted: PROTOCOL?) -- Lets a protocol adopt another.
    allocateProtocol(name: string): Protocol? -- Makes a protocol to be registered.
      name -- one that is in use answers nil
    registerProtocol(protocol: PROTOCOL?) -- Registers a protocol.
    getProtocol(name: PROTOCOL?): Protocol? -- Answers the protocol of that name.
    copyProtocolList(): Protocol[] -- Lists all protocols.
    getClass(name: CLASS?): Class? -- Answers the class of that name, or nil.
    lookUpClass(name: CLASS?): Class? -- Answers the class of that name, or nil.
    getMetaClass(name: CLASS?): Class? -- Answers the metaclass of the class of that name, or nil.
    getClassList(): Class[] -- Lists all classes.
    copyClassList(): Class[] -- Lists all classes.
    allocateClassPair(superclass: CLASS?, name: string): Class? -- Makes a class to be registered.
      superclass -- nil makes a root class
      name -- one that is in use answers nil
    registerClassPair(cls: CLASS?) -- Registers a class.
    duplicateClass(cls: CLASS?, name: string): Class? -- Makes a class like another.
      error -- a class has that name
      error -- the original is a metaclass
    disposeClassPair(cls: CLASS?) -- Takes a class away.
      error -- the class is a native one, or a metaclass
    synchronized(object: any, body: function): any -- Runs a function while its thread has the object's lock; answers what it answers.
      object -- whose lock it is; nil runs the function without a lock
      error -- threads wait for each other's locks in a circle: Deadlock, which names them
    unfairLock(): os_unfair_lock -- Makes an os_unfair_lock, with lock, unlock and trylock as messages.
    setAssociatedObject(object: any, key: any, value: any, policy?: POLICY) -- Associates a value with an object under a key.
      object -- nil does nothing
      key -- a string, a selector, or any table, function or userdata, which stands for itself
      value -- nil takes what is there away
      policy -- how it is held; RETAIN_NONATOMIC
      error -- the key is nil, a number or a boolean
      error -- the policy is none of these words
      error -- the object has gone: EXC_BAD_ACCESS
    getAssociatedObject(object: any, key: any): any -- Answers what is associated with an object.
      object -- nil answers nil
      key -- the same that it was set under
      error -- the key is nil, a number or a boolean
      error -- the object has gone: EXC_BAD_ACCESS
    removeAssociatedObjects(object: any) -- Takes away all that is associated with an object.
      object -- nil does nothing
      error -- the object has gone: EXC_BAD_ACCESS
    once(token: string|OnceToken, body: function): boolean -- Runs a function the first time this world meets the token; answers whether it ran.
      token -- a string, or what objc.onceToken answered
      body -- its error leaves the token spent
      error -- the token's own function calls it again: EXC_BREAKPOINT
      error -- the token's function waits for this thread: Deadlock
    onceToken(): OnceToken -- Makes a token that is like no other.
    autoreleasepool(body: function): any -- Runs a function, then releases what only dead variables hold.
      body -- its results and its errors pass through
    box(value: any): any -- Answers the object that stands for a Lua value: a string, number, boolean, table or function.
      error -- a string that is not UTF-8, a thread, or a userdata that is no object
      error -- a table that holds itself, or has both elements and keys
    unbox(object: any): any -- Answers the plain Lua value of an object, deep.
      error -- a container holds itself
    constant(text: string): any -- Answers the constant string of a text, the same one each time.
      text -- must be UTF-8
    each(collection: any): function -- Goes through a collection as for ... in does: keys with their values for a dictionary.
      collection -- an array, a set, a dictionary, an index set, an enumerator, or a list
      error -- it is nothing that can be gone through
      error -- the collection is changed while the loop runs: NSGenericException
    block(types: string|function, body?: function): any -- Makes a block object of a function, with a signature.
      types -- a type encoding, such as "v@?q"; may be left out
      error -- the text is no type encoding
    import(path: string, options?: {include: string[]?, define: string[]?, prefix: string?, arc: boolean?, target: string?}) -- Brings a source in Objective-C into the running script: attaches what it defines, then runs its loads.
      path -- of a .m file, or of a folder that is a project: its app without main, or its libraries
      include -- folders in which headers are looked for
      define -- macros, as NAME or NAME=VALUE
      prefix -- a header that comes before everything else
      arc -- false: the source counts references itself; true
      target -- the target of a project
      error -- there is no such file, or libclang refuses it: its messages, with their lines
    source(path: string, options?: {include: string[]?, define: string[]?, prefix: string?, arc: boolean?}): function -- Reads a source in Objective-C, and answers a function that brings it in: an actor of the lab.
      path -- of a .m file
      include -- folders in which headers are looked for
      define -- macros, as NAME or NAME=VALUE
      prefix -- a header that comes before everything else
      arc -- false: the source counts references itself; true
      error -- there is no such file, or libclang refuses it: its messages, with their lines
    weak(object: any): WeakBox -- Makes a box that does not hold its object.
      object -- nil makes an empty box
      error -- the object is being deallocated, or refuses with allowsWeakReference: NSGenericException
    WeakBox:get(): any -- Answers the object, or nil once it has gone.
    retainCount(object: any): integer -- Counts the strong references to an object.
      object -- what the script holds is counted too
    liveObjects(cls?: CLASS): any[] -- Lists the objects that are alive.
      cls -- whose instances, those of subclasses too; all objects without it
    describe(value: any): string -- Describes a class, object, method or selector: hierarchy, methods, hooks.
      value -- anything; of what is no object, what tostring answers
    snapshot(): Snapshot -- Notes how the whole world is now.
      error -- another thread is in the middle of a block or of a wait
    restore(snapshot: Snapshot) -- Makes the world what it was.
      error -- an older snapshot has been restored since, or it is of another world
      error -- another thread than the main one calls it
    NSLog(format: string, ...: any) -- Writes a line to standard error, with the date.
      format -- with %@, %d, %f, %s, %p, %% and their like
      error -- a conversion has no argument, or one that it cannot print
    NSHomeDirectory(): string -- Answers the path of the app's container.
    NSTemporaryDirectory(): string -- Answers the path of the folder for temporary files.
    NSSearchPathForDirectoriesInDomains(directory: integer, domains?: integer, expandTilde?: boolean): string[] -- Answers the paths of a folder such as NSDocumentDirectory.
      directory -- such as objc.NSDocumentDirectory; another number answers no paths
      domains -- of no effect: an app has its own folders alone
      expandTilde -- of no effect: the paths are whole
    NSLocalizedString(key: string?, comment?: string): string -- Answers the text of a key in the app's bundle.
      key -- what is answered, too, where the bundle has no text
      comment -- for translators; of no effect
    NSLocalizedStringFromTable(key: string?, table?: string, comment?: string): string -- Answers the text of a key in a table of the app's bundle.
      table -- the name of a .strings file; Localizable
      comment -- for translators; of no effect
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
