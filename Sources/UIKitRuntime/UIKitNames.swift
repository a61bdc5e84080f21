/// The classes of UIKit and Core Animation; each class is declared beside its model.
package enum UIKitClasses {}

/// UIKit's protocols, each declared in a file of its own name.
package enum UIKitProtocols {}

/// UIKit's constants by their C names, with the values of the SDK's headers.
package enum UIKitConstants {}
