/// Foundation's classes; each is declared in an extension in the file of its model.
package enum FoundationClasses {}
