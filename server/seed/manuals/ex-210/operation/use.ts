import { instrumentPanel, joystickCab } from '../../drawings/cab'
import { excavator } from '../../drawings/excavator'
import {
  bullets,
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

/** @param about which machines the manual is for */
export const introduction = (about: string): Chapter => ({
  title: 'Introduction',
  blocks: [
    section('About this manual'),
    text(`${about} Left and right are as seen from the seat with the idlers in front.`),
    section('Main components'),
    figure(
      'Main components',
      withCallouts(
        excavator,
        [98, 200, 40, 160],
        [140, 90, 84, 60],
        [220, 74, 240, 24],
        [336, 120, 336, 50],
        [440, 156, 440, 90],
        [500, 170, 540, 140],
        [380, 250, 400, 200],
        [288, 237, 230, 230],
      ),
      240,
    ),
    text('1 bucket, 2 dipper arm, 3 boom, 4 cab, 5 engine bay, 6 counterweight, 7 track, 8 idler.'),
    note('The serial number is on the plate at the right of the boom foot.'),
  ],
})

export const safety: Chapter = {
  title: 'Safety',
  blocks: [
    section('Before you work'),
    bullets(
      'Ask where cables, gas pipes and water mains are before you dig. Dig by hand within 1 m of them.',
      'Keep people out of the swing: 12 m (39 ft) around the machine.',
      'Wear hard hat, safety shoes and, outside the cab, hearing protection (105 dB(A)).',
      'Fasten the belt. The cab protects against roll-over only with the belt on.',
    ),
    section('Overhead lines'),
    danger(
      'Electrocution. Keep boom and arm at least 6 m (20 ft) from any line. If you touch one, swing away and stay in the cab.',
    ),
    section('Slopes and edges'),
    warning('The edge of a trench breaks. Keep the tracks at right angles to it and at least 2 m away.'),
    text(
      'Drive up and down slopes of at most 30 degrees. Do not swing a full bucket downhill on more than 10 degrees.',
    ),
    section('Lifting loads'),
    warning('Lift only with the hook of the bucket link and with the overload warning on. Never lift over people.'),
    section('Leaving the machine'),
    steps(
      'Park on level ground and lower bucket and blade.',
      'Idle for five minutes, then turn the key to OFF.',
      'Within ten seconds move both joysticks in all directions.',
      'Pull the red safety lever up, so that the joysticks are locked, and leave.',
    ),
  ],
}

export const controls: Chapter = {
  title: 'Controls and instruments',
  blocks: [
    section('Cab'),
    figure(
      'Controls',
      withCallouts(
        joystickCab,
        [133, 98, 60, 60],
        [387, 98, 450, 60],
        [236, 36, 190, 14],
        [284, 36, 330, 14],
        [92, 206, 50, 190],
        [387, 156, 460, 170],
        [120, 146, 66, 136],
      ),
      200,
    ),
    table(
      ['Item 0.5 center', 'Control 1.6', 'What it does 3.6'],
      [
        '1 | Left joystick | Arm out and in, swing left and right',
        '2 | Right joystick | Boom down and up, bucket curl and dump',
        '3 | Left pedal and lever | Left track forward and back',
        '4 | Right pedal and lever | Right track forward and back',
        '5 | Safety lever | Up locks all movements',
        '6 | Monitor | Gauges, modes, alarms',
        '7 | Throttle dial | 1 to 10; 1,000 to 2,050 rpm',
      ],
      'Controls',
    ),
    section('Work modes'),
    table(
      ['Mode 0.8', 'Engine, rpm 1.2 right', 'Use 3'],
      [
        'P | 2,050 | Heavy digging',
        'S | 1,850 | General work, about 15 % less fuel',
        'L | 1,600 | Lifting, slow and even',
        'B | 1,700 | Hammer, flow set to 140 L/min',
      ],
      'Work modes',
    ),
    section('Monitor'),
    figure('Monitor', instrumentPanel, 140),
    table(
      ['Lamp 1.8', 'Meaning 2.2', 'What to do 2.6'],
      [
        'Engine oil pressure, red | Below 1.0 bar | Stop at once',
        'Coolant, red | Above 106 °C | Idle, then stop',
        'Hydraulic oil, red | Above 100 °C | Idle until below 85 °C',
        'Air filter, yellow | Clogged | Section 6.3',
        'Fuel, yellow | Below 45 L | Refuel',
        'Overload, yellow | Load too heavy for the reach | Bring the load closer',
      ],
      'Lamps',
    ),
  ],
}

/** @param weight the operating weight */
export const operation = (weight: string): Chapter => ({
  title: 'Operation',
  blocks: [
    section('Daily checks'),
    steps(
      'Engine oil between the marks, stopped for ten minutes. From MIN to MAX takes 3.5 L (3.7 US qt).',
      'Coolant between LOW and FULL of the tank, cold.',
      'Hydraulic oil: arm and bucket fully in, bucket on the ground, level in the middle of the sight gauge.',
      'Drain the water separator.',
      'Look for leaks, loose track bolts and cracked teeth.',
      'Grease the bucket pins when working in water.',
    ),
    section('Starting'),
    steps(
      'Pull the safety lever up, set the throttle dial to 1.',
      'Turn the key to ON; below 0 °C wait until the glow lamp is out (up to 20 s).',
      'Turn to START for at most 10 seconds. Wait one minute between tries.',
      'Run five minutes at dial 4; below -10 °C warm up for 15 minutes until the hydraulic oil has 25 °C.',
    ),
    section('Travelling'),
    table(['Speed 1', 'km/h 1 right', 'mph 1 right'], ['Low | 3.4 | 2.1', 'High | 5.5 | 3.4'], 'Travel speeds'),
    notice('Drive at most 2 km without a stop of 10 minutes: the track rollers get hot.'),
    section('Digging'),
    bullets(
      'The best force is with the arm at a right angle to the boom.',
      'Do not swing the bucket against material, and do not use the end of the stroke as a hammer.',
      'Fill the bucket by the arm; curl it only at the end.',
    ),
    section('Parking and towing'),
    text(
      'Tow with two wire ropes of 25 mm around the track frame; the pull must not exceed 140 kN (31,500 lbf). The hole in the frame is for light loads up to 60 kN only.',
    ),
    caution('Open the bypass of both travel motors before towing, or they are destroyed.'),
    section('Transport'),
    text(
      `Operating weight ${weight}. Lash with at least four chains of 10,000 kg working load; lower the boom forward over a block.`,
    ),
  ],
})
