@_exported import Metal
@_exported import UIKit

@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// A view for Metal. Commands aren't carried out, so it shows what it is cleared with.
@preconcurrency @MainActor open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { MTLCreateSystemDefaultDevice() }
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { showClearColor() } }
    open var clearDepth = 1.0
    open var clearStencil: UInt32 = 0
    open var framebufferOnly = true
    open var autoResizeDrawable = true
    open var drawableSize = CGSize.zero
    open var preferredFramesPerSecond = 60 { didSet { frames.framesPerSecond = preferredFramesPerSecond } }
    open var enableSetNeedsDisplay = false { didSet { schedule() } }
    open var isPaused = false { didSet { schedule() } }
    open var presentsWithTransaction = false
    private lazy var frames = FrameSource { [weak self] _ in self?.draw() }

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        showClearColor()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        showClearColor()
    }

    open var currentDrawable: (any CAMetalDrawable)? { device == nil ? nil : IdleDrawable(size: drawableSize, device: device!) }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? {
        guard let drawable = currentDrawable else { return nil }
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].texture = drawable.texture
        pass.colorAttachments[0].loadAction = .clear
        pass.colorAttachments[0].clearColor = clearColor
        pass.depthAttachment.clearDepth = clearDepth
        return pass
    }
    open var depthStencilTexture: (any MTLTexture)? { nil }
    open func releaseDrawables() {}

    /// One frame, now.
    open func draw() { delegate?.draw(in: self) }
    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        if enableSetNeedsDisplay, window != nil { draw() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        schedule()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor)
        guard autoResizeDrawable, size != drawableSize else { return }
        drawableSize = size
        delegate?.mtkView(self, drawableSizeWillChange: size)
    }

    private func schedule() { frames.run(window != nil && !isPaused && !enableSetNeedsDisplay) }

    private func showClearColor() { backgroundColor = UIColor(red: clearColor.red, green: clearColor.green, blue: clearColor.blue, alpha: clearColor.alpha) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("delegate", get: { ($0 as! MTKView).delegate }, set: { ($0 as! MTKView).delegate = $1 as? any MTKViewDelegate })
        glue.creates { MTKView(frame: .zero) }
    }
}
