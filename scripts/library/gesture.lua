---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `gesture`, for LuaLS and for LDoc.

-- Finger
---@class Finger
local Finger = {}

---@class (exact) Finger_move_options: table<"to"|"by"|"duration", any>
---@field to? CGPointArgument # a point in the view that was touched
---@field by? CGPointArgument # how far it moves instead, in points
---@field duration? number # how long it moves, in seconds; 0

--- Moves the finger.
--- * `to`: a point in the view that was touched
--- * `by`: how far it moves instead, in points
--- * `duration`: how long it moves, in seconds; 0
--- * `error`: the finger has been lifted or cancelled
---@param options Finger_move_options
function Finger:move(options) end

--- Rests the finger.
--- * `seconds`: of virtual time
---@param seconds number
function Finger:hold(seconds) end

--- Takes the finger off.
function Finger:lift() end

--- Lets the system take the finger's touch away.
function Finger:cancel() end

-- gesture
---@class gesture
gesture = {}

---@class (exact) gesture_drag_options: table<"from"|"to"|"by"|"duration"|"hold", any>
---@field from? CGPointArgument # a point in the view; its middle without it
---@field to? CGPointArgument # the point in the view where the finger ends
---@field by? CGPointArgument # how far it moves instead, in points
---@field duration? number # how long it moves, in seconds; 0.5
---@field hold? number # how long it rests before it lifts, in seconds; 0

--- Drags from a point, and rests before lifting.
--- * `from`: a point in the view; its middle without it
--- * `to`: the point in the view where the finger ends
--- * `by`: how far it moves instead, in points
--- * `duration`: how long it moves, in seconds; 0.5
--- * `hold`: how long it rests before it lifts, in seconds; 0
--- * `error`: neither to nor by, or both, are given
---@param view UIView
---@param options gesture_drag_options
function gesture.drag(view, options) end

---@class (exact) gesture_edgeSwipe_options: table<"edge"|"by"|"x"|"y"|"duration"|"hold", any>
---@field edge? string # left (without it), right, top or bottom
---@field by? number # how far the finger moves, in points; 200
---@field x? number # where it begins along the top or the bottom edge
---@field y? number # where it begins along the left or the right edge
---@field duration? number # how long it moves, in seconds; 0.2
---@field hold? number # how long it rests before it lifts, in seconds; 0

--- Drags from an edge of the screen.
--- * `edge`: left (without it), right, top or bottom
--- * `by`: how far the finger moves, in points; 200
--- * `x`: where it begins along the top or the bottom edge
--- * `y`: where it begins along the left or the right edge
--- * `duration`: how long it moves, in seconds; 0.2
--- * `hold`: how long it rests before it lifts, in seconds; 0
---@param view UIView
---@param options? gesture_edgeSwipe_options
function gesture.edgeSwipe(view, options) end

---@class (exact) gesture_flick_options: table<"from"|"to"|"by"|"duration"|"hold", any>
---@field from? CGPointArgument # a point in the view; its middle without it
---@field to? CGPointArgument # the point in the view where the finger ends
---@field by? CGPointArgument # how far it moves instead, in points
---@field duration? number # how long it moves, in seconds; 0.08
---@field hold? number # how long it rests before it lifts, in seconds; 0

--- Drags fast and lets go.
--- * `from`: a point in the view; its middle without it
--- * `to`: the point in the view where the finger ends
--- * `by`: how far it moves instead, in points
--- * `duration`: how long it moves, in seconds; 0.08
--- * `hold`: how long it rests before it lifts, in seconds; 0
--- * `error`: neither to nor by, or both, are given
---@param view UIView
---@param options gesture_flick_options
function gesture.flick(view, options) end

---@class (exact) gesture_pinch_options: table<"scale"|"duration"|"at"|"from", any>
---@field scale? number # how far apart the fingers are at the end, as a multiple; 2
---@field duration? number # in seconds; 0.4
---@field at? CGPointArgument # the point between them; the middle of the view
---@field from? number # how far apart they are at first, in points

--- Moves two fingers apart or together.
--- * `scale`: how far apart the fingers are at the end, as a multiple; 2
--- * `duration`: in seconds; 0.4
--- * `at`: the point between them; the middle of the view
--- * `from`: how far apart they are at first, in points
---@param view UIView
---@param options? gesture_pinch_options
function gesture.pinch(view, options) end

--- Plays what fingers did, from a list or a JSON file.
--- * `sequence`: what gesture.record answered, or the file that it wrote
---@param sequence table[]|string
function gesture.play(sequence) end

---@class (exact) gesture_press_options: table<"at"|"duration", any>
---@field at? CGPointArgument # a point in the view; its middle without it
---@field duration? number # how long the finger stays, in seconds; 0.6

--- Presses a view for a while; answers as `tap`.
--- * `at`: a point in the view; its middle without it
--- * `duration`: how long the finger stays, in seconds; 0.6
---@param view UIView
---@param options? gesture_press_options
---@return UIView?
function gesture.press(view, options) end

--- Runs a function, and answers what fingers did.
--- * `file`: where the list is written, as JSON
---@param body function
---@param file? string
---@return table[]
function gesture.record(body, file) end

---@class (exact) gesture_rotate_options: table<"angle"|"duration"|"at"|"from", any>
---@field angle? number # by how much the fingers turn, in radians; π / 2
---@field duration? number # in seconds; 0.4
---@field at? CGPointArgument # the point around which they turn; the middle of the view
---@field from? number # how far apart they are, in points

--- Turns two fingers around a point.
--- * `angle`: by how much the fingers turn, in radians; π / 2
--- * `duration`: in seconds; 0.4
--- * `at`: the point around which they turn; the middle of the view
--- * `from`: how far apart they are, in points
---@param view UIView
---@param options? gesture_rotate_options
function gesture.rotate(view, options) end

---@class (exact) gesture_tap_options: table<"at"|"count", any>
---@field at? CGPointArgument # a point in the view; its middle without it
---@field count? integer # how many taps follow each other; 1

--- Taps a view; answers what was hit if that is neither the view nor inside it.
--- * `at`: a point in the view; its middle without it
--- * `count`: how many taps follow each other; 1
--- * `error`: the view is in no window
---@param view UIView
---@param options? gesture_tap_options
---@return UIView?
function gesture.tap(view, options) end

--- Taps the status bar.
function gesture.tapStatusBar() end

--- Puts a finger down, and answers it.
--- * `point`: a point in the view; its middle without it
---@param view UIView
---@param point? CGPointArgument
---@return Finger
function gesture.touch(view, point) end
