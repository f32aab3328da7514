import { wheelLoader } from '../../drawings/wheel-loader'
import { bullets, type Chapter, danger, figure, note, section, table, text } from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

export const introduction: Chapter = {
  title: 'Introduction',
  blocks: [
    section('About this manual'),
    text(
      'This manual tells you how to operate the Harrow WL-120 wheel loader safely, how to look after it each day, and which maintenance is due at which hours. Read chapters 2 and 3 before you drive the machine for the first time. Keep the manual in the pocket behind the seat, so that it is with the machine when someone needs it.',
    ),
    text(
      'Left and right are as seen from the seat, facing the bucket. Values are given in SI units first. Where a section or a table is named, you will find it by its number in the contents.',
    ),
    section('Signal words'),
    text('Four signal words mark what must not be overlooked:'),
    table(
      ['Word 1', 'What it means 4'],
      [
        'DANGER | Death or serious injury will happen if the instruction is not followed.',
        'WARNING | Death or serious injury can happen if the instruction is not followed.',
        'CAUTION | Minor or moderate injury can happen if the instruction is not followed.',
        'NOTICE | The machine or other property can be damaged. Nobody is at risk.',
      ],
    ),
    danger(
      'Do not operate or service this machine unless you have read and understood this manual and have been trained.',
    ),
    section('Main components'),
    figure(
      'Main components',
      withCallouts(
        wheelLoader,
        [50, 210, 28, 150],
        [120, 146, 92, 96],
        [190, 138, 170, 80],
        [168, 172, 214, 238],
        [284, 90, 230, 30],
        [342, 176, 316, 236],
        [460, 110, 470, 56],
        [437, 78, 400, 34],
        [430, 204, 510, 230],
        [520, 160, 546, 130],
      ),
      200,
    ),
    table(
      ['Item 0.5 center', 'Component 2.2', 'Item 0.5 center', 'Component 2.2'],
      [
        '1 | Bucket | 6 | Articulation joint',
        '2 | Bell crank | 7 | Engine hood',
        '3 | Bucket cylinder | 8 | Exhaust stack',
        '4 | Boom and lift cylinders | 9 | Rear axle and wheels',
        '5 | Cab with roll-over protection | 10 | Radiator grille and counterweight',
      ],
    ),
    section('Serial numbers'),
    text(
      'The serial number of the machine is stamped on the right of the front frame above the axle, and on the plate inside the cab door. This manual is for serial numbers GHT00100 to GHT00999. The engine number is stamped on the left of the block below the injection pump.',
    ),
    note('Give the serial number whenever you order parts: some parts differ between early and late machines.'),
    section('Intended use'),
    text('The WL-120 is made for these works:'),
    bullets(
      'digging, loading and carrying earth, gravel, sand and similar loose material with a Harrow bucket;',
      'handling pallets with Harrow forks, on firm and level ground;',
      'clearing snow with a blade approved by Harrow.',
    ),
    text(
      'Lifting people, pulling trees, and lifting loads on a chain from a bucket tooth are not intended uses. Changes to the machine that Harrow has not approved in writing end the warranty and can make the protective structure useless.',
    ),
  ],
}
