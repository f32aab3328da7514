import type { PlateStyle } from './style'

export interface PlateDrawing {
  width: number
  height: number
  /** As SVG. */
  parts: string[]
}

interface Text {
  x: number
  y: number
  size: number
  content: string
  bold?: boolean
  anchor?: 'start' | 'middle' | 'end'
  /** Whether it was put into the plate after its labels. */
  isValue?: boolean
}

const escaped = (content: string) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function text({ x, y, size, content, bold, anchor = 'start', isValue }: Text, style: PlateStyle): string {
  const drawn = (dx: number, dy: number, fill: string) =>
    `<text x="${x + dx}" y="${y + dy}" font-family="${isValue ? style.valueFont : style.font}, sans-serif" font-size="${size}"
      font-weight="${bold ? 'bold' : style.weight}" text-anchor="${anchor}" letter-spacing="${style.letterSpacing}"
      fill="${fill}" xml:space="preserve">${escaped(content)}</text>`
  if (!style.isEmbossed) return drawn(0, 0, style.ink)
  const edge = Math.max(1, size / 22)
  return drawn(-edge, -edge, '#d7dade') + drawn(edge, edge, '#5f6368') + drawn(0, 0, style.ink)
}

export const box = (area: { x: number; y: number; width: number; height: number }, { border }: PlateStyle) =>
  `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" fill="none" stroke="${border}" stroke-width="2.5"/>`

export const line = (ends: { x1: number; y1: number; x2: number; y2: number }, { border }: PlateStyle) =>
  `<line x1="${ends.x1}" y1="${ends.y1}" x2="${ends.x2}" y2="${ends.y2}" stroke="${border}" stroke-width="2.5"/>`

/** The plate with its border and the holes of its screws. */
export const svgOf = ({ width, height, parts }: PlateDrawing, style: PlateStyle): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" rx="22" fill="${style.background}"/>
    <rect x="8" y="8" width="${width - 16}" height="${height - 16}" rx="16" fill="none" stroke="${style.border}" stroke-width="3"/>
    ${[
      [22, 22],
      [width - 22, 22],
      [22, height - 22],
      [width - 22, height - 22],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#3b3b3b"/>`)
      .join('')}
    ${parts.join('\n')}
  </svg>`
