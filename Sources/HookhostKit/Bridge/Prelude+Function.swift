extension Prelude {
  /// One of the functions, by the name that its file gives it.
  ///
  /// Those of hook layers answer what a message calls and `rebind(inner, isActive, recording)`, which
  /// tells it of the next function inside, of its removal, and of what runs for its handler while a
  /// trace does.
  enum Function: String {
    /// `bind(f, selector, count)`: a method entry that adds the selector after `self`.
    case bind
    /// `super(holder, classHolder)`: what a class body gets as `super`; each holder has the dispatch
    /// table of the superclass at 1.
    case `super`
    /// `pool(open, drain)`: `objc.autoreleasepool`.
    case pool
    /// `exceptionIndex(entries, field)`: `__index` of exceptions, whose fields are values and messages
    /// at once.
    case exceptionIndex
    /// `implementationCaller(resolve)`: `__call` of an IMP; `resolve` answers the function of one.
    case implementationCaller
    /// `scriptCall(check, f, takesSelector)`: what calling the IMP of a script's function runs.
    case scriptCall
    /// `sender(entry)`: `objc.msgSend` and `objc.msgSendSuper`; `entry` answers what runs, and the
    /// object that stands for the receiver when that is a Lua value.
    case sender
    /// `dealloc(f, begin, finish)`: a `dealloc` that goes on to what is above it when it is called by
    /// another name.
    case dealloc
    /// `recording(f, enter, note)`: runs `f` between `enter`, whose result is closed at its end, and
    /// `note`, which gets its results.
    case recording
    /// `entrance(f, note)`: runs `note` with the receiver and the next argument before `f`.
    case entrance
    /// `pointed(f, point)`: a message's entry before which its thread may be left.
    case pointed

    /// The layers of hooks, made of their handlers.
    case before, after, instead
    /// `delegate(handler, app)`: takes what answers a proxy's app object too, which is the handlers'
    /// `self`.
    case delegate
    /// `superCall(holder, name)`: calls what the superclass's dispatch table holds.
    case superCall
    /// `currentCall(resolve)`: calls what `resolve` answers at that time.
    case currentCall
  }
}
