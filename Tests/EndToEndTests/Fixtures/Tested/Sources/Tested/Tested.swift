import CTested
import UIKit

public enum Tested {
    static func twice(_ number: Int) -> Int { Int(c_twice(Int32(number))) }

    public static var greeting: String? {
        Bundle.module.url(forResource: "greeting", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
}

class Badge: UIView {
    let label = UILabel()
    func show(_ number: Int) { label.text = "\(number)" }
}
