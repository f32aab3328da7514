import { bullets, type Chapter, caution, notice, section, steps, table, text, warning } from '../../writer/block'

export const longReachFront: Chapter = {
  title: 'Long-reach boom and arm',
  blocks: [
    section('Lifting capacity'),
    warning('The machine tips over sooner than with the standard boom. Lift within the table, on firm level ground.'),
    table(
      ['Reach 1.4', 'Over the front, kg 1.6 right', 'Over the side, kg 1.6 right'],
      ['6.0 m | 3,450 | 2,900', '9.0 m | 2,100 | 1,650', '12.0 m | 1,380 | 1,020', '15.0 m | 940 | 660'],
      'Lifting capacity at ground level',
    ),
    section('Working with the long reach'),
    bullets(
      'Use mode L and the throttle dial at 7 or below for slopes and ponds.',
      'Swing at half speed with a full bucket: the arm goes on for up to 2 m after the swing stops.',
      'A hammer, a quick coupler or a bucket of more than 0.45 m³ must not be fitted.',
      'Do not pull with the swing or with the travel motors.',
    ),
    notice('Keep the bucket out of the mud when you travel, with the arm folded and the boom at its lowest.'),
    section('Greasing the long reach'),
    steps(
      'Put the bucket on the ground with the arm stretched out as far as it goes, and stop the engine.',
      'Grease the 14 points of boom and arm every 10 hours when working in water, otherwise every 50 hours.',
      'Grease the bucket link until clean grease comes out.',
    ),
    section('Transport of the boom'),
    caution('Take the arm off for roads with bridges below 4.2 m.'),
    text('Fold the arm below the boom and lock it with the pin of 60 mm. The boom alone weighs 2,240 kg (4,940 lb).'),
  ],
}
