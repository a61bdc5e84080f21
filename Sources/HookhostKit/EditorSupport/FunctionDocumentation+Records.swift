extension FunctionDocumentation {
  /// The table that `hook.list` returns for each layer.
  static let hookLayer = Record(
    name: "HookLayer", text: "One layer over a method, as hook.list answers it.",
    lines: """
      kind "before"|"after"|"instead"|"delegate"|"throttle"|"exchange"|"replace" # what it does
      source string? # where it was laid, as file:line; nil for what native code laid
      key string? # what keeps it from being laid twice; nil for a layer without one
      owner string? # whose it is; nil for native code
      """.split(separator: "\n"))

  /// The table that `network.respond` accepts.
  static let networkResponse = Record(
    name: "NetworkResponse", text: "What the scripted server answers to a request.",
    otherKeys: .refused,
    lines: """
      status integer? # the status code; 200
      headers table<string, string>? # the header fields; none
      body any? # a string, or an NSData; empty without it
      delay number? # how long the answer takes, in virtual seconds; 0
      chunks integer? # in how many pieces the body comes; 1
      redirect string? # the URL that the request goes on to; the status is 302 unless it is given
      error any? # {domain, code} of the error that the request fails with, a code of NSURLErrorDomain alone, or an NSError
      challenge string? # an NSURLAuthenticationMethod... that is asked for first, once for each task
      """.split(separator: "\n"))

  /// The table that `network.requests` returns for each request.
  static let networkRequest = Record(
    name: "NetworkRequest", text: "One request that has reached the network.",
    lines: """
      url string # the whole address
      method string # as GET; MESSAGE for what a web-socket task has sent
      headers table<string, string> # the header fields, by their names
      body string? # the bytes; nil when there are none
      t number # when it came in, in virtual seconds
      """.split(separator: "\n"))

  /// The table that `trace.stop` returns for each message and each run of a hook's handler.
  static let traceEntry = Record(
    name: "TraceEntry", text: "One message, or one run of a hook's handler, of a trace.",
    lines: """
      t number # when it began, in virtual seconds
      depth integer # how many entries it lies in
      class string # the class that the receiver shows
      selector string # the exact selector
      receiver any # who got the message; nil when it has gone
      owner string? # whose code it is; nil for native code
      kind "message"|"hook" # whether a message was sent, or a hook's handler ran
      name string # the message as the device's texts write it
      args string # the arguments, as text
      result string? # the answer, as text; nil when it raised
      failed true? # that it raised; nil when it did not
      source string? # where its code stands, as file:line; nil for native code
      layer string? # what a hook does: before, instead and so on; nil for a message
      cause integer? # the place in the list of what scheduled it; nil for what the script did itself
      """.split(separator: "\n"))

  /// The table for each touch event, accepted by `gesture.play` and returned by `gesture.record`.
  static let touchEntry = Record(
    name: "TouchEntry", text: "One thing that a finger does, recorded or to be played.",
    otherKeys: .refused,
    lines: """
      t number # when, in virtual seconds since the call; not less than the entry before it has
      finger integer # which one; any number
      phase "began"|"moved"|"stationary"|"ended"|"cancelled" # what it does
      x number # in points of the window
      y number # in points of the window
      edge ("left"|"right"|"top"|"bottom")? # the edge of the screen that a finger comes in over; none
      joined boolean? # whether it is part of the same event as the entry before it; false
      late boolean? # whether what is due at its time runs before it; false
      rest number? # what t cannot hold of its time, in seconds; 0
      """.split(separator: "\n"))

  /// The table that describes an attribute of a property.
  static let propertyAttribute = Record(
    name: "PropertyAttribute", text: "One attribute of a property, as objc_property_attribute_t.",
    lines: """
      name string # one letter, as C's: T for the type, G for the getter
      value string # its value; empty for a flag such as R
      """.split(separator: "\n"))

  /// The table that describes a declaration of a protocol, or a method.
  static let methodDescription = Record(
    name: "MethodDescription", text: "A selector and its types, as objc_method_description.",
    lines: """
      name Selector # of the method
      types string # its type encoding
      """.split(separator: "\n"))

  /// The table that `lab.scenario` accepts.
  static let labScenario = Record(
    name: "LabScenario", text: "Who lays hooks, what is done then and what is wanted.",
    otherKeys: .refused,
    lines: """
      name string # by which reports know it
      setup (fun(ctx: LabContext): table)? # makes what is acted upon; its fields become those of ctx
      actors table<string, function|LabActor> # by name: what lays hooks, and answers a function that takes them back or nothing
      drive fun(ctx: LabContext) # what is done then
      want (string|table<string, string>)? # the verdict of every order, or of some by "sdk app"; ok
      expect (fun(ctx: LabContext): boolean)? # a further check: an error or false is failed; none
      orders ("all"|"pairs"|string[][])? # which orders run; all
      unhook boolean? # whether hooks are removed again, in every order; false
      seed integer? # of the sample, when there are more than 5,040 orders; 1
      timeLimit number? # seconds of the clock on the wall for one order; 5
      schedules (integer|"all"|string[])? # under how many schedules of its threads each order runs, or which; one without it
      preemptions integer? # with "all": how many switches nobody had to make, at most; 0 to 8; 2
      """.split(separator: "\n"))

  /// The table that represents an actor of a scenario.
  static let labActor = Record(
    name: "LabActor", text: "An actor of a scenario that promises something.", otherKeys: .refused,
    lines: """
      install fun(ctx: LabContext): any # lays the hooks, and answers a function that takes them back or nothing
      promises table<string, integer>? # how often each of its tokens comes; none
      owner string? # whose its hooks are in reports; its name
      """.split(separator: "\n"))

  /// The table that `lab.run` returns for each scenario.
  static let labResult = Record(
    name: "LabResult", text: "What came of a scenario.",
    lines: """
      name string # the scenario's
      complete boolean # whether every order has run, and not a sample
      orders LabOrder[] # what came of each
      """.split(separator: "\n"))

  /// The table that `lab.run` returns for each order of a scenario.
  static let labOrder = Record(
    name: "LabOrder", text: "What came of one order of a scenario.",
    lines: """
      order string[] # the actors, the first to install first
      unhook string[]? # in which order they left again; nil when none did
      verdict string # what came of it; `hookhost help verdicts` tells them
      want string # the verdict that was wanted
      detail string # the verdict in words; empty when nothing is wrong
      minimal string[] # the fewest actors that still give the verdict, in that order
      trace string[] # what was logged
      schedule string? # the one with the fewest switches that gives the verdict; nil without schedules
      """.split(separator: "\n"))

  /// The argument of a scenario's functions.
  static let labContext = Record(
    name: "LabContext", text: "What the functions of a scenario get, each order a new one.",
    lines: """
      log fun(token: any) # records what the app could see
      trace fun(): string # what was recorded, joined by blanks
      assert fun(condition: any, name: string?): any # ends the order with the verdict assert
      same fun(actual: any, expected: any): boolean # two different things are the verdict identity
      completion fun(body: function?): function # a handler that is owed exactly one call
      removed fun(token: string) # from now on the token must not come
      targets fun(...: any) # all that the actors may change
      [string] any # what setup answered, and what the functions write
      """.split(separator: "\n"))
}
