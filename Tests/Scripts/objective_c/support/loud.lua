-- A class whose objects print when they are deallocated, for sources of specs.
return [=[
  @interface Loud : NSObject @end
  @implementation Loud
  - (void)dealloc { printf("gone "); }
  @end
]=]
