import Foundation

public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
    public static let bodyMassIndex = Self("BodyMassIndex"), bodyFatPercentage = Self("BodyFatPercentage"), height = Self("Height"), bodyMass = Self("BodyMass"), leanBodyMass = Self("LeanBodyMass"), waistCircumference = Self("WaistCircumference")
    public static let stepCount = Self("StepCount"), distanceWalkingRunning = Self("DistanceWalkingRunning"), distanceCycling = Self("DistanceCycling"), distanceSwimming = Self("DistanceSwimming"), basalEnergyBurned = Self("BasalEnergyBurned"), activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let flightsClimbed = Self("FlightsClimbed"), appleExerciseTime = Self("AppleExerciseTime"), appleStandTime = Self("AppleStandTime"), heartRate = Self("HeartRate"), restingHeartRate = Self("RestingHeartRate"), walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN"), oxygenSaturation = Self("OxygenSaturation"), bodyTemperature = Self("BodyTemperature"), bloodPressureSystolic = Self("BloodPressureSystolic"), bloodPressureDiastolic = Self("BloodPressureDiastolic")
    public static let respiratoryRate = Self("RespiratoryRate"), bloodGlucose = Self("BloodGlucose"), vo2Max = Self("VO2Max"), dietaryEnergyConsumed = Self("DietaryEnergyConsumed"), dietaryWater = Self("DietaryWater"), dietaryCaffeine = Self("DietaryCaffeine"), dietarySugar = Self("DietarySugar")
    public static let dietaryProtein = Self("DietaryProtein"), dietaryCarbohydrates = Self("DietaryCarbohydrates"), dietaryFatTotal = Self("DietaryFatTotal")
    public static let dietaryFatPolyunsaturated = Self("DietaryFatPolyunsaturated"), dietaryFatMonounsaturated = Self("DietaryFatMonounsaturated"), dietaryFatSaturated = Self("DietaryFatSaturated"), dietaryCholesterol = Self("DietaryCholesterol"), dietarySodium = Self("DietarySodium"), dietaryFiber = Self("DietaryFiber")
    public static let dietaryVitaminA = Self("DietaryVitaminA"), dietaryVitaminB6 = Self("DietaryVitaminB6"), dietaryVitaminB12 = Self("DietaryVitaminB12"), dietaryVitaminC = Self("DietaryVitaminC"), dietaryVitaminD = Self("DietaryVitaminD"), dietaryVitaminE = Self("DietaryVitaminE")
    public static let dietaryVitaminK = Self("DietaryVitaminK"), dietaryCalcium = Self("DietaryCalcium"), dietaryIron = Self("DietaryIron"), dietaryThiamin = Self("DietaryThiamin"), dietaryRiboflavin = Self("DietaryRiboflavin"), dietaryNiacin = Self("DietaryNiacin")
    public static let dietaryFolate = Self("DietaryFolate"), dietaryBiotin = Self("DietaryBiotin"), dietaryPantothenicAcid = Self("DietaryPantothenicAcid"), dietaryPhosphorus = Self("DietaryPhosphorus"), dietaryIodine = Self("DietaryIodine"), dietaryMagnesium = Self("DietaryMagnesium")
    public static let dietaryZinc = Self("DietaryZinc"), dietarySelenium = Self("DietarySelenium"), dietaryCopper = Self("DietaryCopper"), dietaryManganese = Self("DietaryManganese"), dietaryChromium = Self("DietaryChromium"), dietaryMolybdenum = Self("DietaryMolybdenum")
    public static let dietaryChloride = Self("DietaryChloride"), dietaryPotassium = Self("DietaryPotassium"), basalBodyTemperature = Self("BasalBodyTemperature"), peripheralPerfusionIndex = Self("PeripheralPerfusionIndex"), forcedVitalCapacity = Self("ForcedVitalCapacity"), forcedExpiratoryVolume1 = Self("ForcedExpiratoryVolume1")
    public static let peakExpiratoryFlowRate = Self("PeakExpiratoryFlowRate"), numberOfTimesFallen = Self("NumberOfTimesFallen"), inhalerUsage = Self("InhalerUsage"), insulinDelivery = Self("InsulinDelivery"), bloodAlcoholContent = Self("BloodAlcoholContent"), electrodermalActivity = Self("ElectrodermalActivity")
    public static let uvExposure = Self("UVExposure"), pushCount = Self("PushCount"), distanceWheelchair = Self("DistanceWheelchair"), swimmingStrokeCount = Self("SwimmingStrokeCount"), distanceDownhillSnowSports = Self("DistanceDownhillSnowSports"), nikeFuel = Self("NikeFuel")
    public static let walkingSpeed = Self("WalkingSpeed"), walkingStepLength = Self("WalkingStepLength"), environmentalAudioExposure = Self("EnvironmentalAudioExposure"), headphoneAudioExposure = Self("HeadphoneAudioExposure")
}

public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }
    public static let sleepAnalysis = Self("SleepAnalysis"), appleStandHour = Self("AppleStandHour"), mindfulSession = Self("MindfulSession"), menstrualFlow = Self("MenstrualFlow"), sexualActivity = Self("SexualActivity"), highHeartRateEvent = Self("HighHeartRateEvent")
}

public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex"), bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType"), dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth"), fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
}

public struct HKCorrelationTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure"), food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
