import { art, box, circle, curve, type Drawing, line, polygon } from '../writer/drawing'

/** Left side of a four-cylinder engine: filler, dipstick, spin-on filter, sump with drain plug. */
export const engineSide: Drawing = art(
  480,
  260,
  box([110, 90], 260, 96, { fill: 'paper', weight: 1.4 }, 4),
  box([104, 58], 272, 34, { fill: 'tint', weight: 1.2 }, 6),
  ...[128, 192, 256, 320].map((x) => box([x, 64], 34, 20, { weight: 0.7 })),
  circle([150, 50], 10, { fill: 'paper' }),
  polygon(
    [
      [124, 186],
      [356, 186],
      [340, 234],
      [150, 234],
    ],
    { fill: 'tint', weight: 1.3 },
  ),
  box([228, 232], 16, 10, { fill: 'dark' }, 1),
  box([272, 140], 34, 14, { fill: 'paper' }),
  box([268, 154], 42, 60, { fill: 'paper', weight: 1.4 }, 6),
  ...[276, 284, 292, 300].map((x) => line([x, 158], [x, 210], { weight: 0.5 })),
  curve('M 340 186 L 346 120 Q 350 104 340 104', { weight: 1.8 }),
  circle([82, 134], 46, { fill: 'paper', weight: 1.3 }),
  circle([82, 134], 12, { fill: 'tint' }),
  ...[0, 60, 120, 180, 240, 300].map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    return line(
      [82 + Math.cos(turn) * 12, 134 + Math.sin(turn) * 12],
      [82 + Math.cos(turn) * 44, 134 + Math.sin(turn) * 44],
    )
  }),
  box([370, 96], 44, 96, { fill: 'tint' }),
  box([150, 104], 70, 26, { fill: 'paper' }),
)

/** An element drawn out of its housing along its axis: cover, outer element, inner element, housing. */
export const airCleaner: Drawing = art(
  520,
  150,
  line([20, 76], [500, 76], { weight: 0.5, dashed: true }),
  box([28, 38], 40, 76, { fill: 'tint', weight: 1.2 }, 12),
  box([96, 40], 116, 72, { fill: 'paper', weight: 1.2 }, 4),
  ...Array.from({ length: 10 }, (_, index) => line([106 + index * 11, 42], [106 + index * 11, 110], { weight: 0.5 })),
  box([244, 54], 92, 44, { fill: 'paper' }, 4),
  ...Array.from({ length: 8 }, (_, index) => line([252 + index * 11, 56], [252 + index * 11, 96], { weight: 0.4 })),
  box([372, 32], 112, 88, { fill: 'tint', weight: 1.4 }, 10),
  box([404, 10], 36, 24, { fill: 'paper' }),
  curve('M 484 64 L 508 64 L 508 90 L 484 90', { weight: 1.2 }),
)

/** Spin-on filters and their heads, gaskets between them. */
export const filterHeads: Drawing = art(
  480,
  230,
  box([60, 30], 150, 34, { fill: 'tint', weight: 1.3 }, 6),
  box([290, 30], 130, 34, { fill: 'tint', weight: 1.3 }, 6),
  ...[135, 355].flatMap((x) => [
    line([x, 64], [x, 210], { weight: 0.5, dashed: true }),
    curve(`M ${x - 30} 80 a 30 7 0 1 0 60 0 a 30 7 0 1 0 -60 0 Z`, { fill: 'paper' }),
    box([x - 33, 100], 66, 86, { fill: 'paper', weight: 1.4 }, 9),
    ...[-20, -10, 0, 10, 20].map((dx) => line([x + dx, 106], [x + dx, 182], { weight: 0.5 })),
  ]),
  box([122, 186], 26, 14, { fill: 'dark' }, 2),
  line([60, 46], [24, 46], { weight: 4 }),
  line([210, 46], [290, 46], { weight: 4 }),
  line([420, 46], [456, 46], { weight: 4 }),
  circle([96, 46], 6, { fill: 'paper' }),
  circle([174, 46], 6, { fill: 'paper' }),
)

/** Radiator with expansion tank, hoses and fan. */
export const radiator: Drawing = art(
  480,
  230,
  box([150, 44], 150, 150, { fill: 'paper', weight: 1.4 }),
  box([140, 28], 170, 18, { fill: 'tint' }),
  box([140, 192], 170, 18, { fill: 'tint' }),
  ...Array.from({ length: 13 }, (_, index) => line([160 + index * 11, 48], [160 + index * 11, 190], { weight: 0.4 })),
  box([40, 30], 60, 70, { fill: 'paper', weight: 1.2 }, 10),
  box([58, 18], 24, 13, { fill: 'dark' }),
  line([46, 70], [94, 70], { weight: 0.7, dashed: true }),
  curve('M 100 52 Q 120 40 140 38', { weight: 3 }),
  curve('M 310 40 Q 360 40 372 74', { weight: 5 }),
  curve('M 310 200 Q 360 204 380 168', { weight: 5 }),
  circle([400, 120], 52, { weight: 1.2 }),
  circle([400, 120], 12, { fill: 'tint' }),
  ...[20, 92, 164, 236, 308].map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return curve(
      `M ${400 + c * 12} ${120 + s * 12} Q ${400 + c * 40 - s * 18} ${120 + s * 40 + c * 18} ${400 + c * 50} ${120 + s * 50}`,
      { weight: 2 },
    )
  }),
  box([164, 210], 14, 9, { fill: 'dark' }, 1),
)
