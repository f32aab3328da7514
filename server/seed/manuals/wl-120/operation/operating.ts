import { bucket } from '../../drawings/running-gear'
import { wheelLoader } from '../../drawings/wheel-loader'
import {
  bullets,
  type Chapter,
  caution,
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

export const operating: Chapter = {
  title: 'Operating',
  blocks: [
    section('Driving'),
    steps(
      'Raise the bucket until its lowest point is 30 to 40 cm (12 to 16 in) above the ground and tip it fully back.',
      'Press the brake pedal and release the parking brake.',
      'Move the direction lever to forward or reverse and turn the grip to the gear.',
      'Release the brake pedal and press the accelerator slowly.',
    ),
    table(
      ['Gear 1', 'Forward, km/h 1.4 right', 'Forward, mph 1.4 right', 'Reverse, km/h 1.4 right', 'Use 3'],
      [
        '1 | 6.5 | 4.0 | 6.5 | Digging, pushing',
        '2 | 12.0 | 7.5 | 12.0 | Loading and carrying',
        '3 | 22.5 | 14.0 | 22.5 | Carrying over distance',
        '4 | 36.0 | 22.4 | - | Road, bucket empty',
      ],
      'Travel speeds at 2,350 rpm',
    ),
    notice(
      'Change between forward and reverse only below 8 km/h (5 mph). Higher up the clutches of the transmission overheat.',
    ),
    section('Slopes'),
    warning(
      'The machine can tip over. Drive straight up and down, never across a slope of more than 10 degrees. Keep the bucket low and uphill.',
    ),
    bullets(
      'Choose the gear before the slope and do not change it on the way down.',
      'The steepest slope for working is 25 degrees up or down, on firm ground with a full bucket.',
      'If the engine stalls, brake, lower the bucket, apply the parking brake, then start again.',
    ),
    section('Digging and filling the bucket'),
    steps(
      'Drive at the pile straight, in gear 1, the bucket flat 5 cm above the ground.',
      'When the edge enters the material, lower the boom until the front wheels just carry less weight.',
      'Push in, and tip the bucket back a little again and again while you raise it slowly.',
      'When it is full, tip it back fully and reverse out with the bucket at 40 cm.',
    ),
    note(
      'Spinning wheels wear ten times faster. Raise the bucket a little, or press the differential lock while driving straight.',
    ),
    section('Loading a truck'),
    text(
      'Work in a V: pile and truck at 45 to 60 degrees, a drive of one to one and a half turns of the wheels. The wind should blow from behind you. Dump over the side of the truck, never over its cab.',
    ),
    section('Carrying'),
    warning(
      'A raised bucket takes away sight and stability. Carry with the bucket 40 cm above the ground and tipped back.',
    ),
    text(
      'Turn ride control to AUTO on distances above 50 m. It switches itself off below 8 km/h, so that digging is not softened.',
    ),
    section('Pallet forks'),
    table(
      [
        'Load centre, mm 1.6 right',
        'Straight, kg 1.4 right',
        'Full turn, kg 1.4 right',
        'Level ground only, kg 1.8 right',
      ],
      ['500 | 3,150 | 2,780 | 3,050', '600 | 2,960 | 2,610 | 2,860', '800 | 2,640 | 2,330 | 2,550'],
      'Payload with forks (ISO 14397-1)',
    ),
    caution('Tilt the forks back, keep the load against the fork frame and carry it 30 cm above the ground.'),
    section('Changing the attachment'),
    figure(
      'Bucket: hook points and lock pins',
      withCallouts(bucket, [183, 30, 120, 16], [343, 30, 420, 16], [260, 146, 260, 90], [234, 170, 200, 192]),
      150,
    ),
    steps(
      'Park the attachment on level ground, tip the coupler forward and drive in until the coupler hooks below the upper pins (1, 2).',
      'Tip back until the lower eyes stand before the lock pins.',
      'Press the coupler switch to LOCK for five seconds; the yellow tell-tale pins at both sides must go in.',
      'Press the attachment on the ground with its front edge (3) and reverse a little. It must not come loose.',
    ),
    warning('An attachment that is not locked falls off. Look at both lock pins from the seat before you raise it.'),
    section('Parking'),
    text(
      'Park on level ground. On a slope park across it only if you must, put chocks at the downhill side of two wheels, and turn them towards the bank.',
    ),
    figure(
      'Parked: bucket flat, wheels chocked',
      withCallouts(wheelLoader, [50, 246, 30, 170], [140, 250, 110, 120], [480, 250, 520, 226]),
      180,
    ),
  ],
}
