extension FunctionDocumentation {
  /// The `gesture` module.
  static let gesture = """
    tap(view: UIView, options?: {at: CGPoint?, count: integer?}): UIView? -- Taps a view; answers what was hit if that is neither the view nor inside it.
      at -- a point in the view; its middle without it
      count -- how many taps follow each other; 1
      error -- the view is in no window
      error -- the point lies outside the window
      error -- count is less than 1
    press(view: UIView, options?: {at: CGPoint?, duration: number?}): UIView? -- Presses a view for a while; answers as `tap`.
      at -- a point in the view; its middle without it
      duration -- how long the finger stays, in seconds; 0.6
      error -- the view is in no window
      error -- the point lies outside the window
      error -- the duration is negative, or more than a day
    touch(view: UIView, point?: CGPoint): Finger -- Puts a finger down, and answers it.
      point -- a point in the view; its middle without it
      error -- the view is in no window
      error -- the point lies outside the window
    drag(view: UIView, options: {from: CGPoint?, to: CGPoint?, by: CGPoint?, duration: number?, hold: number?}) -- Drags from a point, and rests before lifting.
      from -- a point in the view; its middle without it
      to -- the point in the view where the finger ends
      by -- how far it moves instead, in points
      duration -- how long it moves, in seconds; 0.5
      hold -- how long it rests before it lifts, in seconds; 0
      error -- neither to nor by, or both, are given
      error -- the view is in no window
      error -- the way begins or ends outside the window
      error -- the duration or hold is negative, or more than a day
    flick(view: UIView, options: {from: CGPoint?, to: CGPoint?, by: CGPoint?, duration: number?, hold: number?}) -- Drags fast and lets go.
      from -- a point in the view; its middle without it
      to -- the point in the view where the finger ends
      by -- how far it moves instead, in points
      duration -- how long it moves, in seconds; 0.08
      hold -- how long it rests before it lifts, in seconds; 0
      error -- neither to nor by, or both, are given
      error -- the view is in no window
      error -- the way begins or ends outside the window
      error -- the duration or hold is negative, or more than a day
    edgeSwipe(view: UIView, options?: {edge: ("left"|"right"|"top"|"bottom")?, by: number?, x: number?, y: number?, duration: number?, hold: number?}) -- Drags from an edge of the screen.
      edge -- of the screen; left
      by -- how far the finger moves inwards, in points; 200
      x -- where it begins along the top or the bottom edge, in the view's points; its middle
      y -- where it begins along the left or the right edge, in the view's points; its middle
      duration -- how long it moves, in seconds; 0.2
      hold -- how long it rests before it lifts, in seconds; 0
      error -- the edge is none of these words
      error -- x is given for the left or the right edge, or y for the top or the bottom one
      error -- by is not more than 0
      error -- the view is in no window
      error -- the way begins or ends outside the window
      error -- the duration or hold is negative, or more than a day
    pinch(view: UIView, options?: {scale: number?, duration: number?, at: CGPoint?, from: number?}) -- Moves two fingers apart or together.
      scale -- how far apart the fingers are at the end, as a multiple; 2
      duration -- in seconds; 0.4
      at -- the point between them; the middle of the view
      from -- how far apart they are at first, in points; 100, or less where the view or the window is smaller
      error -- the scale is not more than 0
      error -- the view is in no window, or the point outside it
      error -- from is not more than 0, or leaves a finger outside the window at the beginning or the end
      error -- the window has no room for the fingers, however near they begin
      error -- the duration is negative, or more than a day
    rotate(view: UIView, options?: {angle: number?, duration: number?, at: CGPoint?, from: number?}) -- Turns two fingers around a point.
      angle -- by how much the fingers turn, in radians, clockwise when positive; pi / 2
      duration -- in seconds; 0.4
      at -- the point around which they turn; the middle of the view
      from -- how far apart they are, in points; 100, or less where the view or the window is smaller
      error -- the angle is not finite
      error -- the view is in no window, or the point outside it
      error -- from is not more than 0, or leaves a finger outside the window on its way
      error -- the duration is negative, or more than a day
    hover(view: UIView?, options?: {at: CGPoint?, duration: number?}) -- Moves the pointer over a view; without one, off the screen.
      at -- a point in the view; its middle
      duration -- how long the pointer is on its way, in seconds; 0. The first time it appears at the end.
      error -- the view is in no window, or the point outside it
      error -- the duration is negative, or more than a day
    tapStatusBar() -- Taps the status bar.
    play(sequence: TouchEntry[]|string) -- Plays what fingers did, from a list or a JSON file.
      sequence -- what gesture.record answered, or the file that it wrote; a TouchEntry's page tells its fields
      error -- the file cannot be read, or holds no list of entries
      error -- a field of an entry is missing, is none of a TouchEntry, or cannot be that
      error -- an entry is earlier than the one before it, outside the window, or of a finger that is not down or is down already
    record(body: function, file?: string): TouchEntry[] -- Runs a function, and answers what fingers did.
      file -- where the list is written, as JSON
      error -- the file cannot be written
    Finger:move(options: {to: CGPoint?, by: CGPoint?, duration: number?}) -- Moves the finger.
      to -- a point in the view that was touched
      by -- how far it moves instead, in points
      duration -- how long it moves, in seconds; 0
      error -- the finger has been lifted or cancelled
      error -- neither to nor by, or both, are given
      error -- the end lies outside the window
      error -- the duration is negative, or more than a day
    Finger:hold(seconds: number) -- Rests the finger.
      seconds -- of virtual time
      error -- the finger has been lifted or cancelled
      error -- the time is negative, or more than a day
    Finger:lift() -- Takes the finger off.
      error -- the finger has been lifted or cancelled
    Finger:cancel() -- Lets the system take the finger's touch away.
      error -- the finger has been lifted or cancelled
    """
}
