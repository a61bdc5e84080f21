---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `network`, for LuaLS and for LDoc.

-- NetworkRequest
--- One request that has reached the network.
---@class NetworkRequest
---@field url string # the whole address
---@field method string # as GET; MESSAGE for what a web-socket task has sent
---@field headers table<string, string> # the header fields, by their names
---@field body? string # the bytes; nil when there are none
---@field t number # when it came in, in virtual seconds

-- NetworkResponse
--- What the scripted server answers to a request.
---@class (exact) NetworkResponse: table<"status"|"headers"|"body"|"delay"|"chunks"|"redirect"|"error"|"challenge", any>
---@field status? integer # the status code; 200
---@field headers? table<string, string> # the header fields; none
---@field body? any # a string, or an NSData; empty without it
---@field delay? number # how long the answer takes, in virtual seconds; 0
---@field chunks? integer # in how many pieces the body comes; 1
---@field redirect? string # the URL that the request goes on to; the status is 302 unless it is given
---@field error? any # {domain, code} of the error that the request fails with, a code of NSURLErrorDomain alone, or an NSError
---@field challenge? string # an NSURLAuthenticationMethod... that is asked for first, once for each task

-- NetworkAnswer
--- An answer of the scripted server, by which it is taken away.
---@class NetworkAnswer
local NetworkAnswer = {}

--- Takes the answer away; true the first time.
---@return boolean
function NetworkAnswer:remove() end

--- Answers whether the server still answers so.
---@return boolean
function NetworkAnswer:isActive() end

-- network
---@class network
network = {}

--- Answers whether there is no connection.
---@return boolean
function network.isOffline() end

--- Lists what has reached the network, in its order.
---@return NetworkRequest[]
function network.requests() end

--- Registers what the scripted server answers to the requests that fit; of several the last.
--- * `pattern`: a URL in which * stands for anything, with a method before it or not, or a function of the request
--- * `answer`: a NetworkResponse, whose page tells its fields, or a function of the request that answers one
--- * raises an error: the pattern is more than a method and a URL
--- * raises an error: a key of the answer is not known, or its value cannot be that: a status outside 100 to 599, a negative delay, no chunk for a body
--- * raises an error: what a function answers is no such table: out of the call that lets time pass
---@param pattern string|fun(request: NSURLRequest): boolean
---@param answer NetworkResponse|fun(request: NSURLRequest): NetworkResponse
---@return NetworkAnswer
function network.respond(pattern, answer) end

--- Cuts the connection, or brings it back.
--- * `isOffline`: true without it
---@param isOffline? boolean
function network.setOffline(isOffline) end
