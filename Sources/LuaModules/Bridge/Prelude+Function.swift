extension Prelude {
  /// The functions of the Lua files, by name.
  ///
  /// The functions for hook layers return the function that a message calls, and `rebind(inner,
  /// isActive, recording)`. `rebind` sets the next function inside, whether the layer is active,
  /// and the function that runs instead of the handler while a trace records.
  enum Function: String {
    /// `bind(f, selector, count)`: a method entry that adds the selector after `self`.
    case bind
    /// `super(holder, classHolder)`: the `super` function of a class body.
    ///
    /// Each holder has the dispatch table of the superclass at 1.
    case `super`
    /// `pool(open, drain)`: `objc.autoreleasepool`.
    case pool
    /// `exceptionIndex(entries, field)`: `__index` of exceptions.
    ///
    /// Their fields are values and messages at once.
    case exceptionIndex
    /// `implementationCaller(resolve)`: `__call` of an IMP; `resolve` returns its function.
    case implementationCaller
    /// `scriptCall(check, f, takesSelector)`: the function that runs when a script's IMP is called.
    case scriptCall
    /// `sender(entry)`: `objc.msgSend` and `objc.msgSendSuper`.
    ///
    /// `entry` returns the function to run, and the object that represents a receiver that is a Lua
    /// value.
    case sender
    /// `dealloc(f, begin, finish)`: a `dealloc` that calls super's when it runs under another name.
    case dealloc
    /// `recording(f, enter, note)`: runs `f` between `enter` and `note`.
    ///
    /// The result of `enter` is closed at the end; `note` receives the results of `f`.
    case recording
    /// `entrance(f, note)`: runs `note` with the receiver and the next argument before `f`.
    case entrance
    /// `pointed(f, point)`: a message's entry with a switch point before it.
    case pointed

    /// The layers of hooks, created from their handlers.
    case before, after, instead
    /// `delegate(handler, app)`: the layer of a delegate hook.
    ///
    /// `app` returns the app's object behind a proxy, which is the handlers' `self`.
    case delegate
    /// `superCall(holder, name)`: calls the entry of the superclass's dispatch table.
    case superCall
    /// `currentCall(resolve)`: calls the function that `resolve` currently returns.
    case currentCall
  }
}
