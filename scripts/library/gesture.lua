---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `gesture`, for LuaLS and for LDoc.

-- TouchEntry
--- One thing that a finger does, recorded or to be played.
---@class (exact) TouchEntry: table<"t"|"finger"|"phase"|"x"|"y"|"edge"|"joined"|"late"|"rest", any>
---@field t number # when, in virtual seconds since the call; not less than the entry before it has
---@field finger integer # which one; any number
---@field phase "began"|"moved"|"stationary"|"ended"|"cancelled" # what it does
---@field x number # in points of the window
---@field y number # in points of the window
---@field edge? ("left"|"right"|"top"|"bottom") # the edge of the screen that a finger comes in over; none
---@field joined? boolean # whether it is part of the same event as the entry before it; false
---@field late? boolean # whether what is due at its time runs before it; false
---@field rest? number # what t cannot hold of its time, in seconds; 0

-- Finger
--- A finger that is down.
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
--- * raises an error: the finger has been lifted or cancelled
--- * raises an error: neither to nor by, or both, are given
--- * raises an error: the end lies outside the window
--- * raises an error: the duration is negative, or more than a day
---@param options Finger_move_options
function Finger:move(options) end

--- Rests the finger.
--- * `seconds`: of virtual time
--- * raises an error: the finger has been lifted or cancelled
--- * raises an error: the time is negative, or more than a day
---@param seconds number
function Finger:hold(seconds) end

--- Takes the finger off.
--- * raises an error: the finger has been lifted or cancelled
function Finger:lift() end

--- Lets the system take the finger's touch away.
--- * raises an error: the finger has been lifted or cancelled
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
--- * raises an error: neither to nor by, or both, are given
--- * raises an error: the view is in no window
--- * raises an error: the way begins or ends outside the window
--- * raises an error: the duration or hold is negative, or more than a day
---@param view UIView
---@param options gesture_drag_options
function gesture.drag(view, options) end

---@class (exact) gesture_edgeSwipe_options: table<"edge"|"by"|"x"|"y"|"duration"|"hold", any>
---@field edge? ("left"|"right"|"top"|"bottom") # of the screen; left
---@field by? number # how far the finger moves inwards, in points; 200
---@field x? number # where it begins along the top or the bottom edge, in the view's points; its middle
---@field y? number # where it begins along the left or the right edge, in the view's points; its middle
---@field duration? number # how long it moves, in seconds; 0.2
---@field hold? number # how long it rests before it lifts, in seconds; 0

--- Drags from an edge of the screen.
--- * `edge`: of the screen; left
--- * `by`: how far the finger moves inwards, in points; 200
--- * `x`: where it begins along the top or the bottom edge, in the view's points; its middle
--- * `y`: where it begins along the left or the right edge, in the view's points; its middle
--- * `duration`: how long it moves, in seconds; 0.2
--- * `hold`: how long it rests before it lifts, in seconds; 0
--- * raises an error: the edge is none of these words
--- * raises an error: x is given for the left or the right edge, or y for the top or the bottom one
--- * raises an error: by is not more than 0
--- * raises an error: the view is in no window
--- * raises an error: the way begins or ends outside the window
--- * raises an error: the duration or hold is negative, or more than a day
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
--- * raises an error: neither to nor by, or both, are given
--- * raises an error: the view is in no window
--- * raises an error: the way begins or ends outside the window
--- * raises an error: the duration or hold is negative, or more than a day
---@param view UIView
---@param options gesture_flick_options
function gesture.flick(view, options) end

---@class (exact) gesture_hover_options: table<"at"|"duration", any>
---@field at? CGPointArgument # a point in the view; its middle
---@field duration? number # how long the pointer is on its way, in seconds; 0. The first time it appears at the end.

--- Moves the pointer over a view; without one, off the screen.
--- * `at`: a point in the view; its middle
--- * `duration`: how long the pointer is on its way, in seconds; 0. The first time it appears at the end.
--- * raises an error: the view is in no window, or the point outside it
--- * raises an error: the duration is negative, or more than a day
---@param view UIView?
---@param options? gesture_hover_options
function gesture.hover(view, options) end

---@class (exact) gesture_pinch_options: table<"scale"|"duration"|"at"|"from", any>
---@field scale? number # how far apart the fingers are at the end, as a multiple; 2
---@field duration? number # in seconds; 0.4
---@field at? CGPointArgument # the point between them; the middle of the view
---@field from? number # how far apart they are at first, in points; 100, or less where the view or the window is smaller

--- Moves two fingers apart or together.
--- * `scale`: how far apart the fingers are at the end, as a multiple; 2
--- * `duration`: in seconds; 0.4
--- * `at`: the point between them; the middle of the view
--- * `from`: how far apart they are at first, in points; 100, or less where the view or the window is smaller
--- * raises an error: the scale is not more than 0
--- * raises an error: the view is in no window, or the point outside it
--- * raises an error: from is not more than 0, or leaves a finger outside the window at the beginning or the end
--- * raises an error: the window has no room for the fingers, however near they begin
--- * raises an error: the duration is negative, or more than a day
---@param view UIView
---@param options? gesture_pinch_options
function gesture.pinch(view, options) end

--- Plays what fingers did, from a list or a JSON file.
--- * `sequence`: what gesture.record answered, or the file that it wrote; a TouchEntry's page tells its fields
--- * raises an error: the file cannot be read, or holds no list of entries
--- * raises an error: a field of an entry is missing, is none of a TouchEntry, or cannot be that
--- * raises an error: an entry is earlier than the one before it, outside the window, or of a finger that is not down or is down already
---@param sequence TouchEntry[]|string
function gesture.play(sequence) end

---@class (exact) gesture_press_options: table<"at"|"duration", any>
---@field at? CGPointArgument # a point in the view; its middle without it
---@field duration? number # how long the finger stays, in seconds; 0.6

--- Presses a view for a while; answers as `tap`.
--- * `at`: a point in the view; its middle without it
--- * `duration`: how long the finger stays, in seconds; 0.6
--- * raises an error: the view is in no window
--- * raises an error: the point lies outside the window
--- * raises an error: the duration is negative, or more than a day
---@param view UIView
---@param options? gesture_press_options
---@return UIView?
function gesture.press(view, options) end

--- Runs a function, and answers what fingers did.
--- * `file`: where the list is written, as JSON
--- * raises an error: the file cannot be written
---@param body function
---@param file? string
---@return TouchEntry[]
function gesture.record(body, file) end

---@class (exact) gesture_rotate_options: table<"angle"|"duration"|"at"|"from", any>
---@field angle? number # by how much the fingers turn, in radians, clockwise when positive; pi / 2
---@field duration? number # in seconds; 0.4
---@field at? CGPointArgument # the point around which they turn; the middle of the view
---@field from? number # how far apart they are, in points; 100, or less where the view or the window is smaller

--- Turns two fingers around a point.
--- * `angle`: by how much the fingers turn, in radians, clockwise when positive; pi / 2
--- * `duration`: in seconds; 0.4
--- * `at`: the point around which they turn; the middle of the view
--- * `from`: how far apart they are, in points; 100, or less where the view or the window is smaller
--- * raises an error: the angle is not finite
--- * raises an error: the view is in no window, or the point outside it
--- * raises an error: from is not more than 0, or leaves a finger outside the window on its way
--- * raises an error: the duration is negative, or more than a day
---@param view UIView
---@param options? gesture_rotate_options
function gesture.rotate(view, options) end

---@class (exact) gesture_tap_options: table<"at"|"count", any>
---@field at? CGPointArgument # a point in the view; its middle without it
---@field count? integer # how many taps follow each other; 1

--- Taps a view; answers what was hit if that is neither the view nor inside it.
--- * `at`: a point in the view; its middle without it
--- * `count`: how many taps follow each other; 1
--- * raises an error: the view is in no window
--- * raises an error: the point lies outside the window
--- * raises an error: count is less than 1
---@param view UIView
---@param options? gesture_tap_options
---@return UIView?
function gesture.tap(view, options) end

--- Taps the status bar.
function gesture.tapStatusBar() end

--- Puts a finger down, and answers it.
--- * `point`: a point in the view; its middle without it
--- * raises an error: the view is in no window
--- * raises an error: the point lies outside the window
---@param view UIView
---@param point? CGPointArgument
---@return Finger
function gesture.touch(view, point) end
