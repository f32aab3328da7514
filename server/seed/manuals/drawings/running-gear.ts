import { art, box, circle, curve, type Drawing, line, polygon } from '../writer/drawing'
import { tyre } from './wheel-loader'

const around = (count: number, [x, y]: readonly [number, number], radius: number) =>
  Array.from({ length: count }, (_, index): [number, number] => {
    const turn = (index / count) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  })

/** A wheel from outside with its nuts; callouts give the order in which to tighten them (across, never around). */
export function wheelNuts(count: number): Drawing {
  const places = around(count, [150, 130], 40)
  const half = Math.ceil(count / 2)
  const order = places.map((_, index) => (index % 2 === 0 ? index / 2 : (index - 1) / 2 + half))
  return {
    ...art(
      300,
      260,
      circle([150, 130], 112, { weight: 1.8, fill: 'paper' }),
      circle([150, 130], 100, { weight: 0.5 }),
      circle([150, 130], 62, { fill: 'tint', weight: 1.2 }),
      circle([150, 130], 20, { fill: 'paper' }),
      ...places.map((place) => circle(place, 6, { fill: 'paper' })),
    ),
    callouts: order.flatMap((position, index) => {
      const at = places[position]
      const balloon = around(count, [150, 130], 82)[position]
      return at && balloon ? [{ item: String(index + 1), at, balloon }] : []
    }),
  }
}

/** A driven axle from above: housing, differential, hubs. */
export const axle: Drawing = art(
  520,
  180,
  box([96, 68], 328, 40, { fill: 'paper', weight: 1.4 }, 8),
  circle([260, 88], 42, { fill: 'tint', weight: 1.4 }),
  box([250, 126], 20, 34, { fill: 'paper' }),
  box([236, 158], 48, 12, { fill: 'tint' }),
  ...[40, 440].flatMap((x) => [
    box([x, 28], 40, 120, { fill: 'paper', weight: 1.4 }, 10),
    ...[42, 62, 82, 102, 122].map((y) => line([x, y], [x + 40, y], { weight: 0.5 })),
  ]),
  box([80, 54], 18, 68, { fill: 'tint' }),
  box([422, 54], 18, 68, { fill: 'tint' }),
  ...around(6, [260, 88], 34).map((place) => circle(place, 3, { fill: 'paper' })),
  circle([260, 72], 5, { fill: 'dark' }),
  circle([132, 88], 5, { fill: 'dark' }),
  circle([388, 88], 5, { fill: 'dark' }),
)

/** A double-acting cylinder drawn apart: barrel, piston, seals, gland, rod. */
export const cylinder: Drawing = art(
  540,
  150,
  line([20, 76], [524, 76], { weight: 0.5, dashed: true }),
  circle([40, 76], 20, { fill: 'tint', weight: 1.3 }),
  circle([40, 76], 9, { fill: 'paper' }),
  box([58, 50], 150, 52, { fill: 'paper', weight: 1.4 }, 3),
  box([78, 38], 18, 13, { fill: 'tint' }),
  box([182, 38], 18, 13, { fill: 'tint' }),
  box([232, 54], 34, 44, { fill: 'tint' }),
  line([243, 54], [243, 98], { weight: 2 }),
  line([255, 54], [255, 98], { weight: 2 }),
  curve('M 284 76 m -6 -24 a 6 24 0 1 0 12 0 a 6 24 0 1 0 -12 0', { weight: 1 }),
  box([280, 52], 6, 48, { fill: 'paper' }),
  box([296, 52], 6, 48, { fill: 'paper' }),
  box([316, 48], 36, 56, { fill: 'tint', weight: 1.2 }),
  box([366, 68], 112, 16, { fill: 'paper', weight: 1.2 }),
  circle([496, 76], 19, { fill: 'tint', weight: 1.3 }),
  circle([496, 76], 9, { fill: 'paper' }),
)

/** Track chain with shoe, roller and tensioner. */
export const track: Drawing = art(
  520,
  190,
  box([30, 30], 460, 120, { weight: 1.6, fill: 'paper' }, 60),
  box([44, 44], 432, 92, { weight: 0.7 }, 46),
  circle([92, 90], 38, { fill: 'tint', weight: 1.3 }),
  circle([428, 90], 38, { fill: 'tint', weight: 1.3 }),
  ...[170, 220, 270, 320, 370].map((x) => circle([x, 116], 17, { fill: 'paper' })),
  ...[220, 320].map((x) => circle([x, 56], 10, { fill: 'paper' })),
  box([134, 78], 120, 20, { fill: 'tint' }),
  circle([246, 88], 4, { fill: 'dark' }),
  ...Array.from({ length: 20 }, (_, index) => line([92 + index * 18, 150], [92 + index * 18, 158], { weight: 2 })),
)

/** Bucket with teeth, edge and pins. */
export const bucket: Drawing = art(
  520,
  200,
  curve('M 110 40 L 420 40 L 450 140 L 80 140 Z', { fill: 'paper', weight: 1.5 }),
  curve('M 110 40 Q 84 84 80 140 M 420 40 Q 446 84 450 140', { weight: 0.8 }),
  box([70, 138], 390, 16, { fill: 'tint', weight: 1.2 }, 2),
  ...[92, 160, 228, 296, 364, 424].map((x) =>
    polygon(
      [
        [x, 150],
        [x + 22, 150],
        [x + 16, 186],
        [x + 6, 186],
      ],
      { fill: 'paper' },
    ),
  ),
  ...[170, 330].flatMap((x) => [box([x, 14], 26, 44, { fill: 'tint' }), circle([x + 13, 30], 8, { fill: 'paper' })]),
)

/** Towing: two machines' ends and the bar between them. */
export const towing: Drawing = art(
  560,
  150,
  line([10, 136], [550, 136], { weight: 0.6 }),
  box([30, 48], 150, 60, { fill: 'paper', weight: 1.3 }, 6),
  box([380, 48], 150, 60, { fill: 'paper', weight: 1.3 }, 6),
  ...tyre([120, 108], 28),
  ...tyre([440, 108], 28),
  line([180, 92], [380, 92], { weight: 4 }),
  circle([186, 92], 6, { fill: 'tint' }),
  circle([374, 92], 6, { fill: 'tint' }),
)
