-- Runs the sources in a folder that random_counting.lua wrote: the program prints what it deallocates.

local folder = ...
local include = {folder}
objc.import(folder .. "/Hand.m", {include = include, arc = false})
objc.import(folder .. "/Auto.m", {include = include})
objc.import(folder .. "/Late.m", {include = include, arc = false})
os.exit(require "hookhost.c".globals.main(1, nil))
