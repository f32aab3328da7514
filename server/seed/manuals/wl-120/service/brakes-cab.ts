import { loaderCab } from '../../drawings/cab'
import { filterHeads } from '../../drawings/engine'
import { wheelLoader } from '../../drawings/wheel-loader'
import {
  type Chapter,
  caution,
  danger,
  figure,
  note,
  notice,
  section,
  steps,
  table,
  text,
  warning,
} from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

export const fuelSystem: Chapter = {
  title: 'Fuel system',
  blocks: [
    section('Low-pressure side'),
    figure(
      'Filter heads with test ports',
      withCallouts(filterHeads, [96, 38, 40, 12], [250, 46, 250, 14], [355, 36, 400, 12]),
      150,
    ),
    table(
      ['Test 2.4', 'At 1.2', 'Value 1.4 right'],
      [
        'Feed pressure (1) | 850 rpm | 4.2 to 5.0 bar',
        'Feed pressure (1) | 2,200 rpm | 4.8 to 5.6 bar',
        'Drop over both filters (2) | 2,200 rpm | below 1.2 bar',
        'Suction at the tank | 2,200 rpm | -0.25 bar at most',
        'Return flow (3) | 850 rpm | 0.9 L/min',
      ],
      'Low-pressure side',
    ),
    section('High-pressure side'),
    danger(
      'The rail holds up to 1,600 bar. A jet cuts through skin and bone. Read the pressure with the diagnosis cable only.',
    ),
    table(
      ['State 2.4', 'Rail pressure 1.6 right'],
      [
        'Cranking | at least 220 bar',
        'Idle, warm | 310 to 350 bar',
        '2,200 rpm, no load | 820 to 900 bar',
        'Full load | 1,550 bar',
      ],
      'Rail pressure',
    ),
    section('Injectors'),
    steps(
      'Measure the leak-off of all injectors for one minute at idle: at most 60 mL each.',
      'More than twice the mean: replace that injector.',
      'Fit a new copper washer, tighten the clamp to 27 Nm.',
      'Enter the code of the injector with the diagnosis cable.',
      'Use new lines, 28 Nm at both nuts.',
    ),
    notice('An injector without its code smokes and can burn a piston.'),
  ],
}

export const brakesSteering: Chapter = {
  title: 'Brakes and steering',
  blocks: [
    section('Brake pressure'),
    warning('Discharge the accumulators before you open a line: key OFF, press the pedal 30 times.'),
    table(
      ['Test 2.6', 'Value 1.4 right'],
      [
        'Accumulator, cut in | 95 bar',
        'Accumulator, cut out | 120 bar',
        'Lamp and buzzer on | 85 bar',
        'Nitrogen charge at 20 °C | 55 bar',
        'Pedal fully pressed, front | 62 bar',
        'Pedal fully pressed, rear | 58 bar',
        'Fall in ten minutes, engine off | 6 bar at most',
      ],
      'Brake pressures',
    ),
    section('Bleeding the brakes'),
    steps(
      'Run the engine until the charging stops.',
      'Put a clear hose on the screw of the front left hub.',
      'Press the pedal gently, open the screw until no bubbles come, close it to 14 Nm.',
      'Go on: front right, rear left, rear right.',
    ),
    section('Disc wear'),
    text(
      'Take the plug from the hub and measure from the face to the piston with the brake pressed. New 21.0 mm, limit 25.5 mm.',
    ),
    section('Steering'),
    figure(
      'Articulation and steering cylinders',
      withCallouts(wheelLoader, [341, 176, 316, 240], [260, 190, 230, 246]),
      130,
    ),
    table(
      ['Test 2.6', 'Value 1.4 right'],
      [
        'Steering relief | 175 bar',
        'Shock valves | 235 bar',
        'Turns of the wheel, stop to stop | 4.1',
        'Time at 850 rpm, stop to stop | 4.6 s',
        'Play of the upper pin, limit | 0.8 mm',
        'Play of the lower pin, limit | 1.0 mm',
        'Shims at the pin cover | 0.1 to 0.4 mm',
      ],
      'Steering',
    ),
    note('Change the bushes of both pins together. Cool them to -80 °C rather than press them dry.'),
  ],
}

export const cab: Chapter = {
  title: 'Cab and air conditioning',
  blocks: [
    section('Lifting the cab off'),
    caution('The cab weighs 690 kg (1,521 lb). Use the four eyes and a spreader.'),
    steps(
      'Disconnect the battery, the plugs X1 to X4 and the heater hoses.',
      'Mark and take off the pilot lines below the floor.',
      'Take out the four mounts (M16, 206 Nm) and lift.',
      'Replace mounts lower than 42 mm.',
    ),
    figure(
      'Cab from inside',
      withCallouts(loaderCab, [260, 112, 260, 70], [426, 156, 470, 100], [110, 182, 56, 186]),
      130,
    ),
    section('Air conditioning'),
    text(
      'Refrigerant R-134a, 1.15 kg ± 0.05; oil PAG 46, 180 mL. Test at 1,800 rpm, fan 4, doors open, 25 °C outside.',
    ),
    table(
      ['Outside 1.2 right', 'Low side 1.4 right', 'High side 1.6 right', 'Vent 1 right'],
      [
        '20 °C | 1.4 bar | 9 to 11 bar | 6 °C',
        '25 °C | 1.7 bar | 11 to 14 bar | 8 °C',
        '30 °C | 2.0 bar | 14 to 17 bar | 11 °C',
        '35 °C | 2.4 bar | 16 to 20 bar | 14 °C',
      ],
      'Air conditioning pressures',
    ),
    warning('Refrigerant freezes skin and eyes. Draw it off with a recovery unit, never let it out.'),
    section('Seat and belt'),
    table(
      ['Where 2.4', 'Thread 1', 'Nm 0.8 right'],
      ['Seat to floor | M10 | 48', 'Belt anchor | 7/16 in | 55', 'Steering column | M10 | 48', 'Door hinge | M8 | 24'],
      'Cab torques',
    ),
  ],
}
