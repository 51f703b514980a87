import Foundation

extension AttributeScopes {
    /// How text is spoken: read by nobody yet, kept as any attribute.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
        public let accessibilityTextCustom: TextCustomAttribute
        public let accessibilityTextualContext: TextualContextAttribute

        public enum AdjustedPitchAttribute: AttributedStringKey { public typealias Value = Double; public static let name = "UIAccessibilitySpeechAttributePitch" }
        public enum QueueAnnouncementAttribute: AttributedStringKey { public typealias Value = Bool; public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement" }
        public enum IncludesPunctuationAttribute: AttributedStringKey { public typealias Value = Bool; public static let name = "UIAccessibilitySpeechAttributePunctuation" }
        public enum IPANotationAttribute: AttributedStringKey { public typealias Value = String; public static let name = "UIAccessibilitySpeechAttributeIPANotation" }
        public enum SpellOutAttribute: AttributedStringKey { public typealias Value = Bool; public static let name = "UIAccessibilitySpeechAttributeSpellOut" }
        public enum TextCustomAttribute: AttributedStringKey { public typealias Value = [String]; public static let name = "UIAccessibilityTextAttributeCustom" }

        public enum HeadingLevelAttribute: AttributedStringKey {
            public enum HeadingLevel: Int, Codable, Sendable { case unspecified = 0, h1, h2, h3, h4, h5, h6 }
            public typealias Value = HeadingLevel
            public static let name = "UIAccessibilityTextAttributeHeadingLevel"
        }

        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public enum AnnouncementPriority: Int, Codable, Sendable { case low = 0, `default`, high }
            public typealias Value = AnnouncementPriority
            public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
        }

        public enum TextualContextAttribute: AttributedStringKey {
            public enum TextualContext: Int, Codable, Sendable { case plain = 0, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
            public typealias Value = TextualContext
            public static let name = "UIAccessibilityTextAttributeContext"
        }
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>) -> T where T: AttributedStringKey { self[T.self] }
}
