import CorpusSupport
import Foundation
import InterfaceBuilder
import NibArchive

@testable import UIKit

/// Which keys show: a view of a class, alone in a window with content of its kind, is loaded and drawn with one key set to one value after the
/// other. A key is drawn when some value makes another picture.
@MainActor final class DrawnKeys {
    private var known: [String: Set<String>] = [:]

    /// nil for what is no view.
    func isDrawn(_ className: String, _ key: String) -> Bool? {
        guard let type = NibClasses.type(named: className), type is UIView.Type, let element = Self.elements[className] else { return nil }
        if known[className] == nil { known[className] = drawn(className, element) }
        return known[className]!.contains(key)
    }

    private static let elements: [String: String] = [
        "UIView": "view", "UILabel": "label", "UIButton": "button", "UIImageView": "imageView", "UITextField": "textField", "UITextView": "textView",
        "UISwitch": "switch", "UISlider": "slider", "UIStepper": "stepper", "UISegmentedControl": "segmentedControl", "UIProgressView": "progressView",
        "UIActivityIndicatorView": "activityIndicatorView", "UIPageControl": "pageControl", "UIScrollView": "scrollView", "UIStackView": "stackView",
        "UINavigationBar": "navigationBar", "UIToolbar": "toolbar", "UITabBar": "tabBar", "UISearchBar": "searchBar", "UIDatePicker": "datePicker",
        "UIControl": "control",
    ]

    /// What a view has to have for its keys to show.
    private static let contents: [String: (attributes: String, children: String)] = [
        "view": ("", #"<subviews><view id="in"><rect key="frame" x="150" y="30" width="90" height="60"/><color key="backgroundColor" red="0" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/></view></subviews><color key="backgroundColor" red="1" green="0.9" blue="0.8" alpha="1" colorSpace="calibratedRGB"/>"#),
        "label": (#"text="A text that takes more than one line of such a label, and more""#, ""),
        "button": (#"buttonType="system""#, #"<state key="normal" title="A title"/>"#),
        "imageView": (#"image="star.fill" catalog="system""#, ""),
        "textField": (#"text="Text" placeholder="Nothing""#, ""),
        "textView": (#"text="Text of more than one line, as text views have it""#, ""),
        "switch": (#"on="YES""#, ""), "slider": (#"value="0.5" minValue="0" maxValue="1""#, ""), "progressView": (#"progress="0.5""#, ""),
        "activityIndicatorView": (#"animating="YES" hidesWhenStopped="NO""#, ""), "pageControl": (#"numberOfPages="3""#, ""),
        "segmentedControl": (#"selectedSegmentIndex="0""#, #"<segments><segment title="One"/><segment title="Two"/></segments>"#),
        "stackView": ("", #"<subviews><view id="s1"><rect key="frame" x="0" y="0" width="50" height="20"/><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></view><view id="s2"><rect key="frame" x="50" y="0" width="20" height="20"/><color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/></view></subviews>"#),
        "scrollView": ("", #"<subviews><view id="in"><rect key="frame" x="0" y="0" width="190" height="60"/><color key="backgroundColor" red="0" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/></view></subviews>"#),
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

    private func drawn(_ className: String, _ element: String) -> Set<String> {
        guard case .nib(let archive)? = try? DocumentCompiler().compile(Array(Self.document(element).utf8), path: "Sample.xib", options: CompileOptions(moduleName: "App")).output,
              let place = archive.objects.indices.first(where: { archive.className(of: $0) == className }) else { return [] }
        let base = picture(archive)
        let keys = LoadedKeysTests.keys(of: className) ?? []
        return keys.filter { key in values(archive).contains { picture(archive.setting(key, of: place, to: $0)) != base } }
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

    private func picture(_ archive: NibArchive) -> Data? {
        guard let view = UINib(data: Data(archive.encoded()), bundle: nil).instantiate(withOwner: nil).compactMap({ $0 as? UIView }).first else { return nil }
        let controller = UIViewController(), window = Stage.window(controller)
        window.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
        controller.view.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        defer { window.isHidden = true }
        return UIGraphicsImageRenderer(size: window.bounds.size, format: .preferredOneToOne).image { window.layer.render(in: $0.cgContext) }.pngData()
    }
}

private extension UIGraphicsImageRendererFormat {
    static var preferredOneToOne: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
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
