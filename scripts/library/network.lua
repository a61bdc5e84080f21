---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `network`, for LuaLS and for LDoc.

-- NetworkRequest
--- One request that reached the network.
---@class NetworkRequest
---@field url string # the complete URL
---@field method string # such as GET; MESSAGE for a message that a web-socket task sent
---@field headers table<string, string> # the header fields, by name
---@field body? string # the bytes; nil if there are none
---@field t number # the time of arrival, in virtual seconds

-- NetworkResponse
--- A response of the scripted server to a request.
---@class (exact) NetworkResponse: table<"status"|"headers"|"body"|"delay"|"chunks"|"redirect"|"error"|"challenge", any>
---@field status? integer # the status code; 200
---@field headers? table<string, string> # the header fields; none
---@field body? any # a string, or an NSData; empty without it
---@field delay? number # the delay of the response, in virtual seconds; 0
---@field chunks? integer # the number of pieces in which the body arrives; 1
---@field redirect? string # the URL of a redirect; the status is 302 unless it is given
---@field error? any # the error that the request fails with: {domain, code}, a code of NSURLErrorDomain, or an NSError
---@field challenge? string # an NSURLAuthenticationMethod... to request first, once for each task

-- NetworkAnswer
--- A registered response of the scripted server, used to remove it.
---@class NetworkAnswer
local NetworkAnswer = {}

--- Removes the registered response; returns true the first time.
---@return boolean
function NetworkAnswer:remove() end

--- Returns whether the response is still registered.
---@return boolean
function NetworkAnswer:isActive() end

-- network
---@class network
network = {}

--- Returns whether the network is disconnected.
---@return boolean
function network.isOffline() end

--- Lists the requests that reached the network, in order.
---@return NetworkRequest[]
function network.requests() end

--- Registers the scripted server's response to matching requests; the last match wins.
--- * `pattern`: a URL in which * matches anything, with an optional method before it, or a function that receives the request
--- * `answer`: a NetworkResponse, described on its page, or a function that receives the request and returns one
--- * raises an error: the pattern has more than a method and a URL
--- * raises an error: a key of the response is unknown, or its value is invalid: a status outside 100 to 599, a negative delay, 0 chunks for a body
--- * raises an error: a function does not return such a table: raised by the call that advances the time
---@param pattern string|fun(request: NSURLRequest): boolean
---@param answer NetworkResponse|fun(request: NSURLRequest): NetworkResponse
---@return NetworkAnswer
function network.respond(pattern, answer) end

--- Disconnects the network, or connects it again.
--- * `isOffline`: true without it
---@param isOffline? boolean
function network.setOffline(isOffline) end
