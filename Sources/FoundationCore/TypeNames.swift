// The names, for declarations, of protocols and of classes without a Swift class.

internal import SelectorRuntime

// Protocols.

package enum NSCopying: TypeName {}
package enum NSItemProviderReading: TypeName {}

// Classes.

package enum NSDateComponents: TypeName {}
package enum NSDictionary: TypeName {}
package enum NSInputStream: TypeName {}
package enum NSURLSessionStreamTask: TypeName {}
