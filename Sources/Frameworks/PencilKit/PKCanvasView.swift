@_exported import UIKit

public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default` = 0, anyInput, pencilOnly }

@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// Draws with a finger: each touch leaves a line of the tool's width and colour.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView {
    open var drawing = PKDrawing() { didSet { changed() } }
    open var tool: any PKTool = PKInkingTool(.pen, color: .black, width: 3)
    open var allowsFingerDrawing = true
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var isRulerActive = false
    open var isDrawingEnabled = true
    public let drawingGestureRecognizer = UIGestureRecognizer()
    private let ink = InkView()
    private var points: [CGPoint] = []

    public override init(frame: CGRect) { super.init(frame: frame); prepare() }
    public required init?(coder: NSCoder) { super.init(coder: coder); prepare() }
    private func prepare() {
        if backgroundColor == nil { backgroundColor = .white }
        isScrollEnabled = false
        ink.isUserInteractionEnabled = false
        ink.backgroundColor = .clear
        addSubview(ink)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ink.frame = CGRect(origin: .zero, size: CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height)))
    }

    private func changed() {
        ink.strokes = drawing.strokes
        (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDrawingEnabled, let touch = touches.first else { return }
        points = [touch.location(in: ink)]
        (delegate as? any PKCanvasViewDelegate)?.canvasViewDidBeginUsingTool(self)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !points.isEmpty, let touch = touches.first else { return }
        points.append(touch.location(in: ink))
        ink.strokes = drawing.strokes + [stroke].compactMap { $0 }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !points.isEmpty else { return }
        if tool is PKEraserTool { erase() } else if let stroke { drawing.strokes.append(stroke) }
        points = []
        (delegate as? any PKCanvasViewDelegate)?.canvasViewDidEndUsingTool(self)
    }

    private var stroke: PKStroke? {
        guard let tool = tool as? PKInkingTool else { return nil }
        let path = PKStrokePath(controlPoints: points.map { PKStrokePoint(location: $0, timeOffset: 0, size: CGSize(width: tool.width, height: tool.width), opacity: 1, force: 1, azimuth: 0, altitude: 0) }, creationDate: Date())
        return PKStroke(ink: tool.ink, path: path)
    }

    private func erase() {
        let reach = points.reduce(CGRect.null) { $0.union(CGRect(x: $1.x - 5, y: $1.y - 5, width: 10, height: 10)) }
        drawing.strokes.removeAll { $0.renderBounds.intersects(reach) }
    }
}
