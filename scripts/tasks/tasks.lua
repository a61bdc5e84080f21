--- The texts of the tasks, in their order.
return {
  "conflict_lab.lua has two libraries that hook one method. In which order of the two does it break, and with which verdict? "
    .. "Answer: a text with the order and the verdict.",
  "In silent.lua the delegate of a scroll view is not called. Why? Answer: a text with the cause in the words of the program.",
  "Write a spec with at least two tests: a tap turns a UISwitch on, a second tap turns it off. Answer: the spec.",
  "scrolled.lua scrolls a list several times. Which line of the file set the content offset last? Answer: a text with the "
    .. "number of the line.",
  "Write a script that, when it is loaded before others, limits the tag of every UIView to 100. Answer: the script.",
  "weather.lua prints the weather from https://weather.example/today. Write a script that, loaded before it, makes it "
    .. "print 'sunny'. Answer: the script.",
  "leaking.lua creates objects of three classes. Objects of which class are never deallocated? Answer: a text with its name.",
  "Write a drive for shop.m that makes the app print 'bought'. Answer: the drive, in Lua.",
  "timers.lua starts timers. How many calls have happened after exactly 10 seconds of its clock? Answer: a text with the number.",
  "Which function simulates a low-memory warning, and which one counts the references to an object? Answer: a text with both names.",
}
