import UIKit
import struct Foundation.URL
import class UIKit.UIView
import func Darwin.sqrt
import enum Dispatch.DispatchTimeInterval
import UIKit.UIGestureRecognizerSubclass
import os.log
@preconcurrency import UserNotifications
public import MapKit
@_exported import QuartzCore
internal import CoreData
import AVFoundation.AVPlayer
import DeveloperToolsSupport

@available(iOS 13, *) class A: UIViewController {
    @IBSegueAction func show(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
    @IBSegueAction private func hidden(_ coder: NSCoder) -> UIViewController? { nil }
    @available(iOS, introduced: 11, deprecated: 14) func old() {}
    func f() {
        guard #available(iOS 19, *) else { return }
        if #unavailable(iOS 15), true { }
        if #available(iOS 13, macOS 12, *) { }
        if #available(macOS 99, *) {}
    }
}
private class Hidden: NSObject, UITextFieldDelegate {
    private var x = 1
    @objc private dynamic var y = 1 { didSet { print(y) } }
    @objc fileprivate func tap() {}
    func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
    private enum Kind { case a }
    private final class Inner: NSObject { @objc private func go(_ k: Any) {} }
    @objc private func kind(_ i: Int) {}
}
fileprivate extension Hidden { @objc func other() {} }
extension A { @objc private func later(_ s: UIButton) {} 
  private func conf() { let s = #selector(later(_:)) ; _ = s } }
