extension FunctionDocumentation {
  /// The `hook` module.
  static let hook = """
    before(target: any, sel: SEL, body: fun(self: any, ...: any), options?: {key: string?, owner: string?}): HookToken -- Runs a function before a method.
      target -- a class, whose instances are all hooked, or one object
      sel -- the exact selector; that of a class method on objc.getMetaClass(name)
      body -- gets the arguments of the call; its results are dropped
      key -- hooks that have the same key are laid once
      owner -- whose hook it is; the file that lays it without this
      error -- the text is no selector, or a new one that differs little from one of the class
      error -- the other side has the method: the class, or its instances
      error -- the method counts references: retain, release, autorelease, retainCount
      error -- the object has gone (EXC_BAD_ACCESS), is a constant, or its class was disposed of
    after(target: any, sel: SEL, body: fun(self: any, ...: any), options?: {key: string?, owner: string?}): HookToken -- Runs a function after a method.
      target -- a class, whose instances are all hooked, or one object
      sel -- the exact selector; that of a class method on objc.getMetaClass(name)
      body -- gets the arguments of the call; its results are dropped
      key -- hooks that have the same key are laid once
      owner -- whose hook it is; the file that lays it without this
      error -- the text is no selector, or a new one that differs little from one of the class
      error -- the other side has the method: the class, or its instances
      error -- the method counts references: retain, release, autorelease, retainCount
      error -- the object has gone (EXC_BAD_ACCESS), is a constant, or its class was disposed of
    instead(target: any, sel: SEL, body: (fun(original: function, self: any, ...: any): any), options?: {key: string?, owner: string?}): HookToken -- Runs a function in a method's place.
      target -- a class, whose instances are all hooked, or one object
      sel -- the exact selector; that of a class method on objc.getMetaClass(name)
      body -- original(self, ...) runs the next layer inside; without it the call is swallowed; its results are the answer
      key -- hooks that have the same key are laid once
      owner -- whose hook it is; the file that lays it without this
      error -- the text is no selector, or a new one that differs little from one of the class
      error -- the other side has the method: the class, or its instances
      error -- the method counts references: retain, release, autorelease, retainCount
      error -- the object has gone (EXC_BAD_ACCESS), is a constant, or its class was disposed of
    delegate(object: any, handlers: table<SEL, function>, options?: {property: string?, key: string?, owner: string?}): HookToken -- Puts functions in front of an object's delegate.
      object -- an object with a delegate: and a setDelegate:
      handlers -- by selector: function(original, self, ...), where original(self, ...) goes on to the delegate
      property -- the slot that is hooked; delegate
      key -- hooks that have the same key are laid once
      owner -- whose hook it is; the file that lays it without this
      error -- the object lacks the getter or the setter of the property
      error -- there is no handler, one is no function, or two are of one selector
      error -- neither the delegate's protocol nor the delegate knows a selector
    throttle(target: any, sel: SEL, options: {mode: ("first"|"last"|"debounce")?, interval: number, key: function?, owner: string?}): HookToken -- Lets only some calls of a method through.
      target -- a class, whose instances are all hooked, or one object
      sel -- the exact selector; that of a class method on objc.getMetaClass(name)
      mode -- the first call of an interval, the last one, or the last one when calls have ceased; "first"
      interval -- in seconds of virtual time
      key -- a function(self, ...) whose result tells the calls of one receiver apart; nil lets a call through
      owner -- whose the hook is, for hook.removeAll and traces
      error -- the interval is missing, negative or not finite
      error -- the mode is none of these words
      error -- the text is no selector, or a new one that differs little from one of the class
      error -- the other side has the method: the class, or its instances
    list(target: any, sel: SEL): HookLayer[] -- Lists the layers over a method, the outermost first.
      target -- a class, a metaclass, or one object
      error -- the object has gone: EXC_BAD_ACCESS
    swizzle(cls: CLASS, original: SEL, replacement: SEL): boolean -- Exchanges two methods as it should be done, once.
      original -- the exact selector
      replacement -- the exact selector of what runs for it from now on
      error -- the class has no method of one of the selectors
      error -- both selectors are the same
      error -- the class was disposed of
    removeAll(owner?: string): integer -- Removes all hooks, or those of an owner.
      owner -- all owners without it
    HookToken:remove(): boolean -- Removes the hook; true the first time.
    HookToken:isActive(): boolean -- Answers whether the hook is installed.
    """

  /// The `runloop` module.
  static let runloop = """
    now(): number -- Answers the virtual time in seconds.
    run(seconds: number) -- Moves the clock on, and runs what comes due; 0 is one turn.
      seconds -- of virtual time; not negative
      error -- the time is negative or not finite
      error -- what a timer, a block or a delayed message raises
      error -- nothing can wake the main thread any more, or threads wait for each other: Deadlock
      error -- runs inside of runs, a hundred deep
    runUntilIdle(limit?: number) -- Runs until nothing is pending, or up to that time.
      limit -- the virtual time up to which it runs at most, in seconds since the beginning; one that has passed runs nothing
      error -- what a timer, a block or a delayed message raises
      error -- work at one instant makes more work at that instant, a million times over
      error -- nothing can wake the main thread any more, or threads wait for each other: Deadlock
    pending(): integer -- Counts what waits for its time.
    schedule(name?: string): string? -- Sets which thread goes on at switch points: "cooperative", "random:SEED" or an exact schedule; without a name, answers it.
      name -- without it nothing changes, and the present one is answered
      error -- the name is none of a schedule
    setFrameRate(hertz: integer) -- Sets how many frames a second has; 60 without it.
      hertz -- frames in a second of virtual time, 1 to 1000
      error -- the rate is not from 1 to 1000
    """

  /// The `lab` module.
  static let lab = """
    scenario(scenario: LabScenario): LabScenario -- Registers who lays hooks, what is done then and what is wanted.
      scenario -- a LabScenario, whose page tells its fields
      error -- name, drive or actors is missing, or a field cannot be that
      error -- want or orders names an actor that there is not, or want a verdict that there is not
      error -- preemptions is given without schedules = "all", or is not from 0 to 8
      error -- a scenario of that name is registered
    run(options?: {names: string[]?, paths: string[]?}): LabResult[] -- Runs scenarios in every order of their actors.
      names -- the scenarios to run; those that have not run without it
      paths -- files of scenarios to load first; theirs are run too
      error -- no scenario has one of the names
      error -- a file cannot be opened or read, or raises
      error -- another thread than the main one calls it
    """

  /// The `network` module.
  static let network = """
    respond(pattern: string|fun(request: NSURLRequest): boolean, answer: NetworkResponse|fun(request: NSURLRequest): NetworkResponse): NetworkAnswer -- Registers what the scripted server answers to the requests that fit; of several the last.
      pattern -- a URL in which * stands for anything, with a method before it or not, or a function of the request
      answer -- a NetworkResponse, whose page tells its fields, or a function of the request that answers one
      error -- the pattern is more than a method and a URL
      error -- a key of the answer is not known, or its value cannot be that: a status outside 100 to 599, a negative delay, no chunk for a body
      error -- what a function answers is no such table: out of the call that lets time pass
    requests(): NetworkRequest[] -- Lists what has reached the network, in its order.
    setOffline(isOffline?: boolean) -- Cuts the connection, or brings it back.
      isOffline -- true without it
    isOffline(): boolean -- Answers whether there is no connection.
    NetworkAnswer:remove(): boolean -- Takes the answer away; true the first time.
    NetworkAnswer:isActive(): boolean -- Answers whether the server still answers so.
    """

  /// The `trace` module.
  static let trace = """
    start(options?: {classes: any[]?, selectors: SEL[]?, limit: integer?}) -- Records every message from now on.
      classes -- keep instances of these; all without it
      selectors -- keep these messages; all without it
      limit -- how many entries are kept, the newest; 100,000
      error -- a trace runs already
      error -- the limit is not more than 0, or an element of a list is no class or no selector
    stop(): TraceEntry[] -- Ends the recording, and answers its entries.
      error -- no trace runs
    print(list?: TraceEntry[]) -- Prints entries, or those of the last recording, one a line.
      list -- what trace.stop answered; that of the last recording without it
      error -- an element is no entry, or an entry says neither its name nor its class and selector
      error -- standard output cannot be written to
    """
}
