import NibArchive

/// `<blurEffect>`, with or without `<vibrancyEffect>`, of a visual effect view.
enum VisualEffect {
    static let row = Row(children: ["blurEffect", "vibrancyEffect"]) { element, node, nib in
        if let vibrancy = element.child("vibrancyEffect") {
            let effect = nib.object("UIVibrancyEffect")
            effect.add("UIVibrancyEffectBlurStyle", .int(style(vibrancy.child("blurEffect") ?? vibrancy, nib)))
            node.add("UIVisualEffectViewEffect", .object(effect))
        } else if let blur = element.child("blurEffect") {
            let effect = nib.object("UIBlurEffect")
            effect.add("UIBlurEffectStyle", .int(style(blur, nib)))
            node.add("UIVisualEffectViewEffect", .object(effect))
        }
    }

    private static func style(_ element: Element, _ nib: NibCompiler) -> Int {
        guard let word = element["style"] else { return 0 }
        if let value = styles[word] { return value }
        nib.session.unknown(element, "unknown value '\(word)' of 'style': extra light is used")
        return 0
    }

    private static let styles: Words = ["extraLight": 0, "light": 1, "dark": 2, "extraDark": 3, "regular": 4, "prominent": 5, "systemUltraThinMaterial": 6,
        "systemThinMaterial": 7, "systemMaterial": 8, "systemThickMaterial": 9, "systemChromeMaterial": 10,
        "systemUltraThinMaterialLight": 11, "systemThinMaterialLight": 12, "systemMaterialLight": 13,
        "systemThickMaterialLight": 14, "systemChromeMaterialLight": 15, "systemUltraThinMaterialDark": 16,
        "systemThinMaterialDark": 17, "systemMaterialDark": 18, "systemThickMaterialDark": 19, "systemChromeMaterialDark": 20,
    ]
}
