import { fuseBox } from '../../drawings/electrical'
import { bullets, type Chapter, caution, figure, notice, section, steps, table, text } from '../../writer/block'

export const electrical: Chapter = {
  title: 'Electrical system',
  blocks: [
    section('Fuses'),
    text(
      'The fuse box is behind the cover at the right of the seat. Turn the key to OFF before you replace a fuse. Spare fuses are in the cover.',
    ),
    figure('Fuse box, numbers as in table 12-1', fuseBox(3, 6), 160),
    table(
      ['Fuse 0.6 center', 'Amperes 0.8 right', 'Circuit 2.4', 'Fuse 0.6 center', 'Amperes 0.8 right', 'Circuit 2.4'],
      [
        '1 | 15 | Dipped lamps | 10 | 5 | Message field, hour meter',
        '2 | 15 | High beam | 11 | 80 | Intake heater',
        '3 | 10 | Starter control | 12 | 10 | Return to dig, ride control',
        '4 | 20 | Work lamps, front | 13 | 15 | Horn, beacon',
        '5 | 20 | Work lamps, rear | 14 | 20 | Heating and air conditioning',
        '6 | 7.5 | Transmission solenoids | 15 | 10 | Radio, cab lamp',
        '7 | 10 | Parking brake | 16 | 15 | 12 V socket',
        '8 | 15 | Front wiper and washer | 17 | 10 | Seat compressor',
        '9 | 10 | Rear wiper | 18 | 25 | Engine controller',
      ],
      'Fuses',
    ),
    notice('Never fit a stronger fuse or a wire. The harness would burn.'),
    section('Relays'),
    table(
      ['Relay 0.8', 'Switches 3', 'Part number 1.4'],
      [
        'K1 | Starter, 40 A | 701-30012',
        'K2 | Work lamps front, 30 A | 701-30015',
        'K3 | Work lamps rear, 30 A | 701-30015',
        'K4 | Intake heater, 120 A | 701-30021',
      ],
      'Relays',
    ),
    section('Bulbs'),
    table(
      ['Lamp 2.4', 'Bulb 1.6', 'Watts 0.8 right'],
      [
        'Head lamp | H4, 12 V | 60/55',
        'Work lamp | H3, 12 V | 55',
        'Turn signal | P21W, 12 V | 21',
        'Tail and brake lamp | P21/5W, 12 V | 21/5',
        'Beacon | H1, 12 V | 55',
        'Panel | W1.2W, 12 V | 1.2',
      ],
      'Bulbs',
    ),
    section('Battery'),
    text('One battery 12 V, 120 Ah, 850 A (EN), part number 729-10650, below the left step.'),
    steps(
      'Turn the battery switch to OFF and take the negative cable off first.',
      'Clean the poles and coat them with acid-free grease.',
      'Measure the voltage after an hour of rest: 12.7 V is full, 12.4 V is three quarters, below 12.0 V charge at once.',
      'Connect positive first, negative last. Tighten to 12 Nm (9 lb-ft).',
    ),
    caution('Charge with at most 12 A, the battery disconnected, in a well-aired room.'),
    section('Welding on the machine'),
    bullets(
      'Turn the battery switch to OFF and take off both battery cables.',
      'Unplug the engine controller and the transmission controller.',
      'Clamp the ground cable no more than 30 cm from the weld. The current must not flow through bearings or cylinders.',
    ),
  ],
}
