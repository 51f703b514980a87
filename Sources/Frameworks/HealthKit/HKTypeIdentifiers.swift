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
