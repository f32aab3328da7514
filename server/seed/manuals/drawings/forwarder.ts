import { art, box, circle, curve, type Drawing, line, polygon } from '../writer/drawing'
import { tyre } from './wheel-loader'

/** Side view, cab at the left, load space and crane at the right. */
export const forwarder: Drawing = art(
  620,
  270,
  line([10, 252], [610, 252], { weight: 0.6 }),
  polygon(
    [
      [34, 196],
      [40, 140],
      [128, 128],
      [128, 196],
    ],
    { fill: 'paper', weight: 1.4 },
  ),
  ...[54, 68, 82].map((x) => line([x, 152], [x, 180], { weight: 0.7 })),
  polygon(
    [
      [128, 196],
      [128, 88],
      [142, 60],
      [216, 60],
      [226, 92],
      [226, 196],
    ],
    { fill: 'paper', weight: 1.5 },
  ),
  polygon(
    [
      [136, 146],
      [136, 94],
      [148, 68],
      [208, 68],
      [217, 94],
      [217, 146],
    ],
    { weight: 0.7 },
  ),
  box([226, 180], 54, 22, { fill: 'tint' }),
  box([272, 186], 326, 18, { fill: 'tint', weight: 1.2 }),
  ...[330, 430, 520, 586].map((x) => box([x, 92], 7, 96, { fill: 'paper' })),
  ...[352, 382, 412, 452, 482].map((x) => circle([x, 172], 13, { weight: 0.8 })),
  ...[366, 396, 468, 498].map((x) => circle([x, 150], 13, { weight: 0.8 })),
  box([286, 110], 20, 78, { fill: 'paper', weight: 1.2 }),
  polygon(
    [
      [290, 118],
      [304, 112],
      [412, 44],
      [404, 30],
    ],
    { fill: 'tint', weight: 1.3 },
  ),
  line([306, 150], [352, 84], { weight: 3.4 }),
  polygon(
    [
      [400, 30],
      [414, 30],
      [524, 66],
      [522, 80],
    ],
    { fill: 'paper', weight: 1.3 },
  ),
  line([523, 74], [523, 96], { weight: 2 }),
  curve('M 523 96 Q 496 102 500 132 M 523 96 Q 550 102 546 132', { weight: 2.4 }),
  ...tyre([84, 208], 44),
  ...tyre([412, 210], 40),
  ...tyre([508, 210], 40),
  circle([262, 192], 6, { fill: 'paper' }),
)
