import { instrumentPanel, joystickCab } from '../drawings/cab'
import { skidSteer } from '../drawings/skid-steer'
import { bullets, type Chapter, caution, danger, figure, section, steps, table, text, warning } from '../writer/block'
import { withCallouts } from '../writer/drawing'

export const introduction: Chapter = {
  title: 'Introduction',
  blocks: [
    section('About this manual'),
    text(
      'This manual is for the Harrow SK-40 skid steer loader, serial numbers TPF00100 to TPF00399. Keep it in the pocket behind the seat. A Spanish edition can be had.',
    ),
    figure(
      'Main components',
      withCallouts(
        skidSteer,
        [60, 210, 26, 160],
        [240, 140, 150, 60],
        [240, 54, 330, 24],
        [376, 170, 436, 150],
        [344, 212, 400, 240],
        [250, 110, 360, 70],
      ),
      220,
    ),
    text('1 bucket, 2 lift arm, 3 protective structure, 4 engine door, 5 wheels, 6 side screen.'),
  ],
}

export const safety: Chapter = {
  title: 'Safety',
  blocks: [
    section('Restraint bar and belt'),
    danger('Never reach out of the cab while the engine runs. The lift arms pass close to it and crush.'),
    text(
      'Lower the restraint bar and fasten the belt before starting. With the bar up all movements are locked and the parking brake is on.',
    ),
    section('Loads and slopes'),
    warning('The machine tips over. Carry the load low, never above 680 kg (1,500 lb), with the heavy end uphill.'),
    bullets(
      'Empty bucket: back end is heavy, reverse uphill.',
      'Full bucket: front is heavy, drive uphill forwards.',
      'Slopes up to 15 degrees, never across.',
    ),
    section('Lift arm lock'),
    warning('Work below raised arms only with the orange arm lock on the cylinder rod.'),
    section('Fire and exhaust'),
    caution('Remove dry leaves and sawdust from the engine bay every day, in chipping work every four hours.'),
  ],
}

export const controls: Chapter = {
  title: 'Controls',
  blocks: [
    section('Joysticks and switches'),
    figure(
      'Controls',
      withCallouts(
        joystickCab,
        [133, 98, 60, 60],
        [387, 98, 450, 60],
        [120, 146, 66, 136],
        [387, 156, 460, 170],
        [92, 206, 50, 190],
      ),
      140,
    ),
    table(
      ['Item 0.5 center', 'Control 1.6', 'What it does 3.6'],
      [
        '1 | Left joystick | Drive and turn',
        '2 | Right joystick | Lift arm and bucket',
        '3 | Switches left | Lamps, two-speed, horn',
        '4 | Display | Hours, fuel, codes',
        '5 | Hand throttle | 1,150 to 2,750 rpm',
      ],
      'Controls',
    ),
    section('Display'),
    figure('Display', instrumentPanel, 95),
    table(
      ['Lamp 1.8', 'Meaning 2.2', 'What to do 2.6'],
      [
        'Oil pressure | Below 0.6 bar | Stop at once',
        'Coolant | Above 110 °C | Idle, then stop',
        'Air filter | Clogged | Section 6.2',
        'Bar up | Restraint bar is not down | Lower it',
      ],
      'Lamps',
    ),
  ],
}

export const operation: Chapter = {
  title: 'Operation',
  blocks: [
    section('Daily checks'),
    steps(
      'Engine oil at the dipstick, cold. MIN to MAX is 1.2 L (1.3 US qt).',
      'Coolant in the tank behind the engine door.',
      'Hydraulic oil in the sight glass, arms down.',
      'Tyres and nuts.',
      'Restraint bar: raise it with the engine running; nothing may move.',
    ),
    section('Starting and stopping'),
    steps(
      'Sit down, lower the bar, fasten the belt.',
      'Set the throttle to 1/3. Glow below 10 °C: 8 seconds.',
      'Start for at most 10 seconds.',
      'Warm up for two minutes, five below 0 °C.',
      'To stop: arms down, throttle to idle for one minute, key OFF.',
    ),
    section('Driving'),
    text(
      'Low range reaches 11.0 km/h (6.8 mph), high range 17.5 km/h (10.9 mph). Turn gently: spinning on the spot on asphalt wears out a set of tyres in 150 hours.',
    ),
    section('Attachments'),
    steps(
      'Turn both levers of the coupler up.',
      'Drive the coupler below the upper edge, tip back and lift.',
      'Push both levers down until the wedges stand out below by 10 mm.',
      'Press the edge on the ground: the attachment must not move.',
    ),
    warning('A wedge that does not stand out lets the attachment fall. Clean the holes and try again.'),
    section('Transport and towing'),
    text(
      'Do not tow the machine further than onto a trailer: the hydrostatic drive is locked without oil pressure. Lift at the four eyes with a frame; weight 2,940 kg (6,480 lb).',
    ),
  ],
}
