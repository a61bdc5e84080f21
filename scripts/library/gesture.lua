---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `gesture`, for LuaLS and for LDoc.

-- TouchEntry
--- One touch event of a finger, recorded or to be played.
---@class (exact) TouchEntry: table<"t"|"finger"|"phase"|"x"|"y"|"edge"|"joined"|"late"|"rest", any>
---@field t number # the time, in virtual seconds since the call; not less than that of the entry before it
---@field finger integer # the number that identifies the finger; any number
---@field phase "began"|"moved"|"stationary"|"ended"|"cancelled" # the kind of layer
---@field x number # in points of the window
---@field y number # in points of the window
---@field edge? ("left"|"right"|"top"|"bottom") # the edge of the screen from which the finger enters; none
---@field joined? boolean # whether it belongs to the same event as the entry before it; false
---@field late? boolean # whether work that is due at the same time runs before it; false
---@field rest? number # the part of its time that t cannot represent, in seconds; 0

-- Finger
--- A finger that touches the screen.
---@class Finger
local Finger = {}

---@class (exact) Finger_move_options: table<"to"|"by"|"duration", any>
---@field to? CGPointArgument # a point in the view that was touched
---@field by? CGPointArgument # the distance to move, instead of to, in points
---@field duration? number # the duration of the movement, in seconds; 0

--- Moves the finger.
--- * `to`: a point in the view that was touched
--- * `by`: the distance to move, instead of to, in points
--- * `duration`: the duration of the movement, in seconds; 0
--- * raises an error: the finger was already lifted or cancelled
--- * raises an error: neither to nor by is given, or both are given
--- * raises an error: the end point is outside the window
--- * raises an error: the duration is negative or more than a day
---@param options Finger_move_options
function Finger:move(options) end

--- Holds the finger still.
--- * `seconds`: the duration, in virtual time
--- * raises an error: the finger was already lifted or cancelled
--- * raises an error: the duration is negative or more than a day
---@param seconds number
function Finger:hold(seconds) end

--- Lifts the finger.
--- * raises an error: the finger was already lifted or cancelled
function Finger:lift() end

--- Cancels the finger's touch, as the system does.
--- * raises an error: the finger was already lifted or cancelled
function Finger:cancel() end

-- gesture
---@class gesture
gesture = {}

---@class (exact) gesture_drag_options: table<"from"|"to"|"by"|"duration"|"hold", any>
---@field from? CGPointArgument # a point in the view; its center
---@field to? CGPointArgument # the point in the view where the drag ends
---@field by? CGPointArgument # the distance to move, instead of to, in points
---@field duration? number # the duration of the movement, in seconds; 0.5
---@field hold? number # how long the finger rests before it lifts, in seconds; 0

--- Drags from a point to another, then holds before lifting.
--- * `from`: a point in the view; its center
--- * `to`: the point in the view where the drag ends
--- * `by`: the distance to move, instead of to, in points
--- * `duration`: the duration of the movement, in seconds; 0.5
--- * `hold`: how long the finger rests before it lifts, in seconds; 0
--- * raises an error: neither to nor by is given, or both are given
--- * raises an error: the view is in no window
--- * raises an error: the movement begins or ends outside the window
--- * raises an error: the duration or hold is negative or more than a day
---@param view UIView
---@param options gesture_drag_options
function gesture.drag(view, options) end

---@class (exact) gesture_edgeSwipe_options: table<"edge"|"by"|"x"|"y"|"duration"|"hold", any>
---@field edge? ("left"|"right"|"top"|"bottom") # the edge of the screen; left
---@field by? number # the distance that the finger moves inwards, in points; 200
---@field x? number # the start position along the top or bottom edge, in the view's points; its center
---@field y? number # the start position along the left or right edge, in the view's points; its center
---@field duration? number # the duration of the movement, in seconds; 0.2
---@field hold? number # how long the finger rests before it lifts, in seconds; 0

--- Drags from an edge of the screen inwards.
--- * `edge`: the edge of the screen; left
--- * `by`: the distance that the finger moves inwards, in points; 200
--- * `x`: the start position along the top or bottom edge, in the view's points; its center
--- * `y`: the start position along the left or right edge, in the view's points; its center
--- * `duration`: the duration of the movement, in seconds; 0.2
--- * `hold`: how long the finger rests before it lifts, in seconds; 0
--- * raises an error: the edge is not one of these words
--- * raises an error: x is given for the left or the right edge, or y for the top or the bottom edge
--- * raises an error: by is not more than 0
--- * raises an error: the view is in no window
--- * raises an error: the movement begins or ends outside the window
--- * raises an error: the duration or hold is negative or more than a day
---@param view UIView
---@param options? gesture_edgeSwipe_options
function gesture.edgeSwipe(view, options) end

---@class (exact) gesture_flick_options: table<"from"|"to"|"by"|"duration"|"hold", any>
---@field from? CGPointArgument # a point in the view; its center
---@field to? CGPointArgument # the point in the view where the drag ends
---@field by? CGPointArgument # the distance to move, instead of to, in points
---@field duration? number # the duration of the movement, in seconds; 0.08
---@field hold? number # how long the finger rests before it lifts, in seconds; 0

--- Drags fast, then lifts the finger.
--- * `from`: a point in the view; its center
--- * `to`: the point in the view where the drag ends
--- * `by`: the distance to move, instead of to, in points
--- * `duration`: the duration of the movement, in seconds; 0.08
--- * `hold`: how long the finger rests before it lifts, in seconds; 0
--- * raises an error: neither to nor by is given, or both are given
--- * raises an error: the view is in no window
--- * raises an error: the movement begins or ends outside the window
--- * raises an error: the duration or hold is negative or more than a day
---@param view UIView
---@param options gesture_flick_options
function gesture.flick(view, options) end

---@class (exact) gesture_hover_options: table<"at"|"duration", any>
---@field at? CGPointArgument # a point in the view; its center
---@field duration? number # the duration of the movement, in seconds; 0. The first time, the pointer appears at the end point.

--- Moves the pointer over a view, or off the screen if there is no view.
--- * `at`: a point in the view; its center
--- * `duration`: the duration of the movement, in seconds; 0. The first time, the pointer appears at the end point.
--- * raises an error: the view is in no window, or the point is outside it
--- * raises an error: the duration is negative or more than a day
---@param view UIView?
---@param options? gesture_hover_options
function gesture.hover(view, options) end

---@class (exact) gesture_pinch_options: table<"scale"|"duration"|"at"|"from", any>
---@field scale? number # the final distance of the fingers, as a multiple of the initial one; 2
---@field duration? number # the duration of the movement, in seconds; 0.4
---@field at? CGPointArgument # the point between the fingers; the center of the view
---@field from? number # the initial distance of the fingers, in points; 100, or less if the view or the window is smaller

--- Performs a pinch: moves two fingers apart or together.
--- * `scale`: the final distance of the fingers, as a multiple of the initial one; 2
--- * `duration`: the duration of the movement, in seconds; 0.4
--- * `at`: the point between the fingers; the center of the view
--- * `from`: the initial distance of the fingers, in points; 100, or less if the view or the window is smaller
--- * raises an error: the scale is not more than 0
--- * raises an error: the view is in no window, or the point is outside it
--- * raises an error: from is not more than 0, or leaves a finger outside the window at the beginning or the end
--- * raises an error: the window has no room for the fingers, at any initial distance
--- * raises an error: the duration is negative or more than a day
---@param view UIView
---@param options? gesture_pinch_options
function gesture.pinch(view, options) end

--- Plays a recorded sequence of touches, from a list or a JSON file.
--- * `sequence`: the list that gesture.record returned, or the file that it wrote; the page of TouchEntry lists the fields
--- * raises an error: the file cannot be read, or does not contain a list of entries
--- * raises an error: a field of an entry is missing, is not a field of TouchEntry, or has an invalid value
--- * raises an error: an entry is earlier than the one before it, is outside the window, or belongs to a finger that is not down or is down already
---@param sequence TouchEntry[]|string
function gesture.play(sequence) end

---@class (exact) gesture_press_options: table<"at"|"duration", any>
---@field at? CGPointArgument # a point in the view; its center
---@field duration? number # how long the finger stays down, in seconds; 0.6

--- Performs a long press on a view; returns the same as `tap`.
--- * `at`: a point in the view; its center
--- * `duration`: how long the finger stays down, in seconds; 0.6
--- * raises an error: the view is in no window
--- * raises an error: the point is outside the window
--- * raises an error: the duration is negative or more than a day
---@param view UIView
---@param options? gesture_press_options
---@return UIView?
function gesture.press(view, options) end

--- Runs a function and returns the touches that it made.
--- * `file`: the path of a JSON file for the list
--- * raises an error: the file cannot be written
---@param body function
---@param file? string
---@return TouchEntry[]
function gesture.record(body, file) end

---@class (exact) gesture_rotate_options: table<"angle"|"duration"|"at"|"from", any>
---@field angle? number # the angle of rotation, in radians, clockwise if positive; pi / 2
---@field duration? number # the duration of the movement, in seconds; 0.4
---@field at? CGPointArgument # the center of rotation; the center of the view
---@field from? number # the distance of the fingers, in points; 100, or less if the view or the window is smaller

--- Performs a rotation: turns two fingers around a point.
--- * `angle`: the angle of rotation, in radians, clockwise if positive; pi / 2
--- * `duration`: the duration of the movement, in seconds; 0.4
--- * `at`: the center of rotation; the center of the view
--- * `from`: the distance of the fingers, in points; 100, or less if the view or the window is smaller
--- * raises an error: the angle is not finite
--- * raises an error: the view is in no window, or the point is outside it
--- * raises an error: from is not more than 0, or leaves a finger outside the window during the movement
--- * raises an error: the duration is negative or more than a day
---@param view UIView
---@param options? gesture_rotate_options
function gesture.rotate(view, options) end

---@class (exact) gesture_tap_options: table<"at"|"count", any>
---@field at? CGPointArgument # a point in the view; its center
---@field count? integer # the number of consecutive taps; 1

--- Taps a view; returns the view that was hit if it is neither that view nor inside it.
--- * `at`: a point in the view; its center
--- * `count`: the number of consecutive taps; 1
--- * raises an error: the view is in no window
--- * raises an error: the point is outside the window
--- * raises an error: count is less than 1
---@param view UIView
---@param options? gesture_tap_options
---@return UIView?
function gesture.tap(view, options) end

--- Taps the status bar.
function gesture.tapStatusBar() end

--- Puts a finger down and returns it.
--- * `point`: a point in the view; its center
--- * raises an error: the view is in no window
--- * raises an error: the point is outside the window
---@param view UIView
---@param point? CGPointArgument
---@return Finger
function gesture.touch(view, point) end
