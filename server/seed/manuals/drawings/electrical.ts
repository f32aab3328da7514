import { art, box, circle, curve, type Drawing, line } from '../writer/drawing'

/** A fuse box: numbered fuses in rows, relays at the right. */
export function fuseBox(rows: number, columns: number): Drawing {
  const [width, height] = [columns * 46 + 130, rows * 44 + 30]
  const places = Array.from({ length: rows * columns }, (_, index) => ({
    x: 20 + (index % columns) * 46,
    y: 18 + Math.floor(index / columns) * 44,
  }))
  return {
    ...art(
      width,
      height,
      box([6, 6], width - 12, height - 12, { fill: 'tint', weight: 1.4 }, 8),
      ...places.map(({ x, y }) => box([x, y], 32, 32, { fill: 'paper' }, 3)),
      ...Array.from({ length: rows }, (_, row) => box([width - 102, 18 + row * 44], 84, 32, { fill: 'paper' }, 3)),
      ...Array.from({ length: rows }, (_, row) => line([width - 60, 18 + row * 44], [width - 60, 50 + row * 44])),
    ),
    callouts: places.map(({ x, y }, index) => ({
      item: String(index + 1),
      at: [x + 16, y + 16] as const,
      balloon: [x + 16, y + 16] as const,
    })),
  }
}

const battery = (x: number) => [
  box([x, 80], 130, 84, { fill: 'paper' as const, weight: 1.4 }, 5),
  box([x + 16, 66], 20, 16, { fill: 'tint' as const }, 3),
  box([x + 94, 66], 20, 16, { fill: 'tint' as const }, 3),
  line([x + 20, 104], [x + 32, 104], { weight: 2 }),
  line([x + 26, 98], [x + 26, 110], { weight: 2 }),
  line([x + 98, 104], [x + 110, 104], { weight: 2 }),
]

/** Jump start: good battery at the left, flat one at the right, cables 1 to 4 in the order of connecting. */
export const jumpStart: Drawing = {
  ...art(
    560,
    220,
    ...battery(40),
    ...battery(290),
    curve('M 66 68 Q 190 -20 316 68', { weight: 3 }),
    curve('M 144 68 Q 300 20 470 186', { weight: 3 }),
    box([440, 186], 90, 22, { fill: 'tint' }),
    circle([470, 190], 5, { fill: 'dark' }),
  ),
  callouts: [
    { item: '1', at: [316, 68], balloon: [340, 40] },
    { item: '2', at: [66, 68], balloon: [36, 46] },
    { item: '3', at: [144, 68], balloon: [172, 86] },
    { item: '4', at: [470, 190], balloon: [510, 160] },
  ],
}
