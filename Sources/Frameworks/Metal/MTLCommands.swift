import Foundation

public protocol MTLCommandQueue: AnyObject {
    var device: any MTLDevice { get }
    var label: String? { get set }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
}

public enum MTLCommandBufferStatus: UInt, Sendable { case notEnqueued = 0, enqueued, committed, scheduled, completed, error }

public protocol MTLCommandBuffer: AnyObject {
    var device: any MTLDevice { get }
    var commandQueue: any MTLCommandQueue { get }
    var label: String? { get set }
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    func enqueue()
    func commit()
    func addScheduledHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
    func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
    func present(_ drawable: any MTLDrawable)
    func present(_ drawable: any MTLDrawable, atTime presentationTime: TimeInterval)
    func waitUntilScheduled()
    func waitUntilCompleted()
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
}

public protocol MTLDrawable: AnyObject {
    func present()
    func present(at presentationTime: Double)
}

public protocol MTLCommandEncoder: AnyObject {
    var device: any MTLDevice { get }
    var label: String? { get set }
    func endEncoding()
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
    func insertDebugSignpost(_ string: String)
}
