import type { Plate, PlateRow } from './plate'
import type { PlateStyle } from './style'
import { box, line, type PlateDrawing, text } from './svg'

/** Draws a plate in one arrangement of its rows. */
export type PlateLayout = (plate: Plate, style: PlateStyle, random: () => number) => PlateDrawing

const rowsOf = ({ model, serialNumber, others }: Plate): PlateRow[] => [model, serialNumber, ...others]

/** Each label with its value on the right, in one column, the values aligned. */
const table: PlateLayout = (plate, style, random) => {
  const [width, step, left] = [800, 62, 40]
  const rows = rowsOf(plate)
  const colon = random() < 0.5 ? ':' : ''
  const height = 150 + rows.length * step + 70
  const valueAt = 40 + Math.max(...rows.map(({ label }) => label.length)) * 18 + 40
  return {
    width: Math.max(width, valueAt + 520),
    height,
    parts: [
      text({ x: left, y: 70, size: 46, content: plate.brand, bold: true }, style),
      text({ x: left, y: 112, size: 24, content: plate.headline }, style),
      ...rows.flatMap(({ label, value }, index) => [
        text({ x: left, y: 175 + index * step, size: 28, content: `${label}${colon}` }, style),
        text({ x: valueAt, y: 175 + index * step, size: 36, content: value, isValue: true }, style),
      ]),
      text({ x: left, y: height - 30, size: 20, content: plate.address }, style),
    ],
  }
}

/** A grid of boxes, each with a small label above its value. */
const boxes: PlateLayout = (plate, style) => {
  const rows = rowsOf(plate)
  const [width, cell, top] = [1000, 120, 120]
  const count = Math.ceil(rows.length / 2)
  const height = top + count * cell + 90
  return {
    width,
    height,
    parts: [
      text({ x: width / 2, y: 75, size: 54, content: plate.brand, bold: true, anchor: 'middle' }, style),
      ...rows.flatMap(({ label, value }, index) => {
        const [x, y] = [30 + (index % 2) * 475, top + Math.floor(index / 2) * cell]
        return [
          box({ x, y, width: 460, height: cell - 12 }, style),
          text({ x: x + 14, y: y + 30, size: 22, content: label }, style),
          text({ x: x + 14, y: y + 85, size: value.length > 12 ? 28 : 42, content: value, isValue: true }, style),
        ]
      }),
      text({ x: width / 2, y: height - 30, size: 22, content: plate.address, anchor: 'middle' }, style),
    ],
  }
}

/** Rows over the whole width, divided by lines, the label on the left of a box with the value. */
const ruled: PlateLayout = (plate, style) => {
  const rows = rowsOf(plate)
  const [width, step, top] = [900, 80, 150]
  const height = top + rows.length * step + 70
  const valueAt = 380
  return {
    width,
    height,
    parts: [
      text({ x: 40, y: 90, size: 60, content: plate.brand, bold: true }, style),
      text({ x: width - 40, y: 90, size: 26, content: plate.headline, anchor: 'end' }, style),
      ...rows.flatMap(({ label, value }, index) => [
        line({ x1: 20, y1: top + index * step, x2: width - 20, y2: top + index * step }, style),
        text({ x: 40, y: top + 52 + index * step, size: label.length > 18 ? 20 : 28, content: label }, style),
        text({ x: valueAt, y: top + 54 + index * step, size: 40, content: value, isValue: true }, style),
      ]),
      line({ x1: 20, y1: top + rows.length * step, x2: width - 20, y2: top + rows.length * step }, style),
      line({ x1: valueAt - 20, y1: top, x2: valueAt - 20, y2: top + rows.length * step }, style),
      text({ x: 40, y: height - 26, size: 20, content: plate.address }, style),
    ],
  }
}

/** Everything in the middle, each label and value as one text. */
const centred: PlateLayout = (plate, style, random) => {
  const rows = rowsOf(plate)
  const [width, step] = [860, 66]
  const height = 190 + rows.length * step + 60
  const separator = random() < 0.5 ? ': ' : ' '
  return {
    width,
    height,
    parts: [
      text({ x: width / 2, y: 80, size: 58, content: plate.brand, bold: true, anchor: 'middle' }, style),
      text({ x: width / 2, y: 125, size: 26, content: plate.headline, anchor: 'middle' }, style),
      ...rows.map(({ label, value }, index) =>
        text(
          {
            x: width / 2,
            y: 195 + index * step,
            size: label.length + value.length > 34 ? 26 : 34,
            content: `${label}${separator}${value}`,
            anchor: 'middle',
            isValue: true,
          },
          style,
        ),
      ),
      text({ x: width / 2, y: height - 26, size: 20, content: plate.address, anchor: 'middle' }, style),
    ],
  }
}

export const openLayouts: readonly PlateLayout[] = [table, boxes, ruled, centred]
