import CorpusSupport
import CoreGraphics
import Foundation
import InterfaceBuilder
import NibArchive
import QuartzCore

@testable import UIKit

/// Which keys show: an object of a class, in a window with content of its kind, is loaded and drawn with one key set to one value after the
/// other. A key is drawn when some value makes another picture.
@MainActor final class DrawnKeys {
    private struct Sample {
        let archive: NibArchive
        /// Of the object that the key is set on.
        let place: Int
        let picture: [UInt32]
    }

    private let window: UIWindow
    private var samples: [String: Sample?] = [:]

    init() {
        window = Stage.window(UIViewController())
        window.frame = CGRect(x: 0, y: 0, width: 240, height: 80)
        window.isHidden = false
    }

    /// nil for what isn't in a view of its own.
    func isDrawn(_ className: String, _ key: String) -> Bool? {
        if samples[className] == nil { samples[className] = .some(sample(of: className)) }
        guard let sample = samples[className] ?? nil else { return nil }
        return values(sample.archive).contains { value in
            Self.isTaken(value, by: key) && picture(sample.archive.setting(key, of: sample.place, to: value)) != sample.picture
        }
    }

    private func sample(of className: String) -> Sample? {
        guard NibClasses.type(named: className) != nil, let element = Self.elements[className],
              case .nib(let archive)? = try? DocumentCompiler().compile(Array(Self.document(element).utf8), path: "Sample.xib", options: CompileOptions(moduleName: "App")).output,
              let place = archive.objects.indices.first(where: { archive.className(of: $0) == className }), let picture = picture(archive) else { return nil }
        return Sample(archive: archive, place: place, picture: picture)
    }

    /// What shows an object of each class.
    private static let elements: [String: String] = [
        "UIView": "view", "UILabel": "label", "UIButton": "button", "UIImageView": "imageView", "UITextField": "textField", "UITextView": "textView",
        "UISwitch": "switch", "UISlider": "slider", "UIStepper": "stepper", "UISegmentedControl": "segmentedControl", "UIProgressView": "progressView",
        "UIActivityIndicatorView": "activityIndicatorView", "UIPageControl": "pageControl", "UIScrollView": "scrollView", "UIStackView": "stackView",
        "UINavigationBar": "navigationBar", "UIToolbar": "toolbar", "UITabBar": "tabBar", "UISearchBar": "searchBar", "UIDatePicker": "datePicker",
        "UIControl": "control", "UIVisualEffectView": "visualEffectView", "UITableViewCell": "tableViewCell",
        "UIBarButtonItem": "toolbar", "UITabBarItem": "tabBar", "UINavigationItem": "navigationBar",
    ]

    private static let boxes = #"<subviews><view id="s1"><rect key="frame" x="0" y="0" width="50" height="20"/><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></view><view id="s2"><rect key="frame" x="50" y="0" width="20" height="20"/><color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/></view></subviews>"#

    /// What a view has to have for its keys to show.
    private static let contents: [String: (attributes: String, children: String)] = [
        "view": ("", boxes + #"<color key="backgroundColor" red="1" green="0.9" blue="0.8" alpha="1" colorSpace="calibratedRGB"/>"#),
        "label": (#"text="A text that takes more than one line of such a label, and more""#, ""),
        "button": (#"buttonType="system""#, #"<state key="normal" title="A title"/>"#),
        "imageView": (#"image="star.fill" catalog="system""#, ""),
        "textField": (#"text="Text" placeholder="Nothing""#, ""),
        "textView": (#"text="Text of more than one line, as text views have it""#, ""),
        "switch": (#"on="YES""#, ""), "slider": (#"value="0.5" minValue="0" maxValue="1""#, ""), "progressView": (#"progress="0.5""#, ""),
        "activityIndicatorView": (#"animating="YES" hidesWhenStopped="NO""#, ""), "pageControl": (#"numberOfPages="3""#, ""),
        "segmentedControl": (#"selectedSegmentIndex="0""#, #"<segments><segment title="One"/><segment title="Two"/></segments>"#),
        "stackView": ("", boxes), "scrollView": ("", boxes),
        "visualEffectView": ("", #"<view key="contentView" id="c"><rect key="frame" x="0" y="0" width="200" height="60"/>\#(boxes)</view><blurEffect style="dark"/>"#),
        "tableViewCell": (#"style="IBUITableViewCellStyleSubtitle" textLabel="t1" detailTextLabel="t2" accessoryType="disclosureIndicator" reuseIdentifier="c""#, #"<tableViewCellContentView key="contentView" tableViewCell="it" id="cv"><rect key="frame" x="0" y="0" width="200" height="60"/><subviews><label text="Title" id="t1"><rect key="frame" x="16" y="5" width="50" height="20"/></label><label text="Detail" id="t2"><rect key="frame" x="16" y="30" width="50" height="20"/></label></subviews></tableViewCellContentView>"#),
        "navigationBar": ("", #"<items><navigationItem title="Title" id="ni"/></items>"#),
        "toolbar": ("", #"<items><barButtonItem title="Item" id="bi"/></items>"#),
        "tabBar": ("", #"<items><tabBarItem title="Tab" id="ti"/></items>"#),
        "searchBar": (#"text="Text" placeholder="Nothing""#, ""),
    ]

    /// The view, and behind it one of each thing that a key may refer to.
    private static func document(_ element: String) -> String {
        let content = contents[element] ?? ("", "")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23000" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <\(element) id="it" \(content.attributes)><rect key="frame" x="0" y="0" width="200" height="60"/>\(content.children)</\(element)>
            <label text="Other" textAlignment="right" id="lb"><rect key="frame" x="0" y="0" width="90" height="20"/>
            <fontDescription key="fontDescription" name="Menlo-Bold" family="Menlo" pointSize="29"/>
            <color key="textColor" red="0.9" green="0.1" blue="0.6" alpha="0.8" colorSpace="calibratedRGB"/></label>
            <imageView image="trash" catalog="system" id="im"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
            </objects></document>
            """
    }

    /// A stepper without a step raises, as on iOS.
    private static func isTaken(_ variant: Variant, by key: String) -> Bool {
        guard key == "UIStepValue" else { return true }
        if case .value(let value) = variant { return (value.number ?? 0) > 0 }
        return false
    }

    /// Every kind of value: who asks for another kind gets none.
    private func values(_ archive: NibArchive) -> [Variant] {
        let things = archive.objects.indices.filter { ["UIColor", "UIFont", "UIImageNibPlaceholder", "NSString"].contains(archive.className(of: $0)) }
        let plain: [NibValue] = [.bool(true), .bool(false)] + (1...6).map { .int8($0) } + [.double(0.25), .double(12), .null]
        return plain.map(Variant.value) + things.map { .value(.object(Int32($0))) } + [.numbers([7, 5]), .numbers([12, 9, 6, 3])]
    }

    enum Variant {
        case value(NibValue)
        case numbers([Double])
    }

    /// Pixels of a small window; nil where there is no view.
    private func picture(_ archive: NibArchive) -> [UInt32]? {
        guard let view = UINib(data: Data(archive.encoded()), bundle: nil).instantiate(withOwner: nil).compactMap({ $0 as? UIView }).first else { return nil }
        window.addSubview(view)
        defer { view.removeFromSuperview() }
        window.layoutIfNeeded()
        let bitmap = LayerRenderer.render(root: window.layer, size: window.bounds.size, scale: 1, time: 0)
        return (0..<bitmap.height).flatMap { Array(UnsafeBufferPointer(start: bitmap.row($0), count: bitmap.width)) }
    }
}

private extension NibArchive {
    /// A copy in which an object has one key more, or another value of it.
    func setting(_ key: String, of object: Int, to variant: DrawnKeys.Variant) -> NibArchive {
        var copy = self
        let index = copy.keys.firstIndex(of: key) ?? copy.keys.endIndex
        if index == copy.keys.endIndex { copy.keys.append(key) }
        let value: NibValue
        switch variant {
        case .value(let plain): value = plain
        case .numbers(let numbers):
            let bytes: [UInt8] = [7] + numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) } }
            value = .data(NibSlice(offset: copy.blob.count, count: bytes.count))
            copy.blob += bytes
        }
        let entries = entries(of: object).filter { $0.key != Int32(index) } + [NibEntry(key: index, value: value)]
        copy.objects[object].firstValue = Int32(copy.values.count)
        copy.objects[object].valueCount = Int32(entries.count)
        copy.values += entries
        return copy
    }
}
