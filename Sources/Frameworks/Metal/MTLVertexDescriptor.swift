import Foundation

open class MTLVertexAttributeDescriptor: NSObject {
    open var format = MTLVertexFormat.invalid
    open var offset = 0
    open var bufferIndex = 0
}

open class MTLVertexBufferLayoutDescriptor: NSObject {
    open var stride = 0
    open var stepFunction = MTLVertexStepFunction.perVertex
    open var stepRate = 1
}

open class MTLVertexAttributeDescriptorArray: NSObject {
    private var entries: [Int: MTLVertexAttributeDescriptor] = [:]
    open subscript(index: Int) -> MTLVertexAttributeDescriptor! {
        get {
            if let known = entries[index] { return known }
            entries[index] = MTLVertexAttributeDescriptor()
            return entries[index]
        }
        set { entries[index] = newValue }
    }
}

open class MTLVertexBufferLayoutDescriptorArray: NSObject {
    private var entries: [Int: MTLVertexBufferLayoutDescriptor] = [:]
    open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
        get {
            if let known = entries[index] { return known }
            entries[index] = MTLVertexBufferLayoutDescriptor()
            return entries[index]
        }
        set { entries[index] = newValue }
    }
}

/// How vertices lie in buffers.
open class MTLVertexDescriptor: NSObject {
    public let layouts: MTLVertexBufferLayoutDescriptorArray! = MTLVertexBufferLayoutDescriptorArray()
    public let attributes: MTLVertexAttributeDescriptorArray! = MTLVertexAttributeDescriptorArray()
    open func reset() {}
}
