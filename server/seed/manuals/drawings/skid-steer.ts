import { art, box, curve, type Drawing, line, polygon } from '../writer/drawing'
import { tyre } from './wheel-loader'

/** Side view, bucket at the left. */
export const skidSteer: Drawing = art(
  460,
  270,
  line([10, 252], [450, 252], { weight: 0.6 }),
  polygon(
    [
      [160, 214],
      [160, 150],
      [330, 150],
      [404, 112],
      [418, 122],
      [418, 214],
    ],
    { fill: 'paper', weight: 1.4 },
  ),
  box([352, 150], 50, 44, { weight: 0.7 }),
  ...[362, 374, 386].map((x) => line([x, 158], [x, 186], { weight: 0.7 })),
  polygon(
    [
      [168, 172],
      [186, 58],
      [298, 58],
      [310, 150],
      [310, 172],
    ],
    { fill: 'paper', weight: 1.5 },
  ),
  box([182, 46], 122, 13, { fill: 'tint' }),
  ...[212, 232, 252, 272].map((x) => line([x, 72], [x, 140], { weight: 0.6 })),
  box([200, 70], 92, 72, { weight: 0.8 }),
  polygon(
    [
      [406, 118],
      [390, 104],
      [120, 156],
      [92, 220],
      [108, 226],
      [134, 172],
      [402, 132],
    ],
    { fill: 'tint', weight: 1.4 },
  ),
  line([372, 180], [300, 146], { weight: 4 }),
  line([128, 174], [104, 204], { weight: 3 }),
  curve('M 96 208 L 100 180 L 76 166 Q 40 176 26 240 L 84 246 Q 104 236 96 208 Z', { fill: 'paper', weight: 1.5 }),
  line([28, 241], [8, 248], { weight: 2 }),
  ...tyre([206, 212], 40),
  ...tyre([344, 212], 40),
)
