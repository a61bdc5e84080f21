// What scripts and Swift hand to each other are the runtime's own types: values, objects, classes.
// Who imports Hookhost sees them too.

@_exported public import SelectorRuntime
