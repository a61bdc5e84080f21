// The completions of `hookhost` for bash and zsh, generated from the same table as the help. After
// the first argument that is neither an option nor an option's value, files are completed.

/// The shell completions.
enum Completions {
  static func text(for shell: CommandLineOptions.Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    }
  }

  private static var commands: [Command] { Command.named }

  /// The options of a command, including those of scripts if it runs one.
  private static func options(of command: Command) -> [CommandOption] {
    guard command.runsScript else { return command.options }
    return command.options
      + Command.script.options.filter { option in
        !option.flags.contains { $0.hasPrefix("--emit") || $0 == "--help" || $0 == "--version" }
      }
  }

  // MARK: bash

  private static var bash: String {
    let names = commands.compactMap(\.name)
    var text = """
      # bash completion of hookhost, made by `hookhost --emit-completion bash`
      _hookhost() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]} flags=
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        COMPREPLY=()
        compopt -o filenames 2> /dev/null
        local words=
        case $command in

      """
    for command in commands { text += bashArm(command, "    \(command.name ?? ""))") }
    text += bashArm(.script, "    *)")
    return text + """
        esac
        if [[ $current == -* ]]; then
          compopt +o filenames 2> /dev/null
          COMPREPLY=($(compgen -W "$flags" -- "$current"))
          return
        fi
        if [[ $COMP_CWORD -gt 1 && -n $words ]]; then
          compopt +o filenames 2> /dev/null
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          return
        fi
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$current"))
        if [[ $COMP_CWORD == 1 ]]; then
          COMPREPLY+=($(compgen -W $'\(names.joined(separator: "\\n"))' -- "$current"))
        fi
      }
      complete -F _hookhost hookhost

      """
  }

  /// The flags of a command, and the types of its options' values.
  private static func bashArm(_ command: Command, _ pattern: String) -> String {
    let options = options(of: command)
    let flags = options.flatMap(\.flags).filter { $0 != "-" && $0 != "--" }
    var words = ""
    if case .words(let names) = command.completesWords() {
      words = "\n      words='\(names.joined(separator: " "))'"
    }
    var text = """
      \(pattern)
            flags='\(unique(flags).joined(separator: " "))'\(words)
            case $previous in

      """
    for option in options where option.value != nil {
      let reply: String
      switch option.completion {
      case .nothing: reply = "return"
      case .file: reply = "local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$current\")); return"
      case .folder: reply = "local IFS=$'\\n'; COMPREPLY=($(compgen -d -- \"$current\")); return"
      case .words(let words):
        reply =
          "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\")); return"
      }
      text += "        \(option.flags.joined(separator: " | "))) \(reply) ;;\n"
    }
    return text + "      esac ;;\n"
  }

  // MARK: zsh

  private static var zsh: String {
    var text = """
      #compdef hookhost
      # zsh completion of hookhost, made by `hookhost --emit-completion zsh`
      _hookhost() {
        local curcontext=$curcontext state line
        local -A opt_args
        case ${words[2]} in

      """
    for command in commands {
      text += "    \(command.name ?? ""))\n      shift words; (( CURRENT-- ))\n"
      text += zshArguments(command, "      ") + "      ;;\n"
    }
    let described = commands.map { "'\($0.name ?? ""):\(quoted($0.summary))'" }
    text += """
          *)
            if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
              local -a commands=(\(described.joined(separator: " ")))
              _describe command commands
            fi
      \(zshArguments(.script, "      "))      ;;
        esac
      }
      _hookhost "$@"

      """
    return text
  }

  private static func zshArguments(_ command: Command, _ indentation: String) -> String {
    var seen: [String] = []
    var lines: [String] = []
    for option in options(of: command) {
      for flag in option.flags where flag != "-" && flag != "--" && !seen.contains(flag) {
        seen.append(flag)
        lines.append("\(indentation)  '\(zshSpecification(option, flag))' \\\n")
      }
    }
    let words =
      switch command.completesWords() {
      case .words(let names): "name:(\(quoted(names.joined(separator: " "))))"
      case .folder: "folder:_files -/"
      default: "file:_files"
      }
    return "\(indentation)_arguments -s -S \\\n" + lines.joined()
      + "\(indentation)  '*:\(words)'\n"
  }

  private static func zshSpecification(_ option: CommandOption, _ flag: String) -> String {
    let summary = quoted(option.summary.split(separator: "\n").joined(separator: " "))
    guard let value = option.value else { return "\(flag)[\(summary)]" }
    let action: String =
      switch option.completion {
      case .nothing: ""
      case .file: "_files"
      case .folder: "_files -/"
      case .words(let words): "(\(words.map(quoted).joined(separator: " ")))"
      }
    let mark = flag.hasPrefix("--") ? "=" : "+"
    return "*\(flag)\(mark)[\(summary)]:\(quoted(value)):\(action)"
  }

  /// Escapes a text for single quotes and brackets.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }

  private static func unique(_ words: [String]) -> [String] {
    words.enumerated().filter { words.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
