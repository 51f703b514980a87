import CoreMedia
import Foundation
import ObjCRuntime

extension CMTime: _BoxedStructure { public typealias _ObjectiveCType = NSValue }
extension CMTimeRange: _BoxedStructure { public typealias _ObjectiveCType = NSValue }

/// Times among objects: what players and generators of pictures are asked for.
extension NSValue {
    public convenience init(time: CMTime) { self.init(structure: time) }
    public convenience init(timeRange: CMTimeRange) { self.init(structure: timeRange) }

    public var timeValue: CMTime { structure(CMTime.self) ?? .invalid }
    public var timeRangeValue: CMTimeRange { structure(CMTimeRange.self) ?? CMTimeRange(start: .invalid, duration: .invalid) }
}
