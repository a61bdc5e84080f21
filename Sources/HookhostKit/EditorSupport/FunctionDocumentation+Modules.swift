extension FunctionDocumentation {
  /// The purpose of each module.
  static let summaries = [
    "objc": """
    The classes by name, as in objc.UIView, and the functions of <objc/runtime.h> under their C \
    names, a leading objc_ left out. It does what a device does, its traps included.
    """,
    "uikit": """
    UIKit's constants under their C names, the functions that make structures, the window that a \
    script draws in, and the settings of the world.
    """,
    "dispatch": "Blocks that run once, later, or in the next turn of the run loop.",
    "runloop": "The virtual clock: it moves only when a script says so, or a finger.",
    "gesture": """
    Fingers. What they do goes through the application, hit-testing, recognizers and the responder \
    chain, as on a device, and takes virtual time.
    """,
    "hook": """
    Hooks that cannot leak, double, rename or lose: over a method of a class or of one object, in \
    front of a delegate, or in the way of repeated calls.
    """,
    "trace": "A recording of every message and every run of a hook.",
    "lab": "Scenarios: the hooks of several parties in every order, and what comes of each.",
    "network": "The scripted server that requests of a script go to; no connection is opened.",
  ]
}
