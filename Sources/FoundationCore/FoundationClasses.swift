/// Foundation's classes, each declared beside its model in an extension.
package enum FoundationClasses {}
