// Scripts and Swift exchange the runtime's own types: values, objects, classes. Importing Hookhost
// imports them too.

@_exported public import SelectorRuntime
