extension FunctionDocumentation {
  /// The `hook` module.
  static let hook = """
    before(target: any, sel: SEL, body: fun(self: any, ...: any), options?: {key: string?, owner: string?}): HookToken -- Runs a function before a method.
      target -- a class, which hooks all its instances, or one object
      sel -- the exact selector; for a class method, pass objc.getMetaClass(name) as the target
      body -- receives the arguments of the call; its results are ignored
      key -- hooks with the same key are installed once
      owner -- the owner of the hook; without it, the file that installs it
      error -- the text is not a selector, or is an unknown one similar to a selector of the class
      error -- the method is a class method instead of an instance method, or the reverse
      error -- the method is part of reference counting: retain, release, autorelease, retainCount
      error -- the object was deallocated (EXC_BAD_ACCESS), is a constant, or its class was disposed of
    after(target: any, sel: SEL, body: fun(self: any, ...: any), options?: {key: string?, owner: string?}): HookToken -- Runs a function after a method.
      target -- a class, which hooks all its instances, or one object
      sel -- the exact selector; for a class method, pass objc.getMetaClass(name) as the target
      body -- receives the arguments of the call; its results are ignored
      key -- hooks with the same key are installed once
      owner -- the owner of the hook; without it, the file that installs it
      error -- the text is not a selector, or is an unknown one similar to a selector of the class
      error -- the method is a class method instead of an instance method, or the reverse
      error -- the method is part of reference counting: retain, release, autorelease, retainCount
      error -- the object was deallocated (EXC_BAD_ACCESS), is a constant, or its class was disposed of
    instead(target: any, sel: SEL, body: (fun(original: function, self: any, ...: any): any), options?: {key: string?, owner: string?}): HookToken -- Runs a function instead of a method.
      target -- a class, which hooks all its instances, or one object
      sel -- the exact selector; for a class method, pass objc.getMetaClass(name) as the target
      body -- original(self, ...) runs the next inner layer; if it is not called, the method does not run; the function's results are returned
      key -- hooks with the same key are installed once
      owner -- the owner of the hook; without it, the file that installs it
      error -- the text is not a selector, or is an unknown one similar to a selector of the class
      error -- the method is a class method instead of an instance method, or the reverse
      error -- the method is part of reference counting: retain, release, autorelease, retainCount
      error -- the object was deallocated (EXC_BAD_ACCESS), is a constant, or its class was disposed of
    delegate(object: any, handlers: table<SEL, function>, options?: {property: string?, key: string?, owner: string?}): HookToken -- Intercepts the messages to an object's delegate with functions.
      object -- an object with the methods delegate and setDelegate:
      handlers -- by selector: function(original, self, ...), where original(self, ...) calls the delegate
      property -- the property to hook; delegate
      key -- hooks with the same key are installed once
      owner -- the owner of the hook; without it, the file that installs it
      error -- the object lacks the getter or the setter of the property
      error -- there is no handler, one is not a function, or two have the same selector
      error -- a selector is neither in the delegate's protocol nor implemented by the delegate
    throttle(target: any, sel: SEL, options: {mode: ("first"|"last"|"debounce")?, interval: number, key: function?, owner: string?}): HookToken -- Limits how often a method runs: drops some of its calls.
      target -- a class, which hooks all its instances, or one object
      sel -- the exact selector; for a class method, pass objc.getMetaClass(name) as the target
      mode -- runs the first call of an interval, the last one, or the last one after calls have stopped; "first"
      interval -- in seconds of virtual time
      key -- a function(self, ...) whose result groups the calls of one receiver; a call with the result nil always runs
      owner -- the owner of the hook, for hook.removeAll and traces
      error -- the interval is missing, negative or not finite
      error -- the mode is not one of these words
      error -- the text is not a selector, or is an unknown one similar to a selector of the class
      error -- the method is a class method instead of an instance method, or the reverse
    list(target: any, sel: SEL): HookLayer[] -- Lists the hook layers of a method, the outermost first.
      target -- a class, a metaclass, or one object
      error -- the object was deallocated: EXC_BAD_ACCESS
    swizzle(cls: CLASS, original: SEL, replacement: SEL): boolean -- Exchanges the implementations of two methods safely, and only once.
      original -- the exact selector
      replacement -- the exact selector of the replacement method
      error -- the class has no method for one of the selectors
      error -- both selectors are the same
      error -- the class was disposed of
    removeAll(owner?: string): integer -- Removes all hooks, or those of one owner.
      owner -- all owners without it
    HookToken:remove(): boolean -- Removes the hook; returns true the first time.
    HookToken:isActive(): boolean -- Returns whether the hook is installed.
    """

  /// The `runloop` module.
  static let runloop = """
    now(): number -- Returns the virtual time in seconds.
    run(seconds: number) -- Advances the virtual clock, and runs what becomes due; 0 runs one turn.
      seconds -- of virtual time; not negative
      error -- the time is negative or not finite
      error -- a timer, a block or a delayed message raises an error
      error -- nothing can wake the main thread, or threads wait for each other: Deadlock
      error -- the call is nested in 100 other calls of run
    runUntilIdle(limit?: number) -- Runs until nothing is pending, or until a time limit.
      limit -- the virtual time at which to stop, in seconds since the start; a time in the past runs nothing
      error -- a timer, a block or a delayed message raises an error
      error -- work schedules more work at the same instant, a million times in a row
      error -- nothing can wake the main thread, or threads wait for each other: Deadlock
    pending(): integer -- Counts the scheduled work that is still pending.
    schedule(name?: string): string? -- Sets which thread continues at switch points: "cooperative", "random:SEED" or an exact schedule; without a name, returns the current schedule.
      name -- without it, the schedule is not changed, only returned
      error -- the name is not a valid schedule
    setFrameRate(hertz: integer) -- Sets the number of frames per second; initially 60.
      hertz -- frames per second of virtual time, 1 to 1000
      error -- the rate is not from 1 to 1000
    """

  /// The `lab` module.
  static let lab = """
    scenario(scenario: LabScenario): LabScenario -- Registers a scenario: actors that install hooks, actions to run, and the expected verdict.
      scenario -- a LabScenario; its page describes the fields
      error -- name, drive or actors is missing, or a field has an invalid value
      error -- want or orders names an unknown actor, or want an unknown verdict
      error -- preemptions is given without schedules = "all", or is not from 0 to 8
      error -- a scenario with this name is already registered
    run(options?: {names: string[]?, paths: string[]?}): LabResult[] -- Runs scenarios in every order of their actors.
      names -- the scenarios to run; without it, those that have not run yet
      paths -- scenario files to load first; their scenarios are run too
      error -- no scenario has one of these names
      error -- a file cannot be opened or read, or raises an error
      error -- it is not called on the main thread
    """

  /// The `network` module.
  static let network = """
    respond(pattern: string|fun(request: NSURLRequest): boolean, answer: NetworkResponse|fun(request: NSURLRequest): NetworkResponse): NetworkAnswer -- Registers the scripted server's response to matching requests; the last match wins.
      pattern -- a URL in which * matches anything, with an optional method before it, or a function that receives the request
      answer -- a NetworkResponse, described on its page, or a function that receives the request and returns one
      error -- the pattern has more than a method and a URL
      error -- a key of the response is unknown, or its value is invalid: a status outside 100 to 599, a negative delay, 0 chunks for a body
      error -- a function does not return such a table: raised by the call that advances the time
    requests(): NetworkRequest[] -- Lists the requests that reached the network, in order.
    setOffline(isOffline?: boolean) -- Disconnects the network, or connects it again.
      isOffline -- true without it
    isOffline(): boolean -- Returns whether the network is disconnected.
    NetworkAnswer:remove(): boolean -- Removes the registered response; returns true the first time.
    NetworkAnswer:isActive(): boolean -- Returns whether the response is still registered.
    """

  /// The `trace` module.
  static let trace = """
    start(options?: {classes: any[]?, selectors: SEL[]?, limit: integer?}) -- Starts recording every message.
      classes -- records only instances of these; all without it
      selectors -- records only these selectors; all without it
      limit -- the number of newest entries to keep; 100,000
      error -- a trace is already running
      error -- the limit is not greater than 0, or an element of a list is not a class or not a selector
    stop(): TraceEntry[] -- Stops recording, and returns the entries.
      error -- no trace is running
    print(list?: TraceEntry[]) -- Prints entries, by default those of the last recording, one per line.
      list -- the result of trace.stop; without it, the entries of the last recording
      error -- an element is not an entry, or an entry has neither a name nor a class and a selector
      error -- writing to standard output fails
    """
}
