import { fuseBox } from '../drawings/electrical'
import { airCleaner, engineSide } from '../drawings/engine'
import { forwarder } from '../drawings/forwarder'
import { type Chapter, caution, figure, note, notice, section, steps, table, text, warning } from '../writer/block'
import { withCallouts } from '../writer/drawing'

export const fluids: Chapter = {
  title: 'Fluids and schedule',
  blocks: [
    section('Fluids and capacities'),
    table(
      ['Compartment 2.2', 'Litres 0.9 right', 'US qt 0.9 right', 'Specification 2.2'],
      [
        'Engine oil with filter | 19.2 | 20.3 | SAE 5W-40 E9',
        'Engine oil without filter | 17.6 | 18.6 | SAE 5W-40 E9',
        'Cooling system | 31.0 | 32.8 | 50/50 ethylene glycol OAT',
        'Hydraulic tank | 118.0 | 124.7 | ISO VG 46 bio, HEES',
        'Front axle | 14.0 | 14.8 | SAE 80W-140 LS',
        'Bogie axle, middle | 16.5 | 17.4 | SAE 80W-140 LS',
        'Bogie case, each | 12.0 | 12.7 | SAE 80W-140',
        'Transfer case | 3.2 | 3.4 | SAE 80W-90',
        'Fuel tank | 125.0 | 132.1 | EN 590',
        'AdBlue tank | 24.0 | 25.4 | ISO 22241-1',
      ],
      'Capacities',
    ),
    notice('Never mix bio oil with mineral oil: more than 2 % mineral oil makes it foam.'),
    section('Maintenance schedule'),
    table(
      ['Hours 0.8 right', 'What 2.4', 'What to do 2.6'],
      [
        '10 | Levels, hoses, grapple | Check',
        '10 | Grapple and rotator, 9 points | Grease',
        '50 | Crane and articulation, 22 points | Grease',
        '50 | Wheel nuts | Check for 480 Nm',
        '250 | Crane pillar bearing | Grease, check oil',
        '250 | Battery, belts | Check',
        '500 | Fuel filters 510-06140, 510-06144 | Replace',
        '600 | Engine oil and filter 510-06027 | Change, 19.2 L: section 6.1',
        '1000 | Hydraulic filters 531-10220 | Replace both: section 6.4',
        '1000 | Axle and bogie oils | Change',
        '2000 | Hydraulic oil | Analyse, change 118.0 L if needed',
        '2000 | Coolant | Change, 31.0 L',
      ],
      'Maintenance schedule',
    ),
    section('Tyres and torques'),
    table(
      ['Item 3', 'Value 1.8 right'],
      [
        'Front tyre 600/65-34, pressure | 2.6 bar (38 psi)',
        'Bogie tyre 710/45-26.5, pressure | 4.2 bar (61 psi)',
        'Bogie tyre with tracks, pressure | 4.8 bar (70 psi)',
        'Wheel nuts M22 | 480 Nm (354 lb-ft)',
        'Crane pillar bolts M24 | 950 Nm (701 lb-ft)',
        'Engine oil drain plug M20 | 65 Nm (48 lb-ft)',
        'Rotator bolts M16 | 290 Nm (214 lb-ft)',
      ],
      'Pressures and torques',
    ),
  ],
}

export const maintenance: Chapter = {
  title: 'Maintenance procedures',
  blocks: [
    section('Engine oil and filter'),
    warning('Oil at working heat burns. Let the engine cool below 45 °C before you open the plug.'),
    figure('Engine oil', withCallouts(engineSide, [236, 240, 200, 254], [290, 190, 360, 246], [150, 46, 110, 18]), 150),
    steps(
      'Tilt the cab and secure it with the strut.',
      'Open the hatch below the engine, take out the plug (1) with a 24 mm wrench.',
      'Replace the insert of the filter (2) by 510-06027 with its O-ring; tighten the cap to 30 Nm.',
      'Tighten the plug to 65 Nm (48 lb-ft) with a new ring.',
      'Fill in 19.2 L of SAE 5W-40 E9 (3). Idle for four minutes, wait 15 minutes, check.',
    ),
    section('Air filter'),
    figure('Air filter', withCallouts(airCleaner, [154, 46, 154, 14], [290, 58, 290, 18]), 110),
    text(
      'Replace the outer element 510-12810 (1) at 50 mbar on the screen, the inner element 510-12811 (2) every third time.',
    ),
    section('Greasing the crane'),
    figure(
      'Grease points of crane and articulation',
      withCallouts(
        forwarder,
        [262, 192, 244, 244],
        [296, 120, 262, 80],
        [350, 74, 320, 30],
        [406, 34, 440, 14],
        [523, 80, 580, 60],
        [460, 210, 460, 262],
      ),
      190,
    ),
    text('1 articulation 4 points, 2 pillar 3, 3 lift cylinder 2, 4 boom joint 4, 5 rotator and grapple 9, 6 bogie 2.'),
    section('Hydraulic filters'),
    steps(
      'Lay the crane down, stop, open the valve on the tank to release the pressure.',
      'Start the vacuum pump of the tank, so that no oil runs out.',
      'Replace both elements 531-10220 and the O-rings; covers 55 Nm.',
      'Switch the vacuum pump off, close the valve, start, and look for leaks.',
    ),
    caution('The vacuum pump must be off before the engine starts.'),
  ],
}

export const faults: Chapter = {
  title: 'Faults, fuses and data',
  blocks: [
    section('Troubleshooting'),
    table(
      ['Symptom 1.7', 'Possible cause 2.2', 'Remedy 2.6'],
      [
        'Starter does not turn | Door open, main switch off | Close, switch on',
        'Crane does not move | Door open, fuse 7 | Close; replace 15 A',
        'No drive | Parking brake, range not engaged | Release; stop and select again',
        'Crane slow | Oil cold, filter clogged | Warm up to 30 °C; replace',
        'Grapple opens under load | Check valve leaks | Dealer',
        'Load scale wrong | Not set to zero | Hold ZERO for 3 seconds, grapple empty',
      ],
      'Faults',
    ),
    section('Alarm codes'),
    table(
      ['Code 0.8', 'Meaning 2.6', 'What to do 2.6'],
      [
        'F110 | Oil pressure low | Stop at once',
        'F113 | Coolant above 103 °C | Clean the grille',
        'F240 | AdBlue below 8 % | Fill',
        'F305 | Hydraulic oil above 90 °C | Idle',
        'F412 | Frame brake pressure | Do not load; dealer',
        'F520 | Crane joystick signal | Key OFF and ON',
      ],
      'Alarm codes',
    ),
    section('Fuses'),
    figure('Fuse box', fuseBox(2, 5), 100),
    table(
      ['Fuse 0.6 center', 'Amperes 0.8 right', 'Circuit 2.4', 'Fuse 0.6 center', 'Amperes 0.8 right', 'Circuit 2.4'],
      [
        '1 | 30 | Engine controller | 6 | 10 | Frame brake',
        '2 | 25 | Work lamps front | 7 | 15 | Crane valves',
        '3 | 25 | Work lamps crane | 8 | 5 | Screen',
        '4 | 15 | Wipers | 9 | 30 | Vacuum pump',
        '5 | 20 | Heating | 10 | 10 | Radio, socket',
      ],
      'Fuses, 24 V',
    ),
    section('Specifications'),
    table(
      ['Item 3.4', 'SI 1.4 right', 'US 1.4 right'],
      [
        'Weight, empty | 13,850 kg | 30,530 lb',
        'Payload | 9,000 kg | 19,840 lb',
        'Load area | 3.8 m² | 40.9 ft²',
        'Crane reach | 8.5 m | 27 ft 11 in',
        'Lifting moment, gross | 95 kNm | 70,070 lb-ft',
        'Engine power at 1,900 rpm | 114 kW | 153 hp',
        'Width | 2,680 mm | 8 ft 10 in',
        'Ground clearance | 605 mm | 1 ft 11.8 in',
        'System pressure | 225 bar | 3,263 psi',
      ],
      'Specifications',
    ),
    note('Weights are without tracks and chains.'),
  ],
}
