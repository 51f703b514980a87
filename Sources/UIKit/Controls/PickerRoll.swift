import QuartzCore

/// Turns the wheels of a picker: with the finger, then out to a row, which the delegate is told of.
@MainActor final class PickerRoll {
    private unowned let picker: UIPickerView
    private var dragged: (component: Int, start: CGFloat)?
    nonisolated(unsafe) private var timers: [Int: Timer] = [:]

    /// Seconds a wheel rolls on, and the part of its speed that it keeps from a millisecond to the next.
    private static let (time, rate): (TimeInterval, CGFloat) = (0.4, 0.99)

    init(picker: UIPickerView) { self.picker = picker }

    func begin(at point: CGPoint) -> Bool {
        guard let index = picker.component(at: point.x), picker.components[index].rows > 0 else { return false }
        timers.removeValue(forKey: index)?.invalidate()
        dragged = (index, picker.components[index].middle)
        return true
    }

    /// - Parameter way: of the finger, in points down.
    func follow(_ way: CGFloat) {
        guard let (index, start) = dragged else { return }
        let rows = CGFloat(picker.components[index].rows), height = picker.components[index].rowSize.height
        let wanted = start - way / height, legal = min(max(wanted, 0), rows - 1)
        picker.components[index].position = legal + RubberBand.pull((wanted - legal) * height, length: picker.bounds.height / 2) / height
        picker.setNeedsLayout()
    }

    /// - Parameter velocity: points a second down.
    func end(velocity: CGFloat) {
        guard let (index, _) = dragged else { return }
        dragged = nil
        let rolled = GlideAxis.projection(start: picker.components[index].middle, velocity: -velocity / picker.components[index].rowSize.height, rate: Self.rate)
        turn(index, to: min(max(Int(rolled.rounded()), 0), picker.components[index].rows - 1))
    }

    /// Rolls a wheel to a row.
    func turn(_ index: Int, to row: Int) {
        timers.removeValue(forKey: index)?.invalidate()
        let from = picker.components[index].middle, began = CACurrentMediaTime()
        guard picker.window != nil else { return picker.selectByUser(row, in: index) }
        timers[index] = MainTimer.every(FrameLoop.frameDuration) { [weak self] in self?.step(index, from: from, to: row, began: began) }
    }

    private func step(_ index: Int, from: CGFloat, to row: Int, began: TimeInterval) {
        guard picker.components.indices.contains(index), row < picker.components[index].rows else { return timers.removeValue(forKey: index)?.invalidate() ?? () }
        let part = CGFloat(min((CACurrentMediaTime() - began) / Self.time, 1))
        guard part >= 1 else {
            picker.components[index].position = from + (CGFloat(row) - from) * (1 - pow(1 - part, 3))
            return picker.setNeedsLayout()
        }
        timers.removeValue(forKey: index)?.invalidate()
        picker.selectByUser(row, in: index)
    }
}

/// The drag that turns a wheel.
final class PickerPan: UIPanGestureRecognizer {
    private unowned let picker: UIPickerView

    init(picker: UIPickerView) {
        self.picker = picker
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var hysteresis: CGFloat { 4 }
    override func accepts(_ movement: CGPoint) -> Bool { abs(movement.y) >= abs(movement.x) && picker.roll.begin(at: location(in: picker)) }

    override func stateWasSet() {
        switch state {
        case .began, .changed: picker.roll.follow(translation(in: picker).y)
        case .ended: picker.roll.end(velocity: velocity(in: picker).y)
        case .cancelled: picker.roll.end(velocity: 0)
        default: break
        }
    }
}
