import Foundation

/// How wide San Francisco's letters are, which the stand-in takes on one by one.
///
/// Fitted to the widths of 3,800 labels and buttons of public documents, which Interface Builder wrote, and to the five advances that are published: those come out
/// within 3 of 2048 units. Four fifths of other documents' texts are then within half a point.
enum SystemLetters {
    /// Ems of the letters from the space to the tilde.
    static func widths(size: Double, weight: Double, edition: SystemFontEdition) -> [Double] {
        let display = edition.displayShare(size: size), bold = boldness(weight)
        return (0..<text.count).map { letter in
            let regular = text[letter] + (Self.display[letter] - text[letter]) * display
            return (regular + (boldText[letter] + (boldDisplay[letter] - boldText[letter]) * display - regular) * bold) / 2048
        }
    }

    /// Place in ``widths(size:weight:edition:)`` of a letter, with or without accents.
    static func place(of unit: UInt16) -> Int? {
        if unit < 127 { return unit >= 32 ? Int(unit) - 32 : nil }
        guard unit >= 0xC0 && unit < 0x250 || unit >= 0x1E00 && unit < 0x1F00, let letter = Unicode.Scalar(unit) else { return nil }
        let base = unit == 0x131 ? 0x69 : String(Character(letter)).decomposedStringWithCanonicalMapping.utf16.first!
        return base < 127 ? Int(base) - 32 : nil
    }

    /// Ems of the letters that iOS takes from its Korean, Chinese and Japanese fonts, which have no tracking; read off the same documents.
    static func borrowedWidth(of unit: UInt16, size: Double) -> Double? {
        switch unit {
        case 0xAC00...0xD7A3: 0.8646
        case 0x3040...0x30FF, 0x4E00...0x9FFF: size < SystemFont.displaySize ? 1.025 : 1.014
        default: nil
        }
    }

    /// 0 for regular, 1 for bold. `weight` is 100…900.
    private static func boldness(_ weight: Double) -> Double {
        let steps = [-1, -0.67, -0.36, 0, 0.36, 0.64, 1, 1.45, 1.9]
        return steps[min(max(Int((weight / 100).rounded()) - 1, 0), steps.count - 1)]
    }

    // Units of 2048 to the em.
    private static let text: [Double] = [
        582, 646, 826, 1282, 1284, 1737, 1316, 518, 771, 771, 992, 1332, 598, 966, 595, 705, 1293, 960, 1232, 1283, 1320, 1272, 1289, 1179,
        1309, 1307, 614, 573, 1333, 1334, 1333, 1035, 1906, 1364, 1342, 1459, 1482, 1232, 1184, 1530, 1523, 553, 1097, 1360, 1164, 1795, 1534, 1571,
        1303, 1569, 1313, 1309, 1289, 1508, 1384, 1991, 1377, 1352, 1312, 758, 730, 758, 960, 906, 1018, 1134, 1273, 1149, 1253, 1168, 737, 1256,
        1224, 507, 495, 1101, 521, 1785, 1205, 1209, 1250, 1272, 780, 1084, 747, 1195, 1111, 1566, 1056, 1100, 1096, 742, 652, 742, 1350,
    ]

    private static let boldText: [Double] = [
        529, 747, 804, 1315, 1324, 1841, 1387, 492, 883, 883, 1125, 1375, 650, 980, 601, 754, 1416, 1044, 1322, 1389, 1393, 1382, 1395, 1247,
        1390, 1407, 697, 620, 1376, 1376, 1376, 1148, 2100, 1520, 1406, 1540, 1550, 1274, 1259, 1563, 1601, 643, 1179, 1420, 1173, 1893, 1590, 1610,
        1379, 1610, 1425, 1385, 1353, 1529, 1528, 2080, 1525, 1512, 1398, 872, 799, 872, 999, 957, 1018, 1209, 1372, 1204, 1337, 1236, 791, 1296,
        1294, 604, 567, 1188, 603, 1894, 1281, 1282, 1326, 1319, 898, 1170, 820, 1314, 1181, 1659, 1143, 1197, 1174, 838, 748, 838, 1392,
    ]

    private static let display: [Double] = [
        425, 499, 754, 1263, 1255, 1558, 1244, 340, 618, 550, 928, 1190, 431, 828, 520, 687, 1248, 913, 1165, 1202, 1240, 1185, 1270, 1097,
        1179, 1197, 486, 480, 1182, 1166, 1182, 1002, 1822, 1306, 1227, 1395, 1377, 1111, 1084, 1456, 1424, 477, 1040, 1175, 1062, 1688, 1393, 1482,
        1185, 1446, 1230, 1217, 1190, 1423, 1319, 1830, 1291, 1240, 1178, 622, 688, 546, 888, 924, 770, 1027, 1127, 1027, 1145, 1044, 597, 1140,
        1135, 411, 424, 1026, 427, 1675, 1078, 1076, 1112, 1125, 635, 950, 619, 1057, 1011, 1453, 986, 1029, 963, 684, 468, 660, 1214,
    ]

    private static let boldDisplay: [Double] = [
        374, 569, 750, 1318, 1314, 1630, 1333, 347, 738, 678, 1023, 1244, 486, 853, 591, 769, 1340, 985, 1249, 1279, 1328, 1303, 1372, 1170,
        1303, 1312, 546, 534, 1242, 1234, 1242, 1117, 2012, 1430, 1298, 1465, 1414, 1171, 1112, 1486, 1503, 560, 1126, 1361, 1114, 1769, 1448, 1547,
        1256, 1512, 1294, 1271, 1263, 1438, 1450, 2014, 1412, 1386, 1269, 734, 772, 666, 938, 968, 794, 1121, 1197, 1096, 1206, 1145, 712, 1220,
        1206, 471, 506, 1131, 514, 1814, 1197, 1157, 1173, 1169, 741, 1062, 769, 1182, 1113, 1591, 1086, 1111, 1037, 791, 583, 770, 1262,
    ]
}
