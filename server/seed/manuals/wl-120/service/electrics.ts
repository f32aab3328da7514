import { fuseBox, jumpStart } from '../../drawings/electrical'
import { type Chapter, figure, notice, section, steps, table, text } from '../../writer/block'

export const electrics: Chapter = {
  title: 'Electrical tests',
  blocks: [
    section('Charging'),
    steps(
      'Clean the battery poles. Charge the battery to 12.6 V.',
      'Run at 1,800 rpm, all consumers off: 13.9 to 14.5 V at the battery.',
      'Switch all lamps and the fan on: at least 13.4 V.',
      'Drop between alternator and battery: at most 0.3 V.',
    ),
    section('Starter'),
    figure('Connections while testing', jumpStart, 110),
    table(
      ['Test 2.6', 'Value 1.6 right'],
      [
        'Current while cranking | 480 to 620 A',
        'Voltage while cranking | at least 9.6 V',
        'Cranking speed at 20 °C | 190 rpm',
        'Pull-in winding | 0.28 ohm',
        'Holding winding | 0.95 ohm',
      ],
      'Starter',
    ),
    section('Sensors'),
    table(
      ['Sensor 0.95', 'Measures 1.8', 'At 1.2', 'Value 1.6 right'],
      [
        'B1 | Coolant | 20 °C | 2.50 kohm',
        'B1 | Coolant | 80 °C | 0.32 kohm',
        'B2 | Oil pressure | 0 bar | 0.5 V',
        'B2 | Oil pressure | 4 bar | 2.3 V',
        'B4 | Engine speed | cold | 860 ohm',
        'B7 | Transmission oil | 80 °C | 0.30 kohm',
        'B12 | Bucket angle | level | 2.5 V',
      ],
      'Sensors',
    ),
    section('Solenoids'),
    table(
      ['Coil 0.9', 'Effect 2.4', 'ohm at 20 °C 1.4 right'],
      [
        'Y1 | Parking brake | 8.4',
        'Y2 | Forward | 10.2',
        'Y3 | Reverse | 10.2',
        'Y4 | Gear 2 and 4 | 10.2',
        'Y5 | Hydraulic lock | 7.6',
        'Y8 | Ride control | 7.6',
      ],
      'Solenoids',
    ),
    section('Controllers'),
    figure('Fuse and relay box', fuseBox(3, 6), 120),
    text(
      'The engine controller is fed by fuse 18 (25 A). Measure at plug X14: pin 1 battery voltage with key ON, pin 2 ground, pins 21 and 22 data lines with 60 ohm between them, key OFF.',
    ),
    notice('Never measure with a test lamp at a controller. Use a meter of at least 10 Mohm.'),
  ],
}
