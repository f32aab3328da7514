import { fuseBox } from '../../drawings/electrical'
import { airCleaner, engineSide } from '../../drawings/engine'
import { excavator } from '../../drawings/excavator'
import { track } from '../../drawings/running-gear'
import { type Chapter, caution, danger, figure, section, steps, table, text, warning } from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

const columns = ['What 2.6', 'What to do 2.6', 'Section 0.9']

export const fluids: Chapter = {
  title: 'Fluids and schedule',
  blocks: [
    section('Fluids and capacities'),
    table(
      ['Compartment 2.2', 'Litres 0.9 right', 'US qt 0.9 right', 'Specification 2.2'],
      [
        'Engine oil with filter | 23.5 | 24.8 | SAE 10W-40 CK-4',
        'Engine oil without filter | 21.8 | 23.0 | SAE 10W-40 CK-4',
        'Cooling system | 26.5 | 28.0 | 50/50 propylene glycol',
        'Hydraulic tank | 135.0 | 142.7 | ISO VG 46 HVLP',
        'Swing drive | 5.0 | 5.3 | SAE 80W-90 GL-5',
        'Final drive, each | 4.7 | 5.0 | SAE 80W-90 GL-5',
        'Fuel tank | 340.0 | 359.3 | ASTM D975 2-D',
        'DEF tank | 32.0 | 33.8 | ISO 22241-1',
      ],
      'Capacities',
    ),
    section('Filters'),
    table(
      ['Part 3', 'Part number 1.4', 'Replace every 1.6'],
      [
        'Engine oil filter | 410-05518 | 500 hours',
        'Fuel filter | 410-06102 | 500 hours',
        'Water separator | 410-06110 | 500 hours',
        'Air filter, outer | 410-12240 | 1000 hours',
        'Air filter, inner | 410-12241 | 2000 hours',
        'Hydraulic return filter | 431-20870 | 1000 hours',
        'Pilot filter | 431-20904 | 1000 hours',
      ],
      'Filters',
    ),
    section('Maintenance schedule'),
    table(columns, ['Levels, leaks, teeth | Check | 4.1', 'Bucket link, 8 points | Grease | 6.6'], '10 hours'),
    table(columns, ['Track tension | Check | 6.4', 'Boom and arm, 11 points | Grease | 6.6'], '50 hours'),
    table(
      columns,
      [
        'Swing bearing, 2 points | Grease | 6.6',
        'Air conditioning filter | Clean | 6.3',
        'Track shoe bolts | Check for 650 Nm | 6.4',
      ],
      '250 hours',
    ),
    table(columns, ['Engine oil and filter | Change, 23.5 L | 6.1', 'Fuel filters | Replace | 6.2'], '500 hours'),
    table(
      columns,
      ['Return and pilot filters | Replace | 6.5', 'Swing and final drives | Change oil | 6.5'],
      '1000 hours',
    ),
    table(columns, ['Coolant | Change, 26.5 L | 5.1', 'Hydraulic oil | Change, 135.0 L | 6.5'], '2000 hours'),
  ],
}

export const maintenance: Chapter = {
  title: 'Maintenance procedures',
  blocks: [
    section('Engine oil and filter'),
    warning('Oil above 60 °C scalds. Let the engine cool for at least one hour, and wear gloves.'),
    figure('Engine oil', withCallouts(engineSide, [236, 240, 200, 254], [290, 190, 360, 246], [150, 46, 110, 18]), 160),
    steps(
      'Park, lower the bucket, pull the safety lever up, turn the battery switch to OFF.',
      'Open the plate below the engine and screw the drain hose onto the valve (1). The oil drains without opening a plug.',
      'Unscrew the filter (2). Fit 410-05518: touch, then one full turn (24 Nm).',
      'Close the valve, take the hose off and tighten the cap to 38 Nm (28 lb-ft).',
      'Fill in 23.5 L of SAE 10W-40 CK-4 through the filler (3).',
      'Idle for five minutes, stop, wait ten minutes, check the level.',
    ),
    section('Fuel filters'),
    text(
      'Close the tap, replace 410-06102 and 410-06110, turn the key to ON for 60 seconds: the electric pump bleeds the system. Do not loosen any line.',
    ),
    section('Air filters'),
    figure('Air filter', withCallouts(airCleaner, [48, 44, 48, 14], [154, 46, 154, 14], [290, 58, 290, 18]), 120),
    text(
      'Clean the outer element (2) at most five times with air of 2.5 bar. Replace the inner one (3) every 2000 hours.',
    ),
    section('Track tension'),
    figure('Track and tensioner', withCallouts(track, [246, 88, 246, 24], [270, 150, 300, 180]), 130),
    danger(
      'Grease in the tensioner is under very high pressure. Never loosen the valve by more than one turn, and stand to the side.',
    ),
    steps(
      'Raise the track with boom and arm, and put a block below the frame.',
      'Measure the sag at the middle roller (2): 40 to 55 mm (1.6 to 2.2 in) is right.',
      'Too loose: pump grease into the valve (1). Too tight: loosen it by one turn.',
      'Tighten the valve to 60 Nm and measure again.',
    ),
    section('Hydraulic oil and drives'),
    text(
      'Press the button of the breather to release the tank. Replace 431-20870 (cover 45 Nm). Drain the final drives with the plug at the bottom; fill 4.7 L each until oil runs from the level hole; plugs 70 Nm.',
    ),
    section('Greasing'),
    figure(
      'Grease points',
      withCallouts(
        excavator,
        [98, 158, 60, 130],
        [176, 50, 150, 22],
        [288, 182, 230, 190],
        [226, 66, 260, 40],
        [300, 184, 260, 220],
        [380, 206, 440, 224],
      ),
      190,
    ),
    caution('Put the bucket on the ground before you climb on the boom.'),
  ],
}

export const faults: Chapter = {
  title: 'Troubleshooting',
  blocks: [
    section('Faults'),
    table(
      ['Symptom 1.7', 'Possible cause 2.2', 'Remedy 2.6'],
      [
        'Starter does not turn | Safety lever is down | Pull it up',
        'Engine has no power | Fuel filter clogged | Replace',
        'Engine derates to 60 % | DEF empty | Fill with 32.0 L',
        'No movement | Safety lever up, fuse 5 | Lower it; replace 10 A',
        'Slow movements | Mode L, oil cold | Change mode, warm up',
        'Track runs off | Too loose, idler worn | Section 6.4',
        'Swing does not stop | Swing brake valve | Dealer',
      ],
      'Faults',
    ),
    section('Alarm codes'),
    table(
      ['Code 0.8', 'Meaning 2.6', 'What to do 2.6'],
      [
        'E01 | Engine oil pressure low | Stop at once',
        'E04 | Coolant above 106 °C | Idle, then stop',
        'E11 | DEF below 10 % | Fill',
        'E12 | DEF empty, engine derated | Fill, key OFF for 60 s',
        'H03 | Hydraulic oil above 100 °C | Idle',
        'H07 | Pilot pressure below 30 bar | Dealer',
        'M02 | Monitor has no data | Fuse 9',
      ],
      'Alarm codes',
    ),
    section('Fuses'),
    figure('Fuse box', fuseBox(2, 6), 110),
    table(
      ['Fuse 0.6 center', 'Amperes 0.8 right', 'Circuit 2.4', 'Fuse 0.6 center', 'Amperes 0.8 right', 'Circuit 2.4'],
      [
        '1 | 30 | Engine controller | 7 | 20 | Boom lamps',
        '2 | 20 | Pump controller | 8 | 20 | Cab lamps',
        '3 | 10 | Starter relay | 9 | 5 | Monitor',
        '4 | 15 | Wiper, washer | 10 | 25 | Air conditioning',
        '5 | 10 | Safety lever solenoid | 11 | 10 | Horn, radio',
        '6 | 15 | Refuelling pump | 12 | 15 | 24 V socket',
      ],
      'Fuses, 24 V',
    ),
  ],
}

/** @param dimensions rows of the table of dimensions and weights */
export const specifications = (dimensions: string[]): Chapter => ({
  title: 'Specifications',
  blocks: [
    section('Dimensions and weights'),
    table(['Item 3.4', 'SI 1.4 right', 'US 1.4 right'], dimensions, 'Dimensions and weights'),
    section('Engine and hydraulics'),
    table(
      ['Item 2.4', 'Value 3'],
      [
        'Engine | Harrow H6-67 T, six cylinders, 6.7 L',
        'Power | 123 kW (165 hp) at 2,050 rpm',
        'Main pumps | 2 x 224 L/min',
        'Main relief | 343 bar; power boost 373 bar',
        'Swing speed | 11.2 rpm',
        'Electrical system | 24 V, two batteries 12 V 150 Ah',
      ],
      'Engine and hydraulics',
    ),
    section('Tightening torques'),
    table(
      ['Where 3', 'Thread 1', 'Nm 0.8 right', 'lb-ft 0.8 right'],
      [
        'Track shoe bolts | M20 | 650 | 479',
        'Sprocket | M16 | 280 | 207',
        'Swing bearing | M20 | 530 | 391',
        'Counterweight | M33 | 2,010 | 1,483',
        'Engine oil drain cap | M26 | 38 | 28',
      ],
      'Torques',
    ),
  ],
})
