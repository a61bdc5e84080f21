---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `gesture`, for LuaLS and for LDoc.

-- Finger
---@class Finger
local Finger = {}

--- Moves the finger.
---@param options {to: CGPoint?, by: CGPoint?, duration: number?}
function Finger:move(options) end

--- Rests the finger.
---@param seconds number
function Finger:hold(seconds) end

--- Takes the finger off.
function Finger:lift() end

--- Lets the system take the finger's touch away.
function Finger:cancel() end

-- gesture
---@class gesture
gesture = {}

--- Drags from a point, and rests before lifting.
---@param view UIView
---@param options {from: CGPoint?, to: CGPoint?, by: CGPoint?, duration: number?, hold: number?}
function gesture.drag(view, options) end

--- Drags from an edge of the screen.
---@param view UIView
---@param options? {edge: string?, by: number?, x: number?, y: number?, duration: number?, hold: number?}
function gesture.edgeSwipe(view, options) end

--- Drags fast and lets go.
---@param view UIView
---@param options {from: CGPoint?, to: CGPoint?, by: CGPoint?, duration: number?, hold: number?}
function gesture.flick(view, options) end

--- Moves two fingers apart or together.
---@param view UIView
---@param options? {scale: number?, duration: number?, at: CGPoint?, from: number?}
function gesture.pinch(view, options) end

--- Plays what fingers did, from a list or a JSON file.
---@param sequence table[]|string
function gesture.play(sequence) end

--- Presses a view for a while; answers as `tap`.
---@param view UIView
---@param options? {at: CGPoint?, duration: number?}
---@return UIView?
function gesture.press(view, options) end

--- Runs a function, and answers what fingers did.
---@param body function
---@param file? string
---@return table[]
function gesture.record(body, file) end

--- Turns two fingers around a point.
---@param view UIView
---@param options? {angle: number?, duration: number?, at: CGPoint?, from: number?}
function gesture.rotate(view, options) end

--- Taps a view; answers what was hit if that is neither the view nor inside it.
---@param view UIView
---@param options? {at: CGPoint?, count: integer?}
---@return UIView?
function gesture.tap(view, options) end

--- Taps the status bar.
function gesture.tapStatusBar() end

--- Puts a finger down, and answers it.
---@param view UIView
---@param point? CGPoint
---@return Finger
function gesture.touch(view, point) end
