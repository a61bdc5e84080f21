extension FunctionDocumentation {
  /// The table that `hook.list` answers for each layer.
  static let hookLayer = Record(
    name: "HookLayer",
    fields: """
      kind "before"|"after"|"instead"|"delegate"|"throttle"|"exchange"|"replace" # what it does
      source string? # where it was laid, as file:line
      key string? # what keeps it from being laid twice
      owner string? # whose it is
      """.split(separator: "\n"))

  /// The table that `network.respond` takes.
  static let networkResponse = Record(
    name: "NetworkResponse",
    fields: """
      status integer? # the status code; 200
      headers table<string, string>? # the header fields; none
      body any? # a string, or an NSData; empty without it
      delay number? # how long the answer takes, in virtual seconds; 0
      chunks integer? # in how many pieces the body comes; 1
      redirect string? # the URL that the request goes on to; the status is 302 unless it is given
      error any? # {domain, code} of the error that the request fails with, a code of NSURLErrorDomain alone, or an NSError
      challenge string? # an NSURLAuthenticationMethod... that is asked for first, once for each task
      """.split(separator: "\n"))

  /// The table that `network.requests` answers for each request.
  static let networkRequest = Record(
    name: "NetworkRequest",
    fields: """
      url string
      method string # MESSAGE for what a web-socket task has sent
      headers table<string, string>
      body string? # nil when there is none
      t number # when it came in, in virtual seconds
      """.split(separator: "\n"))

  /// The table that `trace.stop` answers for each message and each run of a hook's handler.
  static let traceEntry = Record(
    name: "TraceEntry",
    fields: """
      t number # when it began, in virtual seconds
      depth integer # how many entries it lies in
      class string # the class that the receiver shows
      selector string
      receiver any
      owner string? # whose code it is; nil for native code
      kind "message"|"hook"
      name string # the message as the device's texts write it
      args string # the arguments, as text
      result string? # the answer, as text; nil when it raised
      failed true? # whether it raised
      source string? # where its code stands, as file:line
      layer string? # what a hook does
      cause integer? # the place in the list of what scheduled it
      """.split(separator: "\n"))

  /// The table that `gesture.play` takes, and `gesture.record` answers, for each thing a finger does.
  static let touchEntry = Record(
    name: "TouchEntry",
    fields: """
      t number # when, in virtual seconds since the call; not less than the entry before it has
      finger integer # which one; any number
      phase "began"|"moved"|"stationary"|"ended"|"cancelled"
      x number # in points of the window
      y number # in points of the window
      edge ("left"|"right"|"top"|"bottom")? # the edge of the screen that a finger comes in over
      joined boolean? # whether it is part of the same event as the entry before it; false
      late boolean? # whether what is due at its time runs before it; false
      rest number? # what t cannot hold of its time, in seconds; 0
      """.split(separator: "\n"))

  /// The table that `lab.scenario` takes.
  static let labScenario = Record(
    name: "LabScenario",
    fields: """
      name string # by which reports know it
      setup (fun(ctx: LabContext): table)? # makes what is acted upon; its fields become those of ctx
      actors table<string, function|table> # by name: what lays hooks, or {install =, promises = {token = count}, owner = whose hooks they are}
      drive fun(ctx: LabContext) # what is done then
      want (string|table<string, string>)? # the verdict of every order, or of some by "sdk app"; ok
      expect (fun(ctx: LabContext): boolean)? # a further check: an error or false is failed
      orders ("all"|"pairs"|string[][])? # which orders run; all
      unhook boolean? # whether hooks are removed again, in every order
      seed integer? # of the sample, when there are more than 5,040 orders; 1
      timeLimit number? # seconds of the clock on the wall for one order; 5
      schedules (integer|"all"|string[])? # under how many schedules of its threads each order runs, or which; one without it
      preemptions integer? # with "all": how many switches nobody had to make, at most; 0 to 8; 2
      """.split(separator: "\n"))

  /// The table that `lab.run` answers for each scenario.
  static let labResult = Record(
    name: "LabResult",
    fields: """
      name string # the scenario's
      complete boolean # whether every order has run, and not a sample
      orders LabOrder[] # what came of each
      """.split(separator: "\n"))

  /// The table that `lab.run` answers for each order of a scenario.
  static let labOrder = Record(
    name: "LabOrder",
    fields: """
      order string[] # the actors, the first to install first
      unhook string[]? # in which order they left again
      verdict string # what came of it; `hookhost help verdicts` tells them
      want string # the verdict that was wanted
      detail string # the verdict in words; empty when nothing is wrong
      minimal string[] # the fewest actors that still give the verdict, in that order
      trace string[] # what was logged
      schedule string? # the one with the fewest switches that gives the verdict
      """.split(separator: "\n"))

  /// The argument that a scenario's functions share.
  static let labContext = Record(
    name: "LabContext",
    fields: """
      log fun(token: any) # records what the app could see
      trace fun(): string # what was recorded, joined by blanks
      assert fun(condition: any, name: string?): any # ends the order with the verdict assert
      same fun(actual: any, expected: any): boolean # two different things are the verdict identity
      completion fun(body: function?): function # a handler that is owed exactly one call
      removed fun(token: string) # from now on the token must not come
      targets fun(...: any) # all that the actors may change
      """.split(separator: "\n"))

  /// The C structures, which are tables in Lua.
  static let structures: [Structure] = [
    Structure(
      name: "CGPoint", definition: "{x: number, y: number}|number[]",
      text: "A point, in points of the screen.", example: "{x = 10, y = 20}, {10, 20}"),
    Structure(
      name: "CGSize", definition: "{width: number, height: number}|number[]",
      text: "A size, in points.", example: "{width = 100, height = 50}, {100, 50}"),
    Structure(
      name: "CGRect", definition: "{origin: CGPoint, size: CGSize}|number[]",
      text: "A rectangle: its origin is the corner at the top left.",
      example: "{origin = {x = 0, y = 0}, size = {width = 390, height = 844}}, {0, 0, 390, 844}"),
    Structure(
      name: "UIEdgeInsets",
      definition: "{top: number, left: number, bottom: number, right: number}|number[]",
      text: "Distances from the four edges inwards, in points.",
      example: "{top = 44, left = 0, bottom = 34, right = 0}, {44, 0, 34, 0}"),
    Structure(
      name: "NSRange", definition: "{location: integer, length: integer}|integer[]",
      text: "A part of a list or a string: where it begins, from 0, and how long it is.",
      example: "{location = 0, length = 3}, {0, 3}"),
    Structure(
      name: "CGVector", definition: "{dx: number, dy: number}|number[]",
      text: "A direction with a length.", example: "{dx = 1, dy = 0}, {1, 0}"),
    Structure(
      name: "UIOffset", definition: "{horizontal: number, vertical: number}|number[]",
      text: "How far something is moved from where it would stand, in points.",
      example: "{horizontal = 0, vertical = 2}, {0, 2}"),
    Structure(
      name: "UIFloatRange", definition: "{minimum: number, maximum: number}|number[]",
      text: "How far an attachment lets its item slide or turn.",
      example: "{minimum = -10, maximum = 10}, {-10, 10}"),
    Structure(
      name: "NSDirectionalEdgeInsets",
      definition: "{top: number, leading: number, bottom: number, trailing: number}|number[]",
      text: "Distances from the edges inwards, in the direction in which people read.",
      example: "{top = 8, leading = 16, bottom = 8, trailing = 16}, {8, 16, 8, 16}"),
    Structure(
      name: "CGAffineTransform",
      definition: "{a: number, b: number, c: number, d: number, tx: number, ty: number}|number[]",
      text: "A transform of the plane: x' = ax + cy + tx, y' = bx + dy + ty.",
      example: "uikit.CGAffineTransformMakeScale(2, 2)"),
    Structure(
      name: "CATransform3D", definition: "{m11: number, m12: number, m44: number}|number[]",
      text: "A transform of a layer in space: four rows of four numbers, m11 to m44.",
      example: "uikit.CATransform3DMakeScale(2, 2, 1)"),
    Structure(
      name: "CLLocationCoordinate2D", definition: "{latitude: number, longitude: number}|number[]",
      text: "A place on the earth, in degrees.",
      example: "{latitude = 48.2, longitude = 16.4}, {48.2, 16.4}"),
    Structure(
      name: "NSOperatingSystemVersion",
      definition: "{majorVersion: integer, minorVersion: integer, patchVersion: integer}|integer[]",
      text: "The version of a system.",
      example: "{majorVersion = 15, minorVersion = 0, patchVersion = 0}, {15, 0, 0}"),
  ]
}
