internal import LuaBridge

/// The texts that tell how to use the command.
package enum Usage {
  /// The version of hookhost.
  package static let version = "1.0.0"

  /// What `--version` shows.
  package static var versionText: String {
    "hookhost \(version)\n\(ProcessContext.luaCopyright)\n"
  }

  /// What follows the name of the program after a mistake in its options, as Lua shows it.
  package static let options = """
     [options] [script [args]]
    Available options are:
      -e stat   execute string 'stat'
      -i        enter interactive mode after executing 'script'
      -l mod    require library 'mod' into global 'mod'
      -l g=mod  require library 'mod' into global 'g'
      -v        show version information
      -E        ignore environment variables
      -W        turn warnings on
      --        stop handling options
      -         stop handling options and execute stdin
      --time-limit SECONDS          stop the script after that time (status 124)
      --memory-limit BYTES[K|M|G]   let Lua use no more memory than that (status 137);
                                    what native objects hold is not counted
      --sandbox                     no files, no processes, no debug library
      --help                        show this text, as `hookhost help` does
      --version                     show the versions of hookhost and Lua

    """

  /// What `--help` shows.
  package static let help = """
    usage: hookhost\(options)
    Without a script: a prompt on a terminal, otherwise a script from standard input.
    Commands; `hookhost help` and a command's name tells more:
      hookhost test [options] [paths]   run spec files

    """
}
