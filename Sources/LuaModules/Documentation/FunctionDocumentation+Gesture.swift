extension FunctionDocumentation {
  /// The `gesture` module.
  static let gesture = """
    tap(view: UIView, options?: {at: CGPoint?, count: integer?}): UIView? -- Taps a view; returns the view that was hit if it is neither that view nor inside it.
      at -- a point in the view; its center
      count -- the number of consecutive taps; 1
      error -- the view is in no window
      error -- the point is outside the window
      error -- count is less than 1
    press(view: UIView, options?: {at: CGPoint?, duration: number?}): UIView? -- Performs a long press on a view; returns the same as `tap`.
      at -- a point in the view; its center
      duration -- how long the finger stays down, in seconds; 0.6
      error -- the view is in no window
      error -- the point is outside the window
      error -- the duration is negative or more than a day
    touch(view: UIView, point?: CGPoint): Finger -- Puts a finger down and returns it.
      point -- a point in the view; its center
      error -- the view is in no window
      error -- the point is outside the window
    drag(view: UIView, options: {from: CGPoint?, to: CGPoint?, by: CGPoint?, duration: number?, hold: number?}) -- Drags from a point to another, then holds before lifting.
      from -- a point in the view; its center
      to -- the point in the view where the drag ends
      by -- the distance to move, instead of to, in points
      duration -- the duration of the movement, in seconds; 0.5
      hold -- how long the finger rests before it lifts, in seconds; 0
      error -- neither to nor by is given, or both are given
      error -- the view is in no window
      error -- the movement begins or ends outside the window
      error -- the duration or hold is negative or more than a day
    flick(view: UIView, options: {from: CGPoint?, to: CGPoint?, by: CGPoint?, duration: number?, hold: number?}) -- Drags fast, then lifts the finger.
      from -- a point in the view; its center
      to -- the point in the view where the drag ends
      by -- the distance to move, instead of to, in points
      duration -- the duration of the movement, in seconds; 0.08
      hold -- how long the finger rests before it lifts, in seconds; 0
      error -- neither to nor by is given, or both are given
      error -- the view is in no window
      error -- the movement begins or ends outside the window
      error -- the duration or hold is negative or more than a day
    edgeSwipe(view: UIView, options?: {edge: ("left"|"right"|"top"|"bottom")?, by: number?, x: number?, y: number?, duration: number?, hold: number?}) -- Drags from an edge of the screen inwards.
      edge -- the edge of the screen; left
      by -- the distance that the finger moves inwards, in points; 200
      x -- the start position along the top or bottom edge, in the view's points; its center
      y -- the start position along the left or right edge, in the view's points; its center
      duration -- the duration of the movement, in seconds; 0.2
      hold -- how long the finger rests before it lifts, in seconds; 0
      error -- the edge is not one of these words
      error -- x is given for the left or the right edge, or y for the top or the bottom edge
      error -- by is not more than 0
      error -- the view is in no window
      error -- the movement begins or ends outside the window
      error -- the duration or hold is negative or more than a day
    pinch(view: UIView, options?: {scale: number?, duration: number?, at: CGPoint?, from: number?}) -- Performs a pinch: moves two fingers apart or together.
      scale -- the final distance of the fingers, as a multiple of the initial one; 2
      duration -- the duration of the movement, in seconds; 0.4
      at -- the point between the fingers; the center of the view
      from -- the initial distance of the fingers, in points; 100, or less if the view or the window is smaller
      error -- the scale is not more than 0
      error -- the view is in no window, or the point is outside it
      error -- from is not more than 0, or leaves a finger outside the window at the beginning or the end
      error -- the window has no room for the fingers, at any initial distance
      error -- the duration is negative or more than a day
    rotate(view: UIView, options?: {angle: number?, duration: number?, at: CGPoint?, from: number?}) -- Performs a rotation: turns two fingers around a point.
      angle -- the angle of rotation, in radians, clockwise if positive; pi / 2
      duration -- the duration of the movement, in seconds; 0.4
      at -- the center of rotation; the center of the view
      from -- the distance of the fingers, in points; 100, or less if the view or the window is smaller
      error -- the angle is not finite
      error -- the view is in no window, or the point is outside it
      error -- from is not more than 0, or leaves a finger outside the window during the movement
      error -- the duration is negative or more than a day
    hover(view: UIView?, options?: {at: CGPoint?, duration: number?}) -- Moves the pointer over a view, or off the screen if there is no view.
      at -- a point in the view; its center
      duration -- the duration of the movement, in seconds; 0. The first time, the pointer appears at the end point.
      error -- the view is in no window, or the point is outside it
      error -- the duration is negative or more than a day
    tapStatusBar() -- Taps the status bar.
    play(sequence: TouchEntry[]|string) -- Plays a recorded sequence of touches, from a list or a JSON file.
      sequence -- the list that gesture.record returned, or the file that it wrote; the page of TouchEntry lists the fields
      error -- the file cannot be read, or does not contain a list of entries
      error -- a field of an entry is missing, is not a field of TouchEntry, or has an invalid value
      error -- an entry is earlier than the one before it, is outside the window, or belongs to a finger that is not down or is down already
    monkey(options?: {seed: integer?, steps: integer?, setup: function?, check: (fun(): boolean?)?, actions: ("tap"|"doubleTap"|"press"|"drag"|"flick"|"pinch"|"type")[]?, shrink: boolean?}): integer -- Performs random gestures in the key window, and returns their number. A failing run is cut down to the fewest steps.
      seed -- the seed of the random gestures; 1
      steps -- the number of gestures, 1 to 100000; 100
      setup -- runs before each run, after the world has been restored: sets Lua variables back
      check -- runs after each gesture; the run fails if it returns false or raises an error
      actions -- the gestures to choose from; all
      shrink -- whether a failing run is cut down; true
      error -- an exception or an error that a gesture has caused, with the seed, and the fewest gestures that cause it as lines of Lua
      error -- there is no key window, or it is hidden
      error -- steps is not from 1 to 100000, or an action is not one of these words
    record(body: function, file?: string): TouchEntry[] -- Runs a function and returns the touches that it made.
      file -- the path of a JSON file for the list
      error -- the file cannot be written
    Finger:move(options: {to: CGPoint?, by: CGPoint?, duration: number?}) -- Moves the finger.
      to -- a point in the view that was touched
      by -- the distance to move, instead of to, in points
      duration -- the duration of the movement, in seconds; 0
      error -- the finger was already lifted or cancelled
      error -- neither to nor by is given, or both are given
      error -- the end point is outside the window
      error -- the duration is negative or more than a day
    Finger:hold(seconds: number) -- Holds the finger still.
      seconds -- the duration, in virtual time
      error -- the finger was already lifted or cancelled
      error -- the duration is negative or more than a day
    Finger:lift() -- Lifts the finger.
      error -- the finger was already lifted or cancelled
    Finger:cancel() -- Cancels the finger's touch, as the system does.
      error -- the finger was already lifted or cancelled
    """
}
