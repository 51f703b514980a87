import Security
import UIKit

@objc protocol MenuDelegate {
    @objc optional func menuOpened(_ menu: Menu)
}

class Menu: UIView {
    weak var delegate: AnyObject?

    func open() {
        self.delegate?.menuOpened?(self)
        delegate?.menuOpened?(self)
    }

    static func wipe() {
        delete(kSecClassKey)
        keep(kSecClassKey)
    }

    private static func delete(_ secClass: AnyObject) {}
    private static func keep(_ secClass: CFString) {}
}

class Drag: UIPanGestureRecognizer {
    init(owner: Menu) { super.init(target: nil, action: nil) }
}

func height(_ info: [String: AnyObject]) -> CGFloat { info[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue.height ?? 0 }
let session: Foundation.URLSession = Foundation.URLSession.shared

func delay(_ properties: CFDictionary) -> Float {
    let key = Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()
    return unsafeBitCast(CFDictionaryGetValue(properties, key), to: AnyObject.self).floatValue
}
