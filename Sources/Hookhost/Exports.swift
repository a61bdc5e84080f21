// Scripts and Swift hand the runtime's own types to each other: values, objects, classes. Who
// imports Hookhost sees them too.

@_exported public import SelectorRuntime
