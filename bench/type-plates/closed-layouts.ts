import type { PlateLayout } from './layouts'
import { box, line, text } from './svg'

// Arrangements that no rule was tuned on: they are measured after everything else.

/** Two columns of rows; the model stands large beside the brand, with its label above it. */
const headed: PlateLayout = (plate, style) => {
  const rows = [plate.serialNumber, ...plate.others]
  const height = 260 + Math.ceil(rows.length / 2) * 110
  return {
    width: 1100,
    height,
    parts: [
      text({ x: 40, y: 100, size: 64, content: plate.brand, bold: true }, style),
      text({ x: 700, y: 45, size: 24, content: plate.model.label }, style),
      text({ x: 700, y: 105, size: 54, content: plate.model.value, isValue: true }, style),
      line({ x1: 20, y1: 140, x2: 1080, y2: 140 }, style),
      ...rows.flatMap(({ label, value }, index) => {
        const [x, y] = [40 + (index % 2) * 560, 185 + Math.floor(index / 2) * 110]
        return [
          text({ x, y, size: 24, content: label }, style),
          text({ x, y: y + 46, size: 40, content: value, isValue: true }, style),
        ]
      }),
      text({ x: 40, y: height - 24, size: 20, content: `${plate.headline} ${plate.address}`.trim() }, style),
    ],
  }
}

/** Labels with dots up to the value, the year before model and serial number. */
const dotted: PlateLayout = (plate, style) => {
  const rows = [...plate.others, plate.model, plate.serialNumber]
  const height = 160 + rows.length * 64 + 40
  return {
    width: 900,
    height,
    parts: [
      text({ x: 450, y: 70, size: 44, content: plate.brand, bold: true, anchor: 'middle' }, style),
      text({ x: 450, y: 110, size: 22, content: plate.address, anchor: 'middle' }, style),
      ...rows.flatMap(({ label, value }, index) => {
        const y = 180 + index * 64
        return [
          text({ x: 40, y, size: 28, content: `${label} ....` }, style),
          text({ x: 860, y, size: 36, content: value, anchor: 'end', isValue: true }, style),
        ]
      }),
    ],
  }
}

/** Values in boxes of their own, with the label on the left outside of the box. */
const windows: PlateLayout = (plate, style) => {
  const rows = [plate.serialNumber, plate.model, ...plate.others]
  const height = 130 + rows.length * 92 + 60
  return {
    width: 960,
    height,
    parts: [
      text({ x: 40, y: 84, size: 50, content: plate.brand, bold: true }, style),
      ...rows.flatMap(({ label, value }, index) => {
        const y = 120 + index * 92
        return [
          text({ x: 40, y: y + 48, size: label.length > 18 ? 20 : 26, content: label }, style),
          box({ x: 400, y, width: 520, height: 74 }, style),
          text({ x: 660, y: y + 52, size: 40, content: value, anchor: 'middle', isValue: true }, style),
        ]
      }),
      text({ x: 40, y: height - 24, size: 20, content: plate.address }, style),
    ],
  }
}

/** Two labels beside each other, their values below them, between lines. */
const banded: PlateLayout = (plate, style) => {
  const pairs = [[plate.model, plate.serialNumber], plate.others.slice(0, 2), plate.others.slice(2)].filter(
    (pair) => pair.length > 0,
  )
  const height = 130 + pairs.length * 120 + 60
  return {
    width: 1040,
    height,
    parts: [
      text({ x: 40, y: 60, size: 28, content: plate.headline }, style),
      text({ x: 1000, y: 80, size: 56, content: plate.brand, bold: true, anchor: 'end' }, style),
      ...pairs.flatMap((pair, index) => {
        const y = 110 + index * 120
        return [
          line({ x1: 20, y1: y, x2: 1020, y2: y }, style),
          ...pair.flatMap(({ label, value }, column) => [
            text({ x: 280 + column * 480, y: y + 32, size: 22, content: label, anchor: 'middle' }, style),
            text(
              { x: 280 + column * 480, y: y + 90, size: 40, content: value, anchor: 'middle', isValue: true },
              style,
            ),
          ]),
        ]
      }),
      text({ x: 520, y: height - 24, size: 20, content: plate.address, anchor: 'middle' }, style),
    ],
  }
}

export const closedLayouts: readonly PlateLayout[] = [headed, dotted, windows, banded]
