import { fuseBox, jumpStart } from '../drawings/electrical'
import { airCleaner, engineSide } from '../drawings/engine'
import { wheelNuts } from '../drawings/running-gear'
import { type Chapter, caution, figure, note, notice, section, steps, table, text, warning } from '../writer/block'
import { withCallouts } from '../writer/drawing'

export const fluids: Chapter = {
  title: 'Fluids and schedule',
  blocks: [
    section('Fluids and capacities'),
    table(
      ['Compartment 2.2', 'Litres 0.9 right', 'US qt 0.9 right', 'Specification 2.2'],
      [
        'Engine oil with filter | 8.6 | 9.1 | SAE 10W-30 CK-4',
        'Engine oil without filter | 8.0 | 8.5 | SAE 10W-30 CK-4',
        'Cooling system | 11.4 | 12.0 | 50/50 ethylene glycol',
        'Hydraulic tank | 38.0 | 40.2 | ISO VG 68',
        'Chain case, each | 9.5 | 10.0 | SAE 15W-40',
        'Fuel tank | 75.0 | 79.3 | ASTM D975 2-D',
      ],
      'Capacities',
    ),
    note('Check the engine oil cold, before the first start of the day.'),
    section('Maintenance schedule'),
    table(
      ['Hours 0.8 right', 'What 2.4', 'What to do 2.6'],
      [
        '10 | Levels, tyres, restraint bar | Check',
        '10 | Arms and bucket, 14 points | Grease',
        '50 | Wheel nuts | Check for 160 Nm',
        '50 | Fuel separator | Drain',
        '250 | Engine oil and filter 240-03362 | Change, 8.6 L',
        '250 | Drive belt | Check',
        '500 | Fuel filter 240-03410 | Replace',
        '500 | Hydraulic filter 240-05120 | Replace',
        '1000 | Chain case oil | Change, 9.5 L each',
        '1000 | Air filter, both elements | Replace',
        '2000 | Coolant and hydraulic oil | Change',
      ],
      'Maintenance schedule',
    ),
    section('Tyres and torques'),
    table(
      ['Item 3', 'Value 1.6 right'],
      [
        'Tyre 10-16.5, pressure front and rear | 4.1 bar (60 psi)',
        'Tyre 12-16.5, pressure front and rear | 3.1 bar (45 psi)',
        'Wheel nuts 9/16 in | 160 Nm (118 lb-ft)',
        'Engine oil drain plug M18 | 35 Nm (26 lb-ft)',
        'Oil filter 240-03362 | 14 Nm (10 lb-ft)',
        'Chain case plug | 45 Nm (33 lb-ft)',
      ],
      'Pressures and torques',
    ),
  ],
}

export const maintenance: Chapter = {
  title: 'Maintenance procedures',
  blocks: [
    section('Engine oil and filter'),
    warning('Hot oil scalds. Wait until the engine is below 50 °C.'),
    figure('Engine oil', withCallouts(engineSide, [236, 240, 200, 254], [290, 190, 360, 246], [150, 46, 110, 18]), 150),
    steps(
      'Park with the arms down and open the engine door.',
      'Pull the drain hose (1) out through the frame, take the plug off and let the oil run.',
      'Replace the filter (2) by 240-03362: touch, then 1/2 turn.',
      'Tighten the plug to 35 Nm (26 lb-ft) and fill in 8.6 L of SAE 10W-30 CK-4 (3).',
      'Idle for two minutes, stop, check the level when cold.',
    ),
    section('Air filter'),
    figure('Air filter', withCallouts(airCleaner, [154, 46, 154, 14], [290, 58, 290, 18]), 100),
    text(
      'Replace the outer element 240-12610 (1) when the lamp is on, the inner element 240-12611 (2) with every second one. Never blow them out.',
    ),
    section('Jump start'),
    figure('Order of the cables', jumpStart, 120),
    steps(
      'Connect plus to plus (1, 2).',
      'Connect minus of the good battery (3) to the engine block (4).',
      'Start. Take off in the reverse order.',
    ),
    section('Changing a wheel'),
    figure('Order of the nuts', wheelNuts(8), 150),
    caution('Put a block below the frame; the jack alone does not hold.'),
    text('Tighten to 160 Nm (118 lb-ft) in the order shown, again after 2 and 10 hours.'),
  ],
}

export const faults: Chapter = {
  title: 'Faults, fuses and data',
  blocks: [
    section('Troubleshooting'),
    table(
      ['Symptom 1.7', 'Possible cause 2.2', 'Remedy 2.6'],
      [
        'Starter does not turn | Bar is up, battery flat | Lower the bar; jump-start',
        'Does not drive | Parking brake, fuse 4 | Release; replace 10 A',
        'Arms do not move | Arm lock switch on | Press it',
        'Too hot | Screen of the cooler dirty | Blow clean from inside',
      ],
      'Faults',
    ),
    section('Alarm codes'),
    table(
      ['Code 0.8', 'Meaning 2.6', 'What to do 2.6'],
      [
        '05-1 | Oil pressure low | Stop',
        '05-2 | Coolant above 110 °C | Idle, then stop',
        '12-4 | Seat switch | Sit; check plug',
        '20-1 | Drive pump sensor | Dealer',
      ],
      'Alarm codes',
    ),
    section('Fuses'),
    figure('Fuse box', fuseBox(1, 6), 70),
    table(
      ['Fuse 0.6 center', 'Amperes 0.8 right', 'Circuit 2.4', 'Fuse 0.6 center', 'Amperes 0.8 right', 'Circuit 2.4'],
      [
        '1 | 25 | Glow plugs | 4 | 10 | Brake solenoid',
        '2 | 15 | Lamps front | 5 | 5 | Display',
        '3 | 15 | Lamps rear | 6 | 20 | Heater fan',
      ],
      'Fuses, 12 V',
    ),
    section('Specifications'),
    table(
      ['Item 3.4', 'SI 1.4 right', 'US 1.4 right'],
      [
        'Operating weight | 2,940 kg | 6,480 lb',
        'Rated operating capacity | 680 kg | 1,500 lb',
        'Engine power at 2,700 rpm | 36 kW | 49 hp',
        'Width over tyres | 1,680 mm | 5 ft 6 in',
        'Hinge pin height | 2,850 mm | 9 ft 4 in',
        'System pressure | 200 bar | 2,900 psi',
        'Auxiliary flow | 66 L/min | 17.4 US gpm',
      ],
      'Specifications',
    ),
    notice('Attachments that need more than 66 L/min stall the engine.'),
  ],
}
