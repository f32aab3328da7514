import { art, box, circle, curve, type Drawing, line, polygon, type Stroke } from '../writer/drawing'

const gauge = (x: number, y: number, radius: number, needle: number): Stroke[] => [
  circle([x, y], radius, { fill: 'paper' }),
  ...[150, 190, 230, 270, 310, 350, 390].map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    return line([x + dx * radius * 0.8, y + dy * radius * 0.8], [x + dx * radius * 0.94, y + dy * radius * 0.94])
  }),
  line([x, y], [x + Math.cos(needle) * radius * 0.7, y + Math.sin(needle) * radius * 0.7], { weight: 1.8 }),
  circle([x, y], 3, { fill: 'dark' }),
]

/** Instrument panel: three gauges, an hour meter, a row of indicator lamps. */
export const instrumentPanel: Drawing = art(
  520,
  190,
  box([10, 16], 500, 158, { fill: 'tint', weight: 1.4 }, 22),
  ...gauge(104, 84, 44, -2.4),
  ...gauge(226, 84, 54, -1.2),
  ...gauge(350, 84, 44, -0.7),
  box([408, 56], 84, 30, { fill: 'paper' }),
  ...[420, 434, 448, 462].map((x) => box([x, 62], 10, 18, { weight: 0.7 }, 1)),
  box([408, 98], 84, 22, { fill: 'paper' }),
  ...Array.from({ length: 12 }, (_, index) => box([62 + index * 34, 144], 24, 18, { fill: 'paper' }, 4)),
)

/** Looking forward from the seat: wheel, pedals, side console with its lever. */
export const loaderCab: Drawing = art(
  520,
  250,
  polygon(
    [
      [40, 20],
      [480, 20],
      [506, 230],
      [14, 230],
    ],
    { weight: 1.2, fill: 'paper' },
  ),
  polygon(
    [
      [64, 32],
      [456, 32],
      [466, 118],
      [54, 118],
    ],
    { weight: 0.7 },
  ),
  box([176, 100], 168, 32, { fill: 'tint' }, 10),
  circle([260, 150], 44, { weight: 5 }),
  circle([260, 150], 10, { fill: 'dark' }),
  ...[-44, 44].map((dx) => line([260, 150], [260 + dx, 150], { weight: 3 })),
  line([218, 146], [178, 138], { weight: 3 }),
  line([302, 146], [342, 138], { weight: 3 }),
  box([196, 196], 26, 28, { fill: 'tint' }),
  box([298, 196], 22, 30, { fill: 'tint' }),
  polygon(
    [
      [388, 140],
      [462, 140],
      [482, 230],
      [392, 230],
    ],
    { fill: 'tint' },
  ),
  curve('M 422 176 L 418 148 Q 426 134 434 148 L 430 176 Z', { fill: 'dark' }),
  ...[446, 458].map((x) => box([x - 6, 160], 10, 14, { fill: 'paper' }, 2)),
  box([404, 194], 60, 22, { fill: 'paper' }, 3),
  box([84, 150], 52, 64, { fill: 'paper' }, 4),
  ...[160, 176, 192].map((y) => line([90, y], [130, y], { weight: 0.7 })),
)

/** Two joystick consoles from above, seat between them. */
export const joystickCab: Drawing = art(
  520,
  220,
  box([200, 60], 120, 130, { fill: 'paper', weight: 1.3 }, 20),
  box([212, 160], 96, 46, { fill: 'tint' }, 16),
  box([96, 70], 74, 130, { fill: 'tint' }, 14),
  box([350, 70], 74, 130, { fill: 'tint' }, 14),
  circle([133, 98], 20, { fill: 'paper' }),
  circle([133, 98], 9, { fill: 'dark' }),
  circle([387, 98], 20, { fill: 'paper' }),
  circle([387, 98], 9, { fill: 'dark' }),
  ...[140, 160].flatMap((y) => [
    box([110, y], 18, 12, { fill: 'paper' }, 2),
    box([138, y], 18, 12, { fill: 'paper' }, 2),
  ]),
  box([364, 140], 46, 32, { fill: 'paper' }, 4),
  box([222, 18], 28, 34, { fill: 'paper' }),
  box([270, 18], 28, 34, { fill: 'paper' }),
  line([104, 190], [90, 208], { weight: 3.2 }),
)
