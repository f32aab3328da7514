import { axle, wheelNuts } from '../../drawings/running-gear'
import { wheelLoader } from '../../drawings/wheel-loader'
import {
  type Block,
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

export const machineProcedures: Block[] = [
  section('Transmission oil and filter'),
  text(
    'Every 1000 hours; the filter alone also at the first 100 hours. You need 24.5 L of Harrow TransFluid 30 and filter 331-44608.',
  ),
  steps(
    'Warm the oil to about 40 °C, park, stop the engine and fit the articulation lock bar.',
    'Take out the drain plug (M24, 30 mm wrench) and catch the oil.',
    'Replace the filter behind the left step: touch, then 2/3 turn.',
    'Tighten the drain plug to 80 Nm and fill in 22 L through the dipstick tube.',
    'Idle for three minutes, move the direction lever through all gears with the brake pressed, and fill to the mark.',
  ),
  table(
    ['When 1.4', 'Oil temperature 1.6 right', 'Engine speed 1.6 right', 'Level 2'],
    ['After filling | 20 °C | 850 rpm | at the COLD mark', 'Before work | 70 °C | 850 rpm | between the HOT marks'],
  ),
  section('Hydraulic oil and filters'),
  warning('The tank is under pressure. Loosen the breather slowly and let the air out before you open anything.'),
  steps(
    'Lower the boom, tip the bucket flat, stop the engine, move the levers, loosen the breather.',
    'Return filter: take off the cover on the tank (four bolts M10), lift the element out, fit the new element 331-44520 and a new O-ring. Tighten to 48 Nm.',
    'Breather: replace 331-44527 by hand.',
    'Oil, every 2000 hours: drain the tank by its plug (36 mm), clean the suction screen, close to 110 Nm and fill in 96.0 L of ISO VG 46.',
    'Start, idle for five minutes, move all cylinders to their ends twice, and check the sight glass.',
  ),
  notice('New oil from the drum is not clean enough. Fill it through a filter of 10 micrometres.'),
  section('Axle oil'),
  figure(
    'Axle from above: filler, level and drain plugs',
    withCallouts(axle, [260, 72, 260, 14], [132, 88, 150, 30], [388, 88, 372, 30]),
    150,
  ),
  steps(
    'Drive until the oil is warm. Park with the arrows on the hubs pointing down.',
    'Take out the drain plugs of the housing and of both hubs and let the oil run for 20 minutes.',
    'Tighten the drain plugs to 80 Nm. Fill the front axle with 18.5 L, the rear axle with 17.0 L of SAE 85W-90 LS through the filler (1) and the hub plugs (2, 3).',
    'Wait ten minutes. The oil must stand at the edge of the level hole.',
  ),
  section('Greasing'),
  text('Use lithium grease NLGI 2 with 3 % molybdenum. Wipe the nipple, pump until clean grease comes out.'),
  figure(
    'Grease points',
    withCallouts(
      wheelLoader,
      [92, 218, 40, 200],
      [124, 148, 90, 90],
      [144, 150, 140, 70],
      [206, 126, 196, 60],
      [170, 172, 200, 246],
      [341, 170, 312, 246],
      [341, 210, 366, 246],
      [430, 204, 500, 246],
    ),
    200,
  ),
  table(
    ['Item 0.5 center', 'Point 3', 'Nipples 0.8 right', 'Every 1.2 right'],
    [
      '1 | Bucket pins | 4 | 50 h',
      '2 | Bell crank and link | 4 | 50 h',
      '3 | Bucket cylinder | 2 | 50 h',
      '4 | Boom pivot | 4 | 50 h',
      '5 | Lift cylinders | 4 | 50 h',
      '6 | Articulation joint | 2 | 50 h',
      '7 | Propeller shafts | 3 | 250 h',
      '8 | Rear axle pivot | 2 | 250 h',
    ],
    'Grease points',
  ),
  section('Changing a tyre'),
  danger('Let all air out through the valve core before you loosen a nut. A rim under pressure flies off and kills.'),
  figure('Order in which the wheel nuts are tightened', wheelNuts(12), 200),
  steps(
    'Park on firm level ground, chock the other wheels, fit the articulation lock bar.',
    'Loosen the nuts by one turn. Lift the axle with a jack of at least 10 t until the tyre is free, and put a stand below the axle.',
    'Remove the nuts and take the wheel off with a hoist. A wheel weighs 265 kg (584 lb).',
    'Clean the hub and the studs. Fit the wheel, tighten the nuts in the order of the figure, first to 200 Nm.',
    'Lower the machine and tighten to 610 Nm (450 lb-ft) in the same order.',
    'Check the torque again after 10, 50 and 100 hours.',
  ),
  section('Cab air filters'),
  text(
    'The filter for fresh air is behind the grille at the right of the door, the one for recirculation is behind the seat. Pull out, tap clean each 250 hours, replace 332-20077 each 500 hours.',
  ),
  caution('The cab filter does not hold back gases or asbestos.'),
  section('Washing'),
  text(
    'Use water of at most 80 bar and 60 °C, from 50 cm away. Keep the jet away from the alternator, the fuse box, the panel and the breathers.',
  ),
  note('Grease all points after washing, to push the water out of the bearings.'),
]
