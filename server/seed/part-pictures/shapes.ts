/** The colours of the drawings; `url(#...)` are those of round things, which `drawPart` defines. */
export const colours = {
  ink: '#1C1E21',
  rubber: '#33363A',
  steelDark: '#5F6368',
  steel: '#9A9DA1',
  steelLight: '#CFD1D3',
  paper: '#F7F4EC',
  yellow: '#F5B700',
  amber: '#E88C1A',
  red: '#C8402F',
  green: '#4E7D4A',
  blue: '#3E6C99',
  glass: '#BFD8E2',
  roundSteel: 'url(#round-steel)',
  roundRubber: 'url(#round-rubber)',
  roundYellow: 'url(#round-yellow)',
} as const

export type Colour = (typeof colours)[keyof typeof colours] | 'none'

/** A box by its left upper corner. */
export const box = (x: number, y: number, width: number, height: number, fill: Colour, radius = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

export const disc = (x: number, y: number, radius: number, fill: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, width: number, colour: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: Colour) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const shape = (path: string, fill: Colour) => `<path d="${path}" fill="${fill}"/>`

export const line = (path: string, colour: Colour, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Lines of equal distance from `from` to `to`. */
export const uprights = (from: number, to: number, step: number, y: readonly [number, number], colour: Colour) =>
  steps(from, to, step)
    .map((x) => line(`M${x} ${y[0]}V${y[1]}`, colour, 2))
    .join('')

export const levels = (from: number, to: number, step: number, x: readonly [number, number], colour: Colour) =>
  steps(from, to, step)
    .map((y) => line(`M${x[0]} ${y}H${x[1]}`, colour, 2))
    .join('')

/** The same shape several times around the middle. */
export const around = (count: number, inner: string) =>
  steps(0, 359, 360 / count)
    .map((angle) => `<g transform="rotate(${angle} 120 120)">${inner}</g>`)
    .join('')

export const turned = (angle: number, inner: string) => `<g transform="rotate(${angle} 120 120)">${inner}</g>`

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
