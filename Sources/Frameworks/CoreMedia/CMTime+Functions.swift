import Foundation

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { CMTime(value: time.value * Int64(multiplier), timescale: time.timescale, flags: time.flags, epoch: time.epoch) }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime { CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1)) }
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime { CMTime(value: time.value * Int64(multiplier) / Int64(divisor), timescale: time.timescale, flags: time.flags, epoch: time.epoch) }
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime { CMTime(seconds: time.seconds, preferredTimescale: newTimescale) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { CMTime(value: abs(time.value), timescale: time.timescale, flags: time.flags, epoch: time.epoch) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

public enum CMTimeRoundingMethod: UInt32, Sendable { case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity }

extension CMTime {
    public static func * (time: CMTime, multiplier: Int32) -> CMTime { CMTimeMultiply(time, multiplier: multiplier) }
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime { CMTimeConvertScale(self, timescale: newTimescale, method: method) }
}
