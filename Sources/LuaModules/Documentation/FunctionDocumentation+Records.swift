extension FunctionDocumentation {
  /// The table that `hook.list` returns for each layer.
  static let hookLayer = Record(
    name: "HookLayer", text: "One hook layer of a method, as hook.list returns it.",
    lines: """
      kind "before"|"after"|"instead"|"delegate"|"throttle"|"exchange"|"replace" # the kind of layer
      source string? # where it was installed, as file:line; nil for a layer from native code
      key string? # the key that prevents a second installation; nil for a layer without one
      owner string? # the owner; nil for native code
      """.split(separator: "\n"))

  /// The table that `network.respond` accepts.
  static let networkResponse = Record(
    name: "NetworkResponse", text: "A response of the scripted server to a request.",
    otherKeys: .refused,
    lines: """
      status integer? # the status code; 200
      headers table<string, string>? # the header fields; none
      body any? # a string, or an NSData; empty without it
      delay number? # the delay of the response, in virtual seconds; 0
      chunks integer? # the number of pieces in which the body arrives; 1
      redirect string? # the URL of a redirect; the status is 302 unless it is given
      error any? # the error that the request fails with: {domain, code}, a code of NSURLErrorDomain, or an NSError
      challenge string? # an NSURLAuthenticationMethod... to request first, once for each task
      """.split(separator: "\n"))

  /// The table that `network.requests` returns for each request.
  static let networkRequest = Record(
    name: "NetworkRequest", text: "One request that reached the network.",
    lines: """
      url string # the complete URL
      method string # such as GET; MESSAGE for a message that a web-socket task sent
      headers table<string, string> # the header fields, by name
      body string? # the bytes; nil if there are none
      t number # the time of arrival, in virtual seconds
      """.split(separator: "\n"))

  /// The table that `trace.stop` returns for each message and each run of a hook's handler.
  static let traceEntry = Record(
    name: "TraceEntry", text: "One message, or one run of a hook's handler, in a trace.",
    lines: """
      t number # the start time, in virtual seconds
      depth integer # the number of entries that contain it
      class string # the class that the receiver reports
      selector string # the exact selector
      receiver any # the receiver of the message; nil after it was deallocated
      owner string? # the owner of the code; nil for native code
      kind "message"|"hook" # message for a sent message, hook for a run of a hook's handler
      name string # the message in Apple's notation
      args string # the arguments, as text
      result string? # the result, as text; nil if it raised an error
      failed true? # true if it raised an error; nil otherwise
      source string? # the position of its code, as file:line; nil for native code
      layer string? # the kind of hook layer: before, instead and so on; nil for a message
      cause integer? # the index in the list of the entry that scheduled it; nil for an action of the script itself
      """.split(separator: "\n"))

  /// The table for each touch event, accepted by `gesture.play` and returned by `gesture.record`.
  static let touchEntry = Record(
    name: "TouchEntry", text: "One touch event of a finger, recorded or to be played.",
    otherKeys: .refused,
    lines: """
      t number # the time, in virtual seconds since the call; not less than that of the entry before it
      finger integer # the number that identifies the finger; any number
      phase "began"|"moved"|"stationary"|"ended"|"cancelled" # the kind of layer
      x number # in points of the window
      y number # in points of the window
      edge ("left"|"right"|"top"|"bottom")? # the edge of the screen from which the finger enters; none
      joined boolean? # whether it belongs to the same event as the entry before it; false
      late boolean? # whether work that is due at the same time runs before it; false
      rest number? # the part of its time that t cannot represent, in seconds; 0
      """.split(separator: "\n"))

  /// The table that describes an attribute of a property.
  static let propertyAttribute = Record(
    name: "PropertyAttribute", text: "One attribute of a property, as objc_property_attribute_t.",
    lines: """
      name string # one letter, as in C: T for the type, G for the getter
      value string # the value; empty for a flag such as R
      """.split(separator: "\n"))

  /// The table that describes a declaration of a protocol, or a method.
  static let methodDescription = Record(
    name: "MethodDescription", text: "A selector and its types, as objc_method_description.",
    lines: """
      name Selector # the selector of the method
      types string # the type encoding of the method
      """.split(separator: "\n"))

  /// The table that `lab.scenario` accepts.
  static let labScenario = Record(
    name: "LabScenario", text: "A scenario: its actors, its actions and the expected verdict.",
    otherKeys: .refused,
    lines: """
      name string # the name of the scenario in reports
      setup (fun(ctx: LabContext): table)? # creates the objects of the scenario; the fields of its result are copied to ctx
      actors table<string, function|LabActor> # by name: a function that installs hooks, and returns a function that removes them or nothing
      drive fun(ctx: LabContext) # runs the actions of the scenario
      want (string|table<string, string>)? # the expected verdict of every order, or of some, with keys like "sdk app"; ok
      expect (fun(ctx: LabContext): boolean)? # an additional check: an error or false gives the verdict failed; none
      orders ("all"|"pairs"|string[][])? # the orders to run; all
      unhook boolean? # whether the hooks are also removed, in every order; false
      system string? # the version of iOS as which the world behaves; that of the script
      systems string[]? # the versions of iOS under each of which the orders run
      seed integer? # the seed of the sample if there are more than 5,040 orders; 1
      timeLimit number? # the limit for one order, in seconds of real time; 5
      schedules (integer|"all"|string[])? # the number of thread schedules for each order, or a list of schedules; one without it
      preemptions integer? # with "all": the maximum number of preemptive thread switches; 0 to 8; 2
      """.split(separator: "\n"))

  /// The table that represents an actor of a scenario.
  static let labActor = Record(
    name: "LabActor", text: "An actor of a scenario, with promises.", otherKeys: .refused,
    lines: """
      install fun(ctx: LabContext): any # installs the hooks, and returns a function that removes them or nothing
      promises table<string, integer>? # how often each of its tokens is logged; none
      owner string? # the owner of its hooks in reports; its name
      """.split(separator: "\n"))

  /// The table that `lab.run` returns for each scenario.
  static let labResult = Record(
    name: "LabResult", text: "The result of a scenario.",
    lines: """
      name string # the name of the scenario
      complete boolean # whether every order was run, not a sample
      orders LabOrder[] # the result of each order
      """.split(separator: "\n"))

  /// The table that `lab.run` returns for each order of a scenario.
  static let labOrder = Record(
    name: "LabOrder", text: "The result of one order of a scenario.",
    lines: """
      order string[] # the actors, in the order of installation
      unhook string[]? # the order of removal; nil if no hooks were removed
      system string? # the version of iOS under which the order ran; nil without systems
      verdict string # the actual verdict; `hookhost help verdicts` explains the verdicts
      want string # the expected verdict
      detail string # the explanation of the verdict; empty if nothing is wrong
      minimal string[] # the smallest set of actors with the same verdict, in that order
      trace string[] # the logged tokens
      schedule string? # the schedule with the fewest switches that gives the verdict; nil without schedules
      """.split(separator: "\n"))

  /// The argument of a scenario's functions.
  static let labContext = Record(
    name: "LabContext", text: "The argument of a scenario's functions; each order gets a new one.",
    lines: """
      log fun(token: any) # records something that the app could observe
      trace fun(): string # returns the recorded tokens, joined by spaces
      assert fun(condition: any, name: string?): any # if the condition is false, ends the order with the verdict assert
      same fun(actual: any, expected: any): boolean # if the values differ, the verdict is identity
      completion fun(body: function?): function # returns a handler that must be called exactly once
      removed fun(token: string) # from now on, the token must not be logged
      targets fun(...: any) # declares all objects that the actors may change
      [string] any # the fields that setup returned and that the functions set
      """.split(separator: "\n"))
}
