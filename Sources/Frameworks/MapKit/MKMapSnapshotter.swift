import CoreLocation
import UIKit

/// A picture of a map's ground: there are no tiles.
open class MKMapSnapshotter: ObjCObject, @unchecked Sendable {
    open class Options: ObjCObject, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        open var camera = MKMapCamera()
        open var mapRect = MKMapRect()
        open var mapType = MKMapType.standard
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        public override init() { super.init() }
    }
    open class Snapshot: ObjCObject, @unchecked Sendable {
        public let image: UIImage
        private let region: MKCoordinateRegion
        init(_ image: UIImage, _ region: MKCoordinateRegion) { (self.image, self.region) = (image, region); super.init() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            guard region.span.longitudeDelta > 0, region.span.latitudeDelta > 0 else { return CGPoint(x: image.size.width / 2, y: image.size.height / 2) }
            let x = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta + 0.5, y = 0.5 - (coordinate.latitude - region.center.latitude) / region.span.latitudeDelta
            return CGPoint(x: x * image.size.width, y: y * image.size.height)
        }
    }
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
    private let options: Options
    public init(options: Options) { self.options = options; super.init() }
    open var isLoading: Bool { false }
    open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        notImplemented("MKMapSnapshotter: map tiles")
        let image = UIGraphicsImageRenderer(size: options.size).image { context in
            UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: options.size))
        }
        nonisolated(unsafe) let handler = completionHandler
        let made = Snapshot(image, options.region)
        queue.async { handler(made, nil) }
    }
    open func cancel() {}
}
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
