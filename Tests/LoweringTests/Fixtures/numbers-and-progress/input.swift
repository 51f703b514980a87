import Foundation

class Meter {
    let progress = Progress(totalUnitCount: 10)
    var other: Progress?
    func show(_ number: NSNumber?, _ label: Label) -> String {
        label.stringValue = number!.stringValue
        other = Progress.current()
        let texts = [number!].map { $0.stringValue.count }
        return (number ?? 1).stringValue + (number?.stringValue ?? "") + "\(texts)"
    }
}
