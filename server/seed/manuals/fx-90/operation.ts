import { instrumentPanel, joystickCab } from '../drawings/cab'
import { forwarder } from '../drawings/forwarder'
import {
  bullets,
  type Chapter,
  caution,
  danger,
  figure,
  note,
  section,
  steps,
  table,
  text,
  warning,
} from '../writer/block'
import { withCallouts } from '../writer/drawing'

export const introduction: Chapter = {
  title: 'Introduction',
  blocks: [
    section('About this manual'),
    text(
      'This manual is for the Harrow FX-90 forwarder, a six-wheeled machine that carries logs out of the forest, serial numbers TPF00800 to TPF00999.',
    ),
    figure(
      'Main components',
      withCallouts(
        forwarder,
        [70, 150, 30, 110],
        [176, 70, 140, 30],
        [262, 192, 244, 244],
        [296, 140, 260, 60],
        [350, 74, 330, 30],
        [522, 110, 580, 60],
        [434, 120, 470, 110],
        [460, 210, 460, 262],
      ),
      210,
    ),
    text('1 engine, 2 cab, 3 articulation with frame brake, 4 crane pillar, 5 boom, 6 grapple, 7 stakes, 8 bogie.'),
  ],
}

export const safety: Chapter = {
  title: 'Safety',
  blocks: [
    section('Danger zone'),
    danger('Logs fall and swing. Nobody may be within 20 m (66 ft) of the crane.'),
    bullets(
      'Wear a helmet with visor outside the cab.',
      'Never lift a log over the cab.',
      'Keep 8 m from power lines; no crane work below them.',
      'Do not enter the articulation while the engine runs.',
    ),
    section('Slopes'),
    warning(
      'Drive straight up and down on slopes above 15 degrees. Loaded, the limit is 22 degrees; empty, 27 degrees.',
    ),
    section('Fire'),
    text(
      'Two extinguishers: 6 kg in the cab, 9 kg at the crane pillar. The engine bay has a fixed system; pull the red ring at the left of the seat. Clean needles and moss off the exhaust twice a day.',
    ),
    section('Emergency exit'),
    text('If the door is blocked, break the rear window with the hammer above the radio.'),
  ],
}

export const controls: Chapter = {
  title: 'Controls',
  blocks: [
    section('Seat and consoles'),
    figure(
      'Controls',
      withCallouts(
        joystickCab,
        [133, 98, 60, 60],
        [387, 98, 450, 60],
        [284, 36, 330, 14],
        [236, 36, 190, 14],
        [387, 156, 460, 170],
        [120, 146, 66, 136],
      ),
      140,
    ),
    table(
      ['Item 0.5 center', 'Control 1.6', 'What it does 3.6'],
      [
        '1 | Left joystick | Swing and extension of the crane; steering while driving',
        '2 | Right joystick | Boom, rotator, grapple',
        '3 | Right pedal | Drive speed',
        '4 | Left pedal | Brake',
        '5 | Screen | Gauges, load scale, codes',
        '6 | Switches | Differential locks, frame brake, lamps',
      ],
      'Controls',
    ),
    section('Screen'),
    figure('Screen', instrumentPanel, 95),
    table(
      ['Lamp 1.8', 'Meaning 2.2', 'What to do 2.6'],
      [
        'Oil pressure | Below 1.2 bar | Stop at once',
        'Coolant | Above 103 °C | Clean the grille, idle',
        'Hydraulic oil | Above 90 °C | Idle, clean the cooler',
        'Frame brake | Released while the crane works | Switch on',
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
      'Engine oil: stopped for 15 minutes; MIN to MAX is 3.0 L (3.2 US qt).',
      'Coolant, hydraulic oil (sight glass), washer.',
      'Grapple, rotator, hoses and link pins.',
      'Bogie bolts and wheel chains or tracks.',
      'Fire system: the needle must be in the green.',
    ),
    section('Starting'),
    steps(
      'Turn the main switch on, wait for the screen.',
      'Turn the key one step; preheating takes up to 30 seconds.',
      'Start for at most 20 seconds; wait two minutes before another try.',
      'Below -15 °C use the block heater for two hours and warm up for 20 minutes.',
    ),
    section('Driving in the forest'),
    table(
      ['Range 1.4', 'km/h 1 right', 'mph 1 right', 'Pull 1.2 right'],
      ['Forest | 0 to 7.5 | 0 to 4.7 | 155 kN', 'Road | 0 to 22.0 | 0 to 13.7 | 60 kN'],
      'Ranges',
    ),
    text(
      'Lock the differentials before the wheels spin, and unlock them on hard ground. Change the range only at a standstill.',
    ),
    section('Loading'),
    steps(
      'Apply the frame brake and turn the seat.',
      'Swing the crane out with the boom bent; lift close to the machine first.',
      'Put the long logs below, butts level at the gate.',
      'Load at most 9,000 kg (19,840 lb), not above the stakes.',
      'Lay the grapple on the load and hold a log with it before driving.',
    ),
    warning('The machine tips over when the crane works at full reach downhill. Reduce the load there to half.'),
    section('Towing and transport'),
    caution('Before towing release the parking brake with the hand pump: 40 strokes.'),
    text(
      'Tow at no more than 3 km/h for 300 m. For road transport lay the crane into the load space and chain the grapple; weight empty 13,850 kg (30,530 lb), width 2,680 mm.',
    ),
    note('Take the tracks off for distances above 1 km on roads.'),
  ],
}
