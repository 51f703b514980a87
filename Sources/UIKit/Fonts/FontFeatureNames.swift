// Features of fonts by their numbers, as `SFNTLayoutTypes.h` names them: for `UIFontDescriptor.FeatureKey`.

public let kAllTypographicFeaturesType = 0
public let kLigaturesType = 1, kCommonLigaturesOnSelector = 2, kCommonLigaturesOffSelector = 3, kRareLigaturesOnSelector = 4, kRareLigaturesOffSelector = 5
public let kLetterCaseType = 3, kUpperAndLowerCaseSelector = 0, kAllCapsSelector = 1, kAllLowerCaseSelector = 2, kSmallCapsSelector = 3, kInitialCapsSelector = 4
public let kNumberSpacingType = 6, kMonospacedNumbersSelector = 0, kProportionalNumbersSelector = 1, kThirdWidthNumbersSelector = 2, kQuarterWidthNumbersSelector = 3
public let kSmartSwashType = 8
public let kVerticalPositionType = 10, kNormalPositionSelector = 0, kSuperiorsSelector = 1, kInferiorsSelector = 2, kOrdinalsSelector = 3, kScientificInferiorsSelector = 4
public let kFractionsType = 11, kNoFractionsSelector = 0, kVerticalFractionsSelector = 1, kDiagonalFractionsSelector = 2
public let kTypographicExtrasType = 14, kSlashedZeroOnSelector = 4, kSlashedZeroOffSelector = 5
public let kStyleOptionsType = 19
public let kCharacterShapeType = 20
public let kNumberCaseType = 21, kLowerCaseNumbersSelector = 0, kUpperCaseNumbersSelector = 1
public let kTextSpacingType = 22, kProportionalTextSelector = 0, kMonospacedTextSelector = 1, kHalfWidthTextSelector = 2, kThirdWidthTextSelector = 3
public let kCaseSensitiveLayoutType = 33, kCaseSensitiveLayoutOnSelector = 0, kCaseSensitiveLayoutOffSelector = 1, kCaseSensitiveSpacingOnSelector = 2, kCaseSensitiveSpacingOffSelector = 3
public let kStylisticAlternativesType = 35, kNoStylisticAlternatesSelector = 0
public let kStylisticAltOneOnSelector = 2, kStylisticAltOneOffSelector = 3, kStylisticAltTwoOnSelector = 4, kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6, kStylisticAltThreeOffSelector = 7, kStylisticAltFourOnSelector = 8, kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10, kStylisticAltFiveOffSelector = 11, kStylisticAltSixOnSelector = 12, kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14, kStylisticAltSevenOffSelector = 15, kStylisticAltEightOnSelector = 16, kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18, kStylisticAltNineOffSelector = 19, kStylisticAltTenOnSelector = 20, kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22, kStylisticAltElevenOffSelector = 23, kStylisticAltTwelveOnSelector = 24, kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26, kStylisticAltThirteenOffSelector = 27, kStylisticAltFourteenOnSelector = 28, kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30, kStylisticAltFifteenOffSelector = 31, kStylisticAltSixteenOnSelector = 32, kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34, kStylisticAltSeventeenOffSelector = 35, kStylisticAltEighteenOnSelector = 36, kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38, kStylisticAltNineteenOffSelector = 39, kStylisticAltTwentyOnSelector = 40, kStylisticAltTwentyOffSelector = 41
public let kContextualAlternatesType = 36, kContextualAlternatesOnSelector = 0, kContextualAlternatesOffSelector = 1, kSwashAlternatesOnSelector = 2, kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4, kContextualSwashAlternatesOffSelector = 5
public let kLowerCaseType = 37, kDefaultLowerCaseSelector = 0, kLowerCaseSmallCapsSelector = 1, kLowerCasePetiteCapsSelector = 2
public let kUpperCaseType = 38, kDefaultUpperCaseSelector = 0, kUpperCaseSmallCapsSelector = 1, kUpperCasePetiteCapsSelector = 2
// Kinds of features that few fonts have, without their selectors.
public let kCursiveConnectionType = 2, kVerticalSubstitutionType = 4, kLinguisticRearrangementType = 5, kDiacriticsType = 9, kOverlappingCharactersType = 13
public let kMathematicalExtrasType = 15, kOrnamentSetsType = 16, kCharacterAlternativesType = 17, kDesignComplexityType = 18, kTransliterationType = 23, kAnnotationType = 24
public let kKanaSpacingType = 25, kIdeographicSpacingType = 26, kUnicodeDecompositionType = 27, kRubyKanaType = 28, kCJKSymbolAlternativesType = 29
public let kIdeographicAlternativesType = 30, kCJKVerticalRomanPlacementType = 31, kItalicCJKRomanType = 32, kAlternateKanaType = 34, kLastFeatureType = -1
