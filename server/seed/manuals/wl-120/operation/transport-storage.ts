import { towing } from '../../drawings/running-gear'
import { wheelLoader } from '../../drawings/wheel-loader'
import {
  bullets,
  type Chapter,
  danger,
  figure,
  notice,
  section,
  steps,
  subheading,
  table,
  text,
  warning,
} from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

export const transportStorage: Chapter = {
  title: 'Transport, towing and storage',
  blocks: [
    section('On a public road'),
    bullets(
      'Empty the bucket, raise it to 40 cm, cover the teeth with the guard 830-11204.',
      'Set the hydraulic lock to LOCK and ride control to AUTO.',
      'Switch the beacon and the dipped lamps on. Work lamps must be off.',
      'Drive at no more than 36 km/h (22 mph). Stop every 40 km and feel the tyres: they must not be hotter than 80 °C.',
    ),
    section('On a trailer'),
    warning(
      'Ramps that are wet or icy make the machine slide off. Clean the ramps and the tyres, and have a person guide you.',
    ),
    steps(
      'Chock the trailer. The ramps must not be steeper than 15 degrees.',
      'Drive up slowly in gear 1 with the bucket low. Do not steer on the ramp.',
      'Lower the bucket on the deck, apply the parking brake, stop the engine, release the pressure.',
      'Fit the articulation lock bar and close the exhaust with the cap.',
      'Lash the machine at the four eyes with chains of at least 6,300 kg (13,900 lb) working load, two to the front, two to the rear.',
    ),
    figure(
      'Lashing and lifting eyes',
      withCallouts(wheelLoader, [232, 190, 206, 240], [520, 190, 546, 230], [342, 200, 316, 240], [334, 100, 300, 30]),
      200,
    ),
    table(
      ['Item 0.5 center', 'Point 3', 'Largest load 1.6'],
      [
        '1 | Front lashing eye, one each side | 63 kN',
        '2 | Rear lashing eye, one each side | 63 kN',
        '3 | Articulation lock bar in place | -',
        '4 | Lifting eye, one of four | 40 kN',
      ],
    ),
    section('Towing'),
    danger(
      'Never stand beside or between the machines while the bar is under load. With the engine stopped there is no brake: use a rigid bar.',
    ),
    figure('Towing with a rigid bar', towing, 120),
    text(
      'Tow only to get the machine away from danger: at most 500 m (550 yd) at 4 km/h (2.5 mph). The pull on the hitch must not exceed 90 kN.',
    ),
    steps(
      'Chock the wheels and fasten the rigid bar at the rear hitch.',
      'Take out the two shear bolts of the rear propeller shaft and tie the shaft up.',
      'Release the parking brake: loosen the lock nut (24 mm) on the brake cylinder, then screw the M12 bolt in until the disc turns.',
      'Put the direction lever into neutral. If the engine runs, leave it running for steering and brakes.',
      'Remove the chocks and tow.',
    ),
    notice('Screw the bolt of the parking brake out again and tighten the lock nut to 85 Nm before the next start.'),
    section('Storage for more than a month'),
    subheading('Before storage'),
    steps(
      'Wash the machine, repair the paint, and grease all points of section 10.10.',
      'Change the engine oil and filter by section 10.1 and run the engine for five minutes.',
      'Fill the fuel tank with winter fuel, and check that the coolant protects to -37 °C.',
      'Coat the bare piston rods with grease, or retract them.',
      'Take the battery out, charge it to 12.7 V and keep it in a dry room above 0 °C. Recharge every 60 days.',
      'Raise the tyres from the ground, or raise their pressure by 0.5 bar and move the machine monthly.',
    ),
    subheading('After storage'),
    steps(
      'Wipe the rods, fit the battery, check all levels and the tyre pressures of section 8.7.',
      'Turn the key to START for ten seconds with the emergency knob pulled, so that oil reaches the turbocharger. Push it in and start.',
      'Run at 1,000 rpm for ten minutes, then check for leaks, and do the daily checks.',
    ),
  ],
}
