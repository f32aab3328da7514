import type { Box } from '../passage'
import type { PageFrame } from '../pdfium/page-frame'
import type { QuarterTurn, Rect } from './page-text'

const round = (value: number) => Math.round(value * 100000) / 100000
const clamp = (value: number) => round(Math.min(1, Math.max(0, value)))

export const toQuarterTurn = (quarters: number): QuarterTurn => {
  const turn = ((quarters % 4) + 4) % 4
  return turn === 1 || turn === 2 || turn === 3 ? turn : 0
}

/** Converts a point from page space to the rendered page (in points, origin top left). */
export const toRenderedPoint = (frame: PageFrame, x: number, y: number): [number, number] => {
  const across = x - frame.left
  const up = y - frame.bottom
  switch (frame.rotation) {
    case 1:
      return [up, across]
    case 2:
      return [frame.width - across, up]
    case 3:
      return [frame.width - up, frame.height - across]
    default:
      return [across, frame.height - up]
  }
}

/** Converts a point of the rendered page to the frame in which text with this turn is upright. */
export const toUprightPoint = (page: { width: number; height: number }, turn: QuarterTurn, x: number, y: number) => {
  const turned: Record<QuarterTurn, [number, number]> = {
    0: [x, y],
    1: [y, page.width - x],
    2: [page.width - x, page.height - y],
    3: [page.height - y, x],
  }
  return turned[turn]
}

/** Converts a rectangle of the upright frame to fractions of the rendered page, clamped to the page. */
export const toBox = (page: { width: number; height: number }, turn: QuarterTurn, rect: Rect): Box => {
  const { width, height } = page
  const edges: Record<QuarterTurn, [number, number, number, number]> = {
    0: [rect.left, rect.top, rect.right, rect.bottom],
    1: [width - rect.bottom, rect.left, width - rect.top, rect.right],
    2: [width - rect.right, height - rect.bottom, width - rect.left, height - rect.top],
    3: [rect.top, height - rect.right, rect.bottom, height - rect.left],
  }
  const [left, top, right, bottom] = edges[turn]
  return [clamp(left / width), clamp(top / height), clamp(right / width), clamp(bottom / height)]
}
