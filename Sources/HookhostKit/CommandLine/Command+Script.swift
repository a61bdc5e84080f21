extension Command {
  /// The command without a name: the options of `lua5.4`, and more.
  package static let script = Command(
    nil, synopsis: "[options] [script [args]]",
    summary: "run a Lua script in a world of its own",
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
      CommandOption("--time-limit SECONDS", "stop the script after that time (status 124)"),
      CommandOption(
        "--memory-limit BYTES[K|M|G]",
        """
        let Lua and native objects use no more memory than
        that (status 137)
        """),
      CommandOption(
        "--schedule NAME",
        """
        which thread goes on at switch points:
        cooperative, random:SEED or an exact one
        """, completes: .words(["cooperative", "random:1"])),
      CommandOption(
        "--color WHEN",
        """
        colour the prompt: auto (default: on terminals,
        unless NO_COLOR is set), always, never
        """, completes: .words(TerminalStyle.Choice.allCases.map(\.rawValue))),
      CommandOption(
        "--include DIR", "look there for the headers of sources in Objective-C", completes: .folder),
      CommandOption("--define NAME[=VALUE]", "define a macro for sources in Objective-C"),
      CommandOption(
        "--prefix-header FILE", "a header that comes before all else in a source",
        completes: .file),
      CommandOption(
        "--vendor DIR", "look there for third parties' sources of a project", completes: .folder),
      CommandOption("--target NAME", "run that target of a project"),
      CommandOption("--no-arc", "the sources count references by hand"),
      CommandOption("--libclang PATH", "read sources with this libclang", completes: .file),
      CommandOption("--sandbox", "no files outside its folder, no processes, no debug"),
      CommandOption(
        "--emit-luacats DIR", "write definitions for the Lua language server", completes: .folder),
      CommandOption(
        "--emit-objc-headers DIR", "write the headers of Objective-C sources", completes: .folder),
      CommandOption(
        "--emit-completion SHELL", "write the completions of bash or zsh",
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
      Without a script: a prompt on a terminal, otherwise a script from standard input. A script that ends
      in .m is a source in Objective-C; a folder with such sources is a project, whose app is run.
      """
  ) { arguments, prepare in
    try CommandLineTool.runScript(arguments, prepare)
  }
}
