extension FunctionDocumentation {
  /// The purpose of each module.
  package static let summaries = [
    "objc": """
    The classes by name, as in objc.UIView, and the functions of <objc/runtime.h> under their C \
    names, without a leading objc_. It behaves as on a device, including the pitfalls.
    """,
    "uikit": """
    UIKit's constants under their C names, the functions that create structures, the window of \
    a script, and the settings of the world.
    """,
    "dispatch": "Blocks that run once, later, or in the next turn of the run loop.",
    "runloop": "The virtual clock: it advances only when a script or a gesture advances it.",
    "gesture": """
    Simulated fingers. Their touches pass through the application, hit-testing, recognizers and \
    the responder chain, as on a device, and take virtual time.
    """,
    "hook": """
    Hooks for methods of a class or of one object, for delegates, and for throttling. They are \
    removed completely, run once per call, keep _cmd, and never drop the original.
    """,
    "trace": "Records every message and every run of a hook.",
    "lab": "Scenarios: run the hooks of several parties in every order, and check each result.",
    "network": "The scripted server that receives a script's requests; no connection is opened.",
  ]
}
