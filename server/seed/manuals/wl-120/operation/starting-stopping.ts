import { jumpStart } from '../../drawings/electrical'
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

export const startingStopping: Chapter = {
  title: 'Starting and stopping',
  blocks: [
    section('Starting the engine'),
    warning('Exhaust gas kills. Run the engine in a building only with the doors open or an exhaust hose fitted.'),
    steps(
      'Fasten the seat belt. Move the direction lever to neutral and apply the parking brake.',
      'Turn the key to ON. All lamps come on for three seconds.',
      'Sound the horn and look around.',
      'Turn the key to START and release it when the engine runs. Do not crank for more than 15 seconds.',
      'If it does not start, wait two minutes before you try again. After three tries see section 11.1.',
      'Let the engine idle until the oil pressure lamp is out, then run it at 1,200 rpm for three minutes.',
    ),
    section('Starting in the cold'),
    text(
      'Below 5 °C hold the key at HEAT until the preheating lamp goes out, then start. The table gives the longest times.',
    ),
    table(
      ['Outside temperature 2', 'Hold at HEAT 1.4 right', 'Warm up at 1,200 rpm 1.8 right', 'Engine oil 2'],
      [
        'above 5 °C | 0 s | 3 min | SAE 15W-40',
        '5 to -10 °C | 15 s | 5 min | SAE 15W-40',
        '-10 to -20 °C | 25 s | 10 min | SAE 10W-30',
        'below -20 °C | 40 s and block heater | 15 min | SAE 0W-40',
      ],
      'Preheating and warming up',
    ),
    danger(
      'Never spray ether or starting fluid into the intake. The intake heater ignites it and the engine explodes.',
    ),
    section('Jump start'),
    text(
      'The machine has a 12 V system with negative ground. Use another 12 V battery of at least 110 Ah and cables of at least 35 mm².',
    ),
    figure('Order in which the cables are connected', jumpStart, 170),
    warning(
      'Sparks ignite battery gas. Wear eye protection. Make the last connection to the frame, away from the battery. Do not jump-start a frozen battery.',
    ),
    steps(
      'Stop both machines, apply both parking brakes, and see that they do not touch each other.',
      'Connect the red cable to the positive pole of the flat battery (1) and then to the positive pole of the good battery (2).',
      'Connect the black cable to the negative pole of the good battery (3).',
      'Connect its other end to the frame of the flat machine (4), at least 50 cm from the battery.',
      'Start the machine with the good battery, run it at 1,000 rpm for five minutes, then start the other.',
      'Take the cables off in the reverse order: 4, 3, 2, 1.',
    ),
    section('Stopping the engine'),
    steps(
      'Stop the machine with the brake pedal, lower the bucket and apply the parking brake.',
      'Let the engine idle for two minutes, five minutes after hard work, so that the turbocharger cools.',
      'Turn the key to OFF.',
      'Turn the battery switch under the left step to OFF when the machine stands for more than a day.',
    ),
    notice(
      'Wait one minute after the key is at OFF before you turn the battery switch: the engine controller is still saving its data.',
    ),
    section('Running in'),
    text(
      'For the first 100 hours work at no more than 80 % of the load, do not idle for more than five minutes at a time, and change the gears early. Change the engine oil and filter for the first time at 250 hours, the transmission filter at 100 hours, and tighten the wheel nuts after 10, 50 and 100 hours.',
    ),
    section('Emergency stop'),
    caution(
      'When the engine cannot be stopped with the key, pull the red knob right of the seat. It closes the fuel valve in about five seconds.',
    ),
    note('After an emergency stop push the knob in and bleed the fuel system as told in section 10.6.'),
  ],
}
