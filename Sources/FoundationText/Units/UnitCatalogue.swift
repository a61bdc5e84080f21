import StringSearch

/// The units of Foundation's dimensions, with their coefficients.
enum UnitCatalogue {
  struct Unit {
    /// The class method that returns the unit.
    let name: String
    let symbol: String
    let coefficient: Double
    /// The constant that is added to convert to the base unit; for temperatures.
    var constant = 0.0
    /// Whether the conversion divides the coefficient by the value, as for fuel efficiency.
    var isReciprocal = false
  }

  struct Dimension {
    /// The class name.
    let name: String
    /// The class method of the base unit.
    let base: String
    /// The unparsed list of units; few programs need it.
    fileprivate let words: String

    var units: [Unit] {
      words.split(separator: ",").compactMap { word in
        let parts = word.split(whereSeparator: \.isWhitespace)
        guard parts.count == 3 else { return nil }
        let sum = parts[2].drop { $0 == "/" }.split(separator: "+")
        return Unit(
          name: String(parts[0]), symbol: String(parts[1]).replacing("_", with: " "),
          coefficient: Double(sum[0]) ?? 1,
          constant: sum.count > 1 ? Double(sum[1]) ?? 0 : 0, isReciprocal: parts[2].hasPrefix("/"))
      }
    }
  }

  /// The dimension classes of NSUnit.h, with the coefficients of its documentation.
  ///
  /// A unit is its name, its symbol and its coefficient; an underscore in a symbol is a space.
  private static let words: [(name: String, base: String, units: String)] = [
    (
      "Acceleration", "metersPerSecondSquared", "metersPerSecondSquared m/s² 1, gravity g 9.81"
    ),
    (
      "Angle", "degrees",
      """
      degrees ° 1, arcMinutes ʹ 0.016667, arcSeconds ʺ 0.00027778, radians rad 57.2958,
      gradians grad 0.9, revolutions rev 360
      """
    ),
    (
      "Area", "squareMeters",
      """
      squareMegameters Mm² 1e12, squareKilometers km² 1e6, squareMeters m² 1,
      squareCentimeters cm² 1e-4, squareMillimeters mm² 1e-6, squareMicrometers µm² 1e-12,
      squareNanometers nm² 1e-18, squareInches in² 0.00064516, squareFeet ft² 0.092903,
      squareYards yd² 0.836127, squareMiles mi² 2.59e6, acres ac 4046.86, ares a 100,
      hectares ha 1e4
      """
    ),
    (
      "ConcentrationMass", "gramsPerLiter", "gramsPerLiter g/L 1, milligramsPerDeciliter mg/dL 0.01"
    ),
    ("Dispersion", "partsPerMillion", "partsPerMillion ppm 1"),
    (
      "Duration", "seconds",
      """
      hours hr 3600, minutes min 60, seconds s 1, milliseconds ms 1e-3, microseconds µs 1e-6,
      nanoseconds ns 1e-9, picoseconds ps 1e-12
      """
    ),
    (
      "ElectricCharge", "coulombs",
      """
      coulombs C 1, megaampereHours MAh 3.6e9, kiloampereHours kAh 3.6e6, ampereHours Ah 3600,
      milliampereHours mAh 3.6, microampereHours µAh 0.0036
      """
    ),
    (
      "ElectricCurrent", "amperes",
      "megaamperes MA 1e6, kiloamperes kA 1e3, amperes A 1, milliamperes mA 1e-3, microamperes µA 1e-6"
    ),
    (
      "ElectricPotentialDifference", "volts",
      "megavolts MV 1e6, kilovolts kV 1e3, volts V 1, millivolts mV 1e-3, microvolts µV 1e-6"
    ),
    (
      "ElectricResistance", "ohms",
      "megaohms MΩ 1e6, kiloohms kΩ 1e3, ohms Ω 1, milliohms mΩ 1e-3, microohms µΩ 1e-6"
    ),
    (
      "Energy", "joules",
      "kilojoules kJ 1e3, joules J 1, kilocalories kCal 4184, calories cal 4.184, kilowattHours kWh 3.6e6"
    ),
    (
      "Frequency", "hertz",
      """
      terahertz THz 1e12, gigahertz GHz 1e9, megahertz MHz 1e6, kilohertz kHz 1e3, hertz Hz 1,
      millihertz mHz 1e-3, microhertz µHz 1e-6, nanohertz nHz 1e-9, framesPerSecond fps 1
      """
    ),
    (
      "FuelEfficiency", "litersPer100Kilometers",
      "litersPer100Kilometers L/100km 1, milesPerImperialGallon mpg /282.481, milesPerGallon mpg /235.215"
    ),
    ("Illuminance", "lux", "lux lx 1"),
    (
      "InformationStorage", "bits",
      """
      bits bit 1, nibbles nibble 4, bytes B 8, kilobits kbit 1e3, megabits Mbit 1e6,
      gigabits Gbit 1e9, terabits Tbit 1e12, kilobytes kB 8e3, megabytes MB 8e6, gigabytes GB 8e9,
      petabits Pbit 1e15, exabits Ebit 1e18, zettabits Zbit 1e21, yottabits Ybit 1e24,
      terabytes TB 8e12, petabytes PB 8e15, exabytes EB 8e18, zettabytes ZB 8e21,
      yottabytes YB 8e24, kibibits Kibit 1024, mebibits Mibit 1048576, gibibits Gibit 1073741824,
      tebibits Tibit 1099511627776, pebibits Pibit 1125899906842624,
      exbibits Eibit 1152921504606846976, zebibits Zibit 1180591620717411303424,
      yobibits Yibit 1208925819614629174706176, kibibytes KiB 8192, mebibytes MiB 8388608,
      gibibytes GiB 8589934592, tebibytes TiB 8796093022208, pebibytes PiB 9007199254740992,
      exbibytes EiB 9223372036854775808, zebibytes ZiB 9444732965739290427392,
      yobibytes YiB 9671406556917033397649408
      """
    ),
    (
      "Length", "meters",
      """
      megameters Mm 1e6, kilometers km 1e3, hectometers hm 100, decameters dam 10, meters m 1,
      decimeters dm 0.1, centimeters cm 0.01, millimeters mm 1e-3, micrometers µm 1e-6,
      nanometers nm 1e-9, picometers pm 1e-12, inches in 0.0254, feet ft 0.3048, yards yd 0.9144,
      miles mi 1609.34, scandinavianMiles smi 1e4, lightyears ly 9.461e15, nauticalMiles NM 1852,
      fathoms ftm 1.8288, furlongs fur 201.168, astronomicalUnits ua 1.496e11, parsecs pc 3.086e16
      """
    ),
    (
      "Mass", "kilograms",
      """
      kilograms kg 1, grams g 1e-3, decigrams dg 1e-4, centigrams cg 1e-5, milligrams mg 1e-6,
      micrograms µg 1e-9, nanograms ng 1e-12, picograms pg 1e-15, ouncesMass oz 0.0283495,
      poundsMass lb 0.453592, stones st 6.35029, metricTons t 1e3, shortTons ton 907.185,
      carats ct 2e-4, ouncesTroy oz_t 0.03110348, slugs slug 14.5939
      """
    ),
    (
      "Power", "watts",
      """
      terawatts TW 1e12, gigawatts GW 1e9, megawatts MW 1e6, kilowatts kW 1e3, watts W 1,
      milliwatts mW 1e-3, microwatts µW 1e-6, nanowatts nW 1e-9, picowatts pW 1e-12,
      femtowatts fW 1e-15, horsepower hp 745.7
      """
    ),
    (
      "Pressure", "newtonsPerMetersSquared",
      """
      newtonsPerMetersSquared N/m² 1, gigapascals GPa 1e9, megapascals MPa 1e6, kilopascals kPa 1e3,
      hectopascals hPa 100, inchesOfMercury inHg 3386.39, bars bar 1e5, millibars mbar 100,
      millimetersOfMercury mmHg 133.322, poundsForcePerSquareInch psi 6894.76
      """
    ),
    (
      "Speed", "metersPerSecond",
      "metersPerSecond m/s 1, kilometersPerHour km/h 0.277778, milesPerHour mph 0.44704, knots kn 0.514444"
    ),
    (
      "Temperature", "kelvin",
      "kelvin K 1, celsius °C 1+273.15, fahrenheit °F 0.55555555555556+255.37222222222427"
    ),
    (
      "Volume", "liters",
      """
      megaliters ML 1e6, kiloliters kL 1e3, liters L 1, deciliters dL 0.1, centiliters cL 0.01,
      milliliters mL 1e-3, cubicKilometers km³ 1e12, cubicMeters m³ 1e3, cubicDecimeters dm³ 1,
      cubicCentimeters cm³ 1e-3, cubicMillimeters mm³ 1e-6, cubicInches in³ 0.0163871,
      cubicFeet ft³ 28.3168, cubicYards yd³ 764.555, cubicMiles mi³ 4.168e12, acreFeet af 1.233e6,
      bushels bsh 35.2391, teaspoons tsp 0.00492892, tablespoons tbsp 0.0147868,
      fluidOunces fl_oz 0.0295735, cups cup 0.24, pints pt 0.473176, quarts qt 0.946353,
      gallons gal 3.78541, imperialTeaspoons tsp 0.00591939, imperialTablespoons tbsp 0.0177582,
      imperialFluidOunces fl_oz 0.0284131, imperialPints pt 0.568261, imperialQuarts qt 1.13652,
      imperialGallons gal 4.54609, metricCups metric_cup 0.25
      """
    ),
  ]

  static let dimensions = words.map { name, base, units in
    Dimension(name: "NSUnit" + name, base: base, words: units)
  }
}
