import { art, box, circle, curve, type Drawing, line, polygon } from '../writer/drawing'

/** Side view, digging to the left. */
export const excavator: Drawing = art(
  560,
  280,
  line([10, 262], [550, 262], { weight: 0.6 }),
  box([262, 214], 236, 46, { weight: 1.6, fill: 'paper' }, 23),
  box([270, 221], 220, 32, { weight: 0.6 }, 16),
  circle([288, 237], 15, { fill: 'tint' }),
  circle([472, 237], 15, { fill: 'tint' }),
  ...[320, 350, 380, 410, 440].map((x) => circle([x, 246], 6, { fill: 'paper' })),
  box([340, 198], 80, 17, { fill: 'tint' }),
  polygon(
    [
      [300, 198],
      [300, 142],
      [380, 134],
      [484, 134],
      [512, 150],
      [512, 190],
      [494, 198],
    ],
    { fill: 'paper', weight: 1.4 },
  ),
  box([482, 140], 26, 52, { fill: 'tint' }),
  ...[408, 420, 432, 444].map((x) => line([x, 146], [x, 168], { weight: 0.7 })),
  box([456, 114], 9, 20, { fill: 'tint' }),
  polygon(
    [
      [300, 194],
      [302, 118],
      [318, 86],
      [372, 86],
      [372, 194],
    ],
    { fill: 'paper', weight: 1.4 },
  ),
  polygon(
    [
      [308, 150],
      [310, 120],
      [322, 94],
      [364, 94],
      [364, 150],
    ],
    { weight: 0.7 },
  ),
  line([340, 94], [340, 190], { weight: 0.6 }),
  polygon(
    [
      [296, 176],
      [240, 84],
      [180, 46],
      [168, 60],
      [222, 100],
      [276, 192],
    ],
    { fill: 'tint', weight: 1.4 },
  ),
  line([300, 184], [250, 132], { weight: 4 }),
  line([252, 134], [234, 108], { weight: 2 }),
  polygon(
    [
      [196, 44],
      [176, 34],
      [92, 152],
      [104, 162],
    ],
    { fill: 'paper', weight: 1.4 },
  ),
  line([226, 66], [196, 40], { weight: 4 }),
  line([160, 66], [112, 116], { weight: 3.4 }),
  curve('M 92 150 L 112 160 L 124 206 Q 110 230 74 220 L 66 196 Q 78 184 92 150 Z', { fill: 'tint', weight: 1.4 }),
  ...[72, 82, 92].map((x) => line([x, 219], [x - 8, 232], { weight: 1.6 })),
  circle([98, 158], 4, { fill: 'paper' }),
  circle([176, 50], 5, { fill: 'paper' }),
  circle([288, 182], 6, { fill: 'paper' }),
)
