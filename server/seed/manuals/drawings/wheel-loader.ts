import { art, box, circle, curve, type Drawing, line, type Point, polygon, type Stroke } from '../writer/drawing'

export const tyre = (centre: Point, radius: number): Stroke[] => [
  circle(centre, radius, { weight: 1.6, fill: 'paper' }),
  circle(centre, radius * 0.88, { weight: 0.5 }),
  circle(centre, radius * 0.52, { fill: 'tint' }),
  circle(centre, radius * 0.2, { fill: 'paper' }),
]

/** Side view, bucket at the left. */
export const wheelLoader: Drawing = art(
  560,
  270,
  line([10, 252], [550, 252], { weight: 0.6 }),
  polygon(
    [
      [330, 120],
      [350, 96],
      [500, 104],
      [524, 122],
      [526, 196],
      [330, 196],
    ],
    { fill: 'paper', weight: 1.4 },
  ),
  ...[404, 420, 436, 452, 468].map((x) => line([x, 120], [x, 152], { weight: 0.7 })),
  box([392, 112], 90, 48, { weight: 0.7 }),
  line([330, 172], [526, 172], { weight: 0.6 }),
  box([432, 74], 10, 28, { fill: 'tint' }),
  box([244, 150], 92, 46, { fill: 'tint', weight: 1.2 }),
  polygon(
    [
      [252, 150],
      [262, 56],
      [338, 56],
      [348, 150],
    ],
    { fill: 'paper', weight: 1.4 },
  ),
  box([256, 44], 90, 13, { fill: 'tint' }),
  polygon(
    [
      [262, 126],
      [269, 64],
      [300, 64],
      [300, 144],
      [260, 144],
    ],
    { weight: 0.7 },
  ),
  polygon(
    [
      [306, 64],
      [332, 64],
      [340, 144],
      [306, 144],
    ],
    { weight: 0.7 },
  ),
  line([290, 128], [276, 104], { weight: 1.2 }),
  box([334, 150], 14, 64, { weight: 0.8 }),
  line([334, 170], [348, 170], { weight: 0.6 }),
  line([334, 190], [348, 190], { weight: 0.6 }),
  polygon(
    [
      [150, 196],
      [176, 128],
      [212, 110],
      [236, 118],
      [244, 196],
    ],
    { fill: 'paper', weight: 1.2 },
  ),
  polygon(
    [
      [206, 118],
      [224, 104],
      [128, 168],
      [96, 222],
      [80, 214],
      [112, 156],
    ],
    { fill: 'tint', weight: 1.3 },
  ),
  line([170, 168], [128, 184], { weight: 4 }),
  line([190, 174], [168, 170], { weight: 6 }),
  polygon(
    [
      [118, 140],
      [130, 134],
      [150, 150],
      [138, 158],
    ],
    { fill: 'paper' },
  ),
  line([144, 150], [206, 132], { weight: 3.2 }),
  curve('M 92 218 L 96 188 L 66 172 Q 34 176 22 236 L 18 246 L 84 246 Q 98 240 92 218 Z', {
    fill: 'paper',
    weight: 1.5,
  }),
  curve('M 84 236 Q 50 240 30 236', { weight: 0.6 }),
  line([18, 246], [6, 249], { weight: 2 }),
  ...tyre([186, 204], 48),
  ...tyre([430, 204], 48),
  circle([242, 190], 4, { fill: 'paper' }),
)
