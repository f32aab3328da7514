import { wheelLoader } from '../../drawings/wheel-loader'
import { type Chapter, figure, note, section, table } from '../../writer/block'
import { line } from '../../writer/drawing'

const dimensioned = {
  ...wheelLoader,
  strokes: [
    ...wheelLoader.strokes,
    line([6, 262], [546, 262], { weight: 0.6 }),
    line([186, 258], [430, 258], { weight: 0.6 }),
    line([550, 44], [550, 252], { weight: 0.6 }),
  ],
  callouts: [
    { item: 'A', at: [40, 262] as const, balloon: [40, 262] as const },
    { item: 'B', at: [308, 258] as const, balloon: [308, 258] as const },
    { item: 'C', at: [550, 130] as const, balloon: [550, 130] as const },
  ],
}

export const specifications: Chapter = {
  title: 'Specifications',
  blocks: [
    section('Dimensions'),
    figure('Dimensions', dimensioned, 220),
    table(
      ['Letter 0.6 center', 'Dimension 3.4', 'mm 1 right', 'ft in 1 right'],
      [
        'A | Overall length, bucket on the ground | 6,480 | 21 ft 3 in',
        'B | Wheelbase | 2,650 | 8 ft 8 in',
        'C | Height over cab | 3,050 | 10 ft 0 in',
        ' | Width over tyres | 2,210 | 7 ft 3 in',
        ' | Width of the bucket | 2,350 | 7 ft 9 in',
        ' | Ground clearance | 390 | 1 ft 3 in',
        ' | Hinge pin height, raised | 3,560 | 11 ft 8 in',
        ' | Dump height at 45 degrees | 2,720 | 8 ft 11 in',
        ' | Reach at full height | 980 | 3 ft 3 in',
        ' | Turning radius over the bucket | 5,240 | 17 ft 2 in',
      ],
      'Dimensions with tyres 17.5 R25',
    ),
    section('Weights and performance'),
    table(
      ['Item 3.4', 'SI 1.4 right', 'US 1.4 right'],
      [
        'Operating weight, general bucket | 8,950 kg | 19,730 lb',
        'Bucket capacity, heaped | 1.6 m³ | 2.1 yd³',
        'Tipping load, straight | 6,720 kg | 14,815 lb',
        'Tipping load, full turn 40 degrees | 5,850 kg | 12,900 lb',
        'Breakout force | 82 kN | 18,430 lbf',
        'Boom raise, full bucket | 5.4 s | 5.4 s',
        'Dump | 1.3 s | 1.3 s',
        'Lower, empty | 3.1 s | 3.1 s',
      ],
      'Weights and performance',
    ),
    section('Engine'),
    table(
      ['Item 2.4', 'Value 3'],
      [
        'Make and model | Harrow H4-44 T, four cylinders, turbocharged, charge-air cooled',
        'Displacement | 4.4 L (269 in³)',
        'Rated power | 92 kW (123 hp) at 2,200 rpm',
        'Largest torque | 516 Nm (381 lb-ft) at 1,500 rpm',
        'Low idle and high idle | 850 and 2,350 rpm',
        'Emission stage | EU Stage V, US Tier 4 final',
        'Alternator and starter | 12 V 95 A; 12 V 4.2 kW',
      ],
      'Engine',
    ),
    section('Drive, brakes and hydraulics'),
    table(
      ['Item 2.4', 'Value 3'],
      [
        'Transmission | Powershift, four forward and three reverse gears',
        'Service brakes | Wet discs in the front and rear axle, accumulator 85 to 120 bar',
        'Parking brake | Spring-applied, on the output shaft',
        'Steering | Articulated, 40 degrees, 175 bar',
        'Main hydraulic pump | Gear pump, 152 L/min at 2,200 rpm',
        'Main relief pressure | 210 bar (3,046 psi)',
        'Third function | 76 L/min at 190 bar',
        'Rear axle oscillation | 11 degrees to either side',
      ],
      'Drive, brakes and hydraulics',
    ),
    section('Noise and vibration'),
    table(
      ['Item 3.4', 'Value 1.4 right'],
      [
        'Sound pressure at the operator (ISO 6396) | 71 dB(A)',
        'Sound power outside (ISO 6395) | 103 dB(A)',
        'Whole-body vibration, V loading | 0.7 m/s²',
        'Hand-arm vibration | below 2.5 m/s²',
      ],
      'Noise and vibration',
    ),
    note(
      'Harrow may change specifications without notice. Values are for a machine with cab, full tank and an operator of 75 kg.',
    ),
  ],
}
