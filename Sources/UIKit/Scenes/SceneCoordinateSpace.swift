import CoreGraphics

/// The part of the screen that a scene has, from its top left corner.
@MainActor final class SceneCoordinateSpace: ObjCObject, @preconcurrency UICoordinateSpace {
    let bounds: CGRect
    private let screen: UIScreen

    init(size: CGSize, screen: UIScreen) {
        (bounds, self.screen) = (CGRect(origin: .zero, size: size), screen)
        super.init()
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { screen.coordinateSpace.convert(point, to: coordinateSpace) }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { screen.coordinateSpace.convert(point, from: coordinateSpace) }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { screen.coordinateSpace.convert(rect, to: coordinateSpace) }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { screen.coordinateSpace.convert(rect, from: coordinateSpace) }
}
