export type Point = readonly [x: number, y: number]

/** One line of a drawing: an SVG path with an optional fill (paper white, or a tint to highlight a part). */
export interface Stroke {
  path: string
  weight: number
  fill?: 'paper' | 'tint' | 'dark'
  dashed?: boolean
}

/** A numbered callout at `balloon` with a leader line to `at`. */
export interface Callout {
  item: string
  at: Point
  balloon: Point
}

/** Line art in its own coordinates (y downwards), scaled to fit its place on the page. */
export interface Drawing {
  width: number
  height: number
  strokes: Stroke[]
  callouts: Callout[]
}

type StrokeStyle = Partial<Omit<Stroke, 'path'>>

const stroke = (path: string, style: StrokeStyle = {}): Stroke => ({ path, weight: 1, ...style })

export const line = (from: Point, to: Point, style?: StrokeStyle): Stroke =>
  stroke(`M ${from[0]} ${from[1]} L ${to[0]} ${to[1]}`, style)

export const polygon = (points: Point[], style?: StrokeStyle): Stroke =>
  stroke(`M ${points.map(([x, y]) => `${x} ${y}`).join(' L ')} Z`, style)

export const circle = ([x, y]: Point, radius: number, style?: StrokeStyle): Stroke =>
  stroke(
    `M ${x - radius} ${y} a ${radius} ${radius} 0 1 0 ${radius * 2} 0 a ${radius} ${radius} 0 1 0 ${-radius * 2} 0 Z`,
    style,
  )

/** A box with rounded corners; `x` and `y` are its upper left corner. */
export const box = ([x, y]: Point, width: number, height: number, style?: StrokeStyle, corner = 3): Stroke => {
  const c = Math.min(corner, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  return stroke(
    `M ${x + c} ${y} L ${right - c} ${y} Q ${right} ${y} ${right} ${y + c} L ${right} ${bottom - c} Q ${right} ${bottom} ${right - c} ${bottom} ` +
      `L ${x + c} ${bottom} Q ${x} ${bottom} ${x} ${bottom - c} L ${x} ${y + c} Q ${x} ${y} ${x + c} ${y} Z`,
    style,
  )
}

export const curve = (path: string, style?: StrokeStyle): Stroke => stroke(path, style)

/** Adds callouts numbered from 1 to a drawing: `[at x, at y, balloon x, balloon y]`. */
export const withCallouts = (drawing: Drawing, ...places: [number, number, number, number][]): Drawing => ({
  ...drawing,
  callouts: places.map(([x, y, balloonX, balloonY], index) => ({
    item: String(index + 1),
    at: [x, y],
    balloon: [balloonX, balloonY],
  })),
})

/** A drawing without callouts. */
export const art = (width: number, height: number, ...strokes: Stroke[]): Drawing => ({
  width,
  height,
  strokes,
  callouts: [],
})
