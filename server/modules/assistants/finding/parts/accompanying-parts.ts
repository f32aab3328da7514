import { normalizePartNumber } from '../../../../domain/part-number'
import type { ListedPart } from './parts-index'

/** "Pin 830-11115", "With gasket 320-01412": a word and a number after it. */
const namedNumber = /(\p{L}{3,})\s+(?=\S*\d)([\p{L}\d][\p{L}\d./-]{3,})(?![\p{L}\d])/gu

/**
 * The parts that a list names only in the remark of another one, "Tooth | Pin 830-11115", called after it: "tooth pin". Their
 * numbers are written like that of the row; others are serial numbers, standards and sizes.
 */
export function accompanyingParts(parts: readonly ListedPart[]): ListedPart[] {
  const listed = new Set(parts.map(({ number }) => normalizePartNumber(number)))
  return parts.flatMap((part) =>
    [...(part.remark ?? '').matchAll(namedNumber)].flatMap(([, word = '', number = '']) => {
      if (shapeOf(number) !== shapeOf(part.number) || listed.has(normalizePartNumber(number))) return []
      const { quantity: _, remark: __, ...shared } = part
      return { ...shared, number, name: `${part.name} ${word.toLowerCase()}`, description: '' }
    }),
  )
}

/** How a number is composed of letters, digits and marks. */
const shapeOf = (number: string) => number.replace(/\d/g, '0').replace(/\p{L}/gu, 'A')
