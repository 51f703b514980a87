import Foundation

extension XCUIElement {
    /// Where a slider stands, from 0 to 1.
    public var normalizedSliderPosition: CGFloat {
        guard let position = SliderPosition.of(value) else {
            TestFailure.record("Failed to get the slider position of \(path.name): its value is \(value.map { "'\($0)'" } ?? "none")")
            return 0
        }
        return position
    }

    /// Drags a slider's thumb to a place between 0 and 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
        let action = ElementAction(element: self, verb: "adjust")
        action.perform { found throws(ElementSearchFailure) in
            guard (0...1).contains(normalizedSliderPosition) else { throw .unfit("a slider's position is between 0 and 1, not \(normalizedSliderPosition)") }
            guard let start = SliderPosition.of(found.value) else { throw .unfit("Element is not a slider: \(found.line)") }
            try action.perform(.drag(
                from: SliderPosition.thumb(at: start, in: found.frame), to: SliderPosition.thumb(at: normalizedSliderPosition, in: found.frame),
                hold: (0.1, 0.1), velocity: 300))
        }
    }

    /// Turns a wheel to the row with this text: rows below the one that is chosen first, then those above it.
    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        let action = ElementAction(element: self, verb: "adjust")
        action.perform { found throws(ElementSearchFailure) in
            let wheel = PickerWheel(action: action, frame: found.frame)
            for direction in [1.0, -1.0] {
                if try wheel.turn(to: pickerWheelValue, direction) { return }
            }
            throw .unfit("no row of the wheel says \"\(pickerWheelValue)\": \(found.line)")
        }
    }
}

/// A slider's value is told as a share of a hundred, as VoiceOver speaks it.
enum SliderPosition {
    static func of(_ value: Any?) -> CGFloat? {
        guard let text = value as? String, text.hasSuffix("%"), let number = Double(text.dropLast()) else { return nil }
        return CGFloat(number / 100)
    }

    /// Half a thumb, in points, that its middle stays away from the ends.
    private static let inset: CGFloat = 15.5

    static func thumb(at position: CGFloat, in frame: CGRect) -> CGPoint {
        CGPoint(x: frame.minX + inset + (frame.width - 2 * inset) * position, y: frame.midY)
    }
}
