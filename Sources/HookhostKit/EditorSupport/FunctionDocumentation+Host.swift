extension FunctionDocumentation {
  /// The `hook` module.
  static let hook = """
    before(target: any, sel: SEL, body: fun(self: any, ...: any), options?: {key: string?, owner: string?}): HookToken -- Runs a function before a method.
      target -- a class, whose instances are all hooked, or one object
      sel -- the exact selector; that of a class method on objc.getMetaClass(name)
      key -- hooks that have the same key are laid once
      owner -- whose hook it is; the file that lays it without this
    after(target: any, sel: SEL, body: fun(self: any, ...: any), options?: {key: string?, owner: string?}): HookToken -- Runs a function after a method.
      target -- a class, whose instances are all hooked, or one object
      sel -- the exact selector; that of a class method on objc.getMetaClass(name)
      key -- hooks that have the same key are laid once
      owner -- whose hook it is; the file that lays it without this
    instead(target: any, sel: SEL, body: (fun(original: function, self: any, ...: any): any), options?: {key: string?, owner: string?}): HookToken -- Runs a function in a method's place.
      target -- a class, whose instances are all hooked, or one object
      sel -- the exact selector; that of a class method on objc.getMetaClass(name)
      key -- hooks that have the same key are laid once
      owner -- whose hook it is; the file that lays it without this
    delegate(object: any, handlers: table<string, function>, options?: table): HookToken -- Puts functions in front of an object's delegate.
      object -- an object with a delegate: and a setDelegate:
      handlers -- by selector: function(original, self, ...), where original(self, ...) goes on to the delegate
    throttle(target: any, sel: SEL, options: {mode: ("first"|"last"|"debounce")?, interval: number, key: function?, owner: string?}): HookToken -- Lets only some calls of a method through.
      mode -- the first call of an interval, the last one, or the last one when calls have ceased; "first"
      interval -- in seconds of virtual time
      key -- a function whose result tells calls apart; the receiver without it
      owner -- whose the hook is, for hook.removeAll and traces
      error -- the interval is missing or negative
    list(target: any, sel: SEL): HookLayer[] -- Lists the layers over a method, the outermost first.
    swizzle(cls: CLASS, original: SEL, replacement: SEL): boolean -- Exchanges two methods as it should be done, once.
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
    runUntilIdle(limit?: number) -- Runs until nothing is pending, or up to that time.
      limit -- the virtual time up to which it runs at most
      error -- what a timer, a block or a delayed message raises
    pending(): integer -- Counts what waits for its time.
    schedule(name?: string): string? -- Sets which thread goes on at switch points: "cooperative", "random:SEED" or an exact schedule; without a name, answers it.
    setFrameRate(hertz: integer) -- Sets how many frames a second has; 60 without it.
      hertz -- 1 to 1000
    """

  /// The `lab` module.
  static let lab = """
    scenario(scenario: table): table -- Registers who lays hooks, what is done then and what is wanted.
      scenario -- a LabScenario, whose page tells its fields
      error -- a field is missing or wrong, or a scenario of that name is registered
    run(options?: {names: string[]?, paths: string[]?}): table[] -- Runs scenarios in every order of their actors.
      names -- the scenarios to run; those that have not run without it
      paths -- files of scenarios to load first
    """

  /// The `network` module.
  static let network = """
    respond(pattern: string|fun(request: NSURLRequest): boolean, answer: NetworkResponse|fun(request: NSURLRequest): NetworkResponse): NetworkAnswer -- Registers what the scripted server answers to the requests that fit; of several the last.
      pattern -- a URL in which * stands for anything, with a method before it or not, or a function of the request
      answer -- a NetworkResponse, whose page tells its fields, or a function of the request that answers one
      error -- a key of the answer is not known
    requests(): NetworkRequest[] -- Lists what has reached the network, in its order.
    setOffline(isOffline?: boolean) -- Cuts the connection, or brings it back.
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
    stop(): TraceEntry[] -- Ends the recording, and answers its entries.
    print(list?: TraceEntry[]) -- Prints entries, or those of the last recording, one a line.
    """
}
