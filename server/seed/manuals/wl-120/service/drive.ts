import { axle, cylinder } from '../../drawings/running-gear'
import { type Chapter, caution, danger, figure, notice, section, steps, table, text, warning } from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

export const transmission: Chapter = {
  title: 'Transmission and axles',
  blocks: [
    section('Pressures'),
    text('Warm the oil to 80 °C. Connect the gauge 0 to 25 bar to the ports on the left of the control block.'),
    table(
      ['Port 0.7', 'Pressure 2', 'rpm 0.9 right', 'bar 1.1 right'],
      [
        'P1 | Main | 850 | 11 to 14',
        'P1 | Main | 2,200 | 15 to 18',
        'P2 | Forward clutch | 1,500 | 14 to 17',
        'P3 | Reverse clutch | 1,500 | 14 to 17',
        'P4 | Converter outlet | 2,200 | 2.5 to 4.0',
        'P5 | Lubrication | 2,200 | 0.8 to 1.6',
      ],
      'Transmission pressures',
    ),
    section('Stall test'),
    danger(
      'The machine can leap forward. Put the bucket against a wall, chock all wheels, and keep everybody 15 m away.',
    ),
    steps(
      'Warm engine and transmission to 80 °C.',
      'Apply the parking brake, press the brake pedal fully, engage gear 4 forward.',
      'Press the accelerator fully for at most ten seconds and read the speed.',
      'Put the lever to neutral and run at 1,200 rpm for two minutes.',
    ),
    table(
      ['Reading 1.6', 'Meaning 3'],
      [
        '2,040 to 2,140 rpm | Engine and converter are good',
        'below 1,950 rpm | Engine lacks power',
        'above 2,230 rpm | A clutch slips: measure P2 and P3',
      ],
      'Stall speed',
    ),
    section('Axles'),
    figure(
      'Axle: places of the measures',
      withCallouts(axle, [260, 100, 320, 150], [60, 60, 20, 14], [88, 60, 110, 30]),
      140,
    ),
    table(
      ['Item 0.6 center', 'Measure 2.6', 'Value 1.6 right'],
      [
        '1 | Backlash of the crown wheel | 0.20 to 0.28 mm',
        '1 | Pinion bearing preload | 1.8 to 2.6 Nm',
        '2 | Hub bearing preload | 12 to 18 Nm',
        '3 | Brake disc, new | 4.80 mm',
        '3 | Brake disc, least | 3.90 mm',
      ],
      'Axle measures',
    ),
    table(
      ['Where 2.4', 'Thread 1', 'Nm 0.8 right'],
      [
        'Crown wheel | M14 | 240',
        'Pinion nut | M36 | 550',
        'Planet carrier | M12 | 120',
        'Axle to frame | M24 | 1,020',
        'Wheel nuts | M22 | 610',
      ],
      'Axle torques',
    ),
    section('Parking brake'),
    steps(
      'Chock the wheels. Loosen the cable at the lever.',
      'Turn the adjuster until the disc just drags, then back by 1/2 turn.',
      'Clearance at the pads: 0.6 mm on each side.',
      'Test by section 4.6 of the operation manual.',
    ),
  ],
}

export const hydraulics: Chapter = {
  title: 'Hydraulics',
  blocks: [
    section('Main relief valve'),
    warning(
      'Release the pressure before you connect a gauge: boom down, engine off, move the levers, loosen the tank breather.',
    ),
    steps(
      'Warm the oil to 50 °C. Connect a gauge 0 to 400 bar to port M1.',
      'Run at 2,200 rpm, tip the bucket back and hold the lever.',
      'Read 210 bar ± 5. If not, loosen the lock nut (17 mm) and turn the screw: one turn is 46 bar.',
      'Tighten the lock nut to 35 Nm and measure again.',
    ),
    table(
      ['Valve 2.4', 'Port 0.8', 'bar 1 right'],
      [
        'Main relief | M1 | 210',
        'Steering relief | M2 | 175',
        'Bucket, rod side | M3 | 240',
        'Bucket, bottom side | M4 | 250',
        'Boom, bottom side | M5 | 250',
        'Pilot supply | M6 | 32',
        'Accumulator, cut in | M7 | 95',
        'Accumulator, cut out | M7 | 120',
      ],
      'Relief valves',
    ),
    section('Pump test'),
    text('With the flow meter 892-05510 at the pump outlet, 2,200 rpm and 50 °C:'),
    table(
      ['Pressure 1.2 right', 'Flow, new 1.2 right', 'Flow, least 1.2 right'],
      ['10 bar | 152 L/min | 140 L/min', '150 bar | 144 L/min | 125 L/min', '210 bar | 139 L/min | 116 L/min'],
      'Main pump',
    ),
    section('Lift cylinder'),
    figure(
      'Lift cylinder drawn apart',
      withCallouts(
        cylinder,
        [140, 52, 140, 20],
        [248, 56, 248, 20],
        [290, 54, 290, 20],
        [334, 50, 334, 20],
        [420, 70, 420, 24],
      ),
      110,
    ),
    caution('A cylinder weighs 74 kg (163 lb). Use a hoist.'),
    steps(
      'Fit the boom strut, release the pressure, close the lines with plugs.',
      'Unscrew the gland (4) with the hook wrench 892-06204.',
      'Pull the rod (5) with the piston (2) out and loosen the piston nut.',
      'Replace all seals (3). Fit the lip to the pressure.',
      'Tighten the piston nut to 1,150 Nm and the gland to 420 Nm.',
      'Fill, bleed by moving to both ends five times without load.',
    ),
    section('Drift test'),
    text(
      'Full bucket, pins at cab height, oil at 50 °C, engine off. In ten minutes the boom may sink by 40 mm, the bucket may tip by 25 mm. More: swap the hoses of both sides; if the drift stays, the cylinder leaks, otherwise the valve.',
    ),
    notice('Charge the brake accumulators with nitrogen only. 55 bar at 20 °C. Oxygen explodes.'),
  ],
}
