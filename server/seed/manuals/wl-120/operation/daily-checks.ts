import { wheelLoader } from '../../drawings/wheel-loader'
import { type Chapter, caution, figure, note, section, steps, table, text, warning } from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

export const dailyChecks: Chapter = {
  title: 'Daily checks',
  blocks: [
    section('Walk around the machine'),
    text('Every 10 hours or each day, before the first start, go around the machine in the order of figure 4-1.'),
    figure(
      'Points to check each day',
      withCallouts(
        wheelLoader,
        [60, 240, 30, 140],
        [118, 146, 90, 90],
        [186, 160, 160, 60],
        [260, 120, 226, 40],
        [342, 190, 312, 240],
        [404, 130, 388, 60],
        [470, 110, 476, 52],
        [516, 150, 546, 110],
        [430, 240, 500, 240],
      ),
      230,
    ),
    table(
      ['Item 0.5 center', 'Check 2', 'What is right 3.4'],
      [
        '1 | Cutting edge and teeth | Bolts tight, edge not worn to the base; teeth longer than 60 mm',
        '2 | Pins and bushes | Greased, no cracks, retaining bolts in place',
        '3 | Hoses and cylinders | No leak, no chafing, rods without scores',
        '4 | Windows, mirrors, lamps | Clean and whole; all lamps work',
        '5 | Articulation joint | No play, strut in its holder, nothing caught between the frames',
        '6 | Engine oil | Between the marks of the dipstick: section 4.2',
        '7 | Coolant | Between MIN and MAX of the expansion tank: section 4.3',
        '8 | Radiator | Fins free of dust and leaves',
        '9 | Tyres and nuts | Pressure by section 8.7, no cuts deeper than 25 mm, no loose nuts',
      ],
      'Daily checks',
    ),
    section('Engine oil level'),
    steps(
      'Park on level ground, stop the engine and wait five minutes.',
      'Open the hood on the left, pull the dipstick, wipe it, put it in fully and pull it again.',
      'The oil must stand between MIN and MAX. From MIN to MAX takes 2.0 L (2.1 US qt).',
      'Top up with SAE 15W-40 CK-4 through the filler on the rocker cover. Do not fill above MAX.',
    ),
    section('Coolant level'),
    warning(
      'Hot coolant sprays out when the cap is opened. Let the engine cool below 50 °C and open the cap to the first notch.',
    ),
    text(
      'With the engine cold the level must be between MIN and MAX. Top up with the mixture of section 8.3, never with water alone.',
    ),
    section('Hydraulic and transmission oil'),
    text(
      'Hydraulic oil: boom down, bucket flat, engine off; the oil must be in the upper half of the sight glass on the right of the tank. Transmission oil: engine idling in neutral at 60 to 80 °C; the oil must be between the marks of the dipstick behind the left step.',
    ),
    section('Fuel and water separator'),
    text(
      'Fill the tank at the end of the shift, so that no water condenses in it. Open the valve below the separator until clean fuel runs, then close it by hand.',
    ),
    caution('Spilled fuel makes steps slippery and catches fire. Wipe it up before you start the engine.'),
    section('Brakes and steering'),
    steps(
      'Start the engine and wait until the brake pressure lamp goes out (at most 40 seconds).',
      'Apply the parking brake, engage gear 2 forward and raise the speed to 1,500 rpm: the machine must not move.',
      'Drive at walking pace and brake: it must stop straight and at once.',
      'Turn the wheel from stop to stop: about four turns, without jerks.',
    ),
    note(
      'A machine that fails one of these checks must not work. Put a tag on the wheel and tell the person in charge.',
    ),
  ],
}
