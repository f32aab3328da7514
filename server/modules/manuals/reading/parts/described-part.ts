import { looksLikePartNumber } from './part-number'

interface Described {
  /** A part number before the description, where a wide one was read as its beginning. */
  number?: string
  description: string
  /** On which variants the part is used. */
  usableOn?: string
}

/** "UOC:A13,H13" and "USABLE ON CODE: A13", which parts lists print after a description. */
const usableOnCodes = /\s*\(?\b((?:UOC|USABLE ON CODES?)\s*:\s*[\p{Lu}\d][\p{Lu}\d, ]*)\)?\s*$/u
const leaders = /\s*\.{4,}\s*/g
/** "BEARING, BALL:" is followed by a remark, or by nothing. */
const closingMark = /\s*[:;]$/
const numberBefore = /^([\p{Lu}\d][\p{Lu}\d./-]+)\s+(?=[.•·*…–—-]*\s*\p{L}{3})/u

/**
 * Takes a description apart that has more than the name of the part.
 * @param hasNumber whether the number is printed elsewhere
 */
export function readDescription(cell: string, hasNumber: boolean): Described {
  const text = cell.replace(leaders, ' ').trim()
  const [, usableOn] = usableOnCodes.exec(text) ?? []
  // Codes alone end the description of another row.
  const described = text.replace(usableOnCodes, '').replace(closingMark, '') || text
  const number = hasNumber ? undefined : numberBefore.exec(described)?.[1]
  const isNumber = number !== undefined && looksLikePartNumber(number)
  return {
    ...(isNumber && { number }),
    description: isNumber ? described.slice(number.length).trim() : described,
    ...(usableOn !== undefined && described !== text && { usableOn: usableOn.trim() }),
  }
}
