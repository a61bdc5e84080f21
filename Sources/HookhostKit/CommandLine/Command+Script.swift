internal import LuaModules

extension Command {
  /// The command without a name: the options of `lua5.4`, and more.
  package static let script = Command(
    nil, synopsis: "[options] [script [args]]",
    summary: "run a Lua script in a separate world",
    options: [
      CommandOption("-e stat", "execute string 'stat'"),
      CommandOption("-i", "enter interactive mode after executing 'script'"),
      CommandOption("-l mod", "require library 'mod' into global 'mod'"),
      CommandOption("-l g=mod", "require library 'mod' into global 'g'"),
      CommandOption("-v", "show version information"),
      CommandOption("-E", "ignore environment variables"),
      CommandOption("-W", "turn warnings on"),
      CommandOption("--", "stop handling options"),
      CommandOption("-", "stop handling options and execute stdin"),
      CommandOption("--time-limit SECONDS", "stop the script after this time (status 124)"),
      CommandOption(
        "--memory-limit BYTES[K|M|G]",
        """
        limit the memory of Lua and native objects
        (status 137)
        """),
      CommandOption(
        "--schedule NAME",
        """
        select the thread that runs at switch points:
        cooperative, random:SEED or an exact schedule
        """, completes: .words(["cooperative", "random:1"])),
      CommandOption("--system VERSION", "behave as this iOS, 9.3 to 26.0 (default 18.5)"),
      CommandOption(
        "--color WHEN",
        """
        use colors at the prompt: auto (default: on
        terminals unless NO_COLOR is set), always, never
        """, completes: .words(TerminalStyle.Choice.allCases.map(\.rawValue))),
      CommandOption(
        "--include DIR", "search a folder for headers of sources", completes: .folder),
      CommandOption("--define NAME[=VALUE]", "define a macro for Objective-C sources"),
      CommandOption(
        "--prefix-header FILE", "include a header before all else in a source",
        completes: .file),
      CommandOption(
        "--vendor DIR", "search a folder for third-party sources", completes: .folder),
      CommandOption("--target NAME", "run this target of a project"),
      CommandOption("--no-arc", "the sources use manual reference counting"),
      CommandOption(
        "--drive FILE",
        """
        run this Lua file after the main of a source has
        launched its app
        """, completes: .file),
      CommandOption(
        "--setup FILE", "run this Lua file before a source is loaded", completes: .file),
      CommandOption(
        "--files DIR[:ro]",
        """
        let the app of a source see the files of a folder,
        as a copy in memory, or unchangeable with :ro
        """, completes: .folder),
      CommandOption("--libclang PATH", "read sources with this libclang", completes: .file),
      CommandOption("--sandbox", "no files outside its folder, no processes, no debug"),
      CommandOption(
        "--emit-luacats DIR", "write definitions for the Lua language server", completes: .folder),
      CommandOption(
        "--emit-objc-headers DIR", "write the headers for Objective-C sources", completes: .folder),
      CommandOption(
        "--emit-completion SHELL", "write the completions for bash or zsh",
        completes: .words(CommandLineOptions.Shell.allCases.map(\.rawValue))),
      CommandOption(
        "--emit-reference DIR",
        """
        write the reference: index.html for a browser,
        manual pages and pages for DocC
        """, completes: .folder),
      CommandOption("--emit-man", "write the manual page"),
      CommandOption("--help", "show this text, as `hookhost help` does"),
      CommandOption("--version", "show the versions of hookhost and Lua"),
    ],
    remarks: """
      Without a script: shows a prompt on a terminal, else runs a script from standard input. A
      script that ends in .m is an Objective-C source; a folder of sources is a project, and its app
      is run. --drive, --setup, --files and --target may also follow the name of a source.
      """
  ) { arguments, prepare in
    try CommandLineTool.runScript(arguments, prepare)
  }
}
