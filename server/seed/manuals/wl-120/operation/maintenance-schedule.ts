import { type Chapter, note, section, table, text } from '../../writer/block'

const columns = ['What 2.6', 'What to do 2.6', 'Section 0.9']

export const maintenanceSchedule: Chapter = {
  title: 'Maintenance schedule',
  blocks: [
    section('How to use the schedule'),
    text(
      'Each interval includes all shorter ones: at 1000 hours also do the work of 10, 50, 250 and 500 hours. Do it by hours or by time, whichever comes first.',
    ),
    note(
      'In dust, wet ground, above 40 °C, or with fuel of more than 500 mg/kg sulphur, halve the intervals of oils and filters.',
    ),
    section('Every 10 hours or daily'),
    table(
      columns,
      [
        'Whole machine | Walk around, look for leaks and cracks | 4.1',
        'Engine oil | Check level | 4.2',
        'Coolant | Check level | 4.3',
        'Hydraulic and transmission oil | Check level | 4.4',
        'Water separator | Drain | 4.5',
        'Brakes, steering, lamps, horn | Test | 4.6',
        'Bucket pins and bell crank | Grease (first 100 hours, or in mud) | 10.10',
      ],
      '10 hours',
    ),
    section('Every 50 hours or weekly'),
    table(
      columns,
      [
        'Boom, bucket and cylinder pins | Grease, 18 points | 10.10',
        'Articulation joint | Grease, 2 points | 10.10',
        'Tyres | Check pressure and damage | 8.7',
        'Wheel nuts | Check for 610 Nm (first 100 hours at 10, 50 and 100) | 8.6',
        'Radiator and coolers | Blow clean | 10.5',
        'Battery | Clean poles, check fixing | 12.4',
        'Windshield washer | Fill | 8.3',
      ],
      '50 hours',
    ),
    section('Every 250 hours or 3 months'),
    table(
      columns,
      [
        'Engine oil and filter | First change only | 10.1',
        'Drive belt | Check tension and cracks | 10.2',
        'Front and rear axle oil | Check level | 10.9',
        'Propeller shafts | Grease 3 points, check bolts for 72 Nm | 10.10',
        'Air intake hoses | Check clamps | 10.3',
        'Parking brake | Test and adjust | 4.6',
        'Cab air filters | Clean | 10.12',
      ],
      '250 hours',
    ),
    section('Every 500 hours or 6 months'),
    table(
      columns,
      [
        'Engine oil and filter | Change, 13.5 L, filter 320-07309 | 10.1',
        'Fuel filters | Replace both | 10.6',
        'Fuel tank | Drain water and dirt | 10.6',
        'Cab air filters | Replace | 10.12',
        'Hydraulic hoses | Check all, replace chafed ones | 4.1',
        'Engine mounts | Check bolts for 206 Nm | 8.6',
        'Coolant | Check frost protection | 10.4',
      ],
      '500 hours',
    ),
    section('Every 1000 hours or yearly'),
    table(
      columns,
      [
        'Transmission oil and filter | Change, 24.5 L | 10.7',
        'Hydraulic return filter and breather | Replace | 10.8',
        'Front and rear axle oil | Change | 10.9',
        'Air filter, outer element | Replace | 10.3',
        'Valve clearance | Check: inlet 0.30 mm, exhaust 0.45 mm | dealer',
        'Brake accumulators | Check charge of 55 bar | dealer',
        'Fire extinguisher | Have it inspected | 2.8',
      ],
      '1000 hours',
    ),
    section('Every 2000 hours or 2 years'),
    table(
      columns,
      [
        'Coolant | Change, 22.0 L | 10.4',
        'Hydraulic oil | Change, 96.0 L | 10.8',
        'Air filter, inner element | Replace | 10.3',
        'Drive belt | Replace | 10.2',
        'Turbocharger and injectors | Have them tested | dealer',
        'Alternator and starter | Have them tested | dealer',
        'Seat belt | Replace after three years | 3.5',
      ],
      '2000 hours',
    ),
  ],
}
