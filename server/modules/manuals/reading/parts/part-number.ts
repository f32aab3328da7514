import { normalizePartNumber } from '../../../../domain/part-number'

const MAX_LENGTH = 32
const dashes = /[\u2010-\u2015\u2212]/g
const code = /^[\p{Lu}\d][\p{Lu}\d .\-/*#+]*$/u
const measure = /^(?:M\d{1,2}(?: ?[X×] ?.*)?|\d+[.,]\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,2}W-?\d{2})$/
const range = /^(\d+) ?- ?(\d+)$/

/** Whether the text may be a part number if its column is titled as one: capitals and digits, at least one a digit. */
export function isPartCode(text: string): boolean {
  const plain = text.replace(dashes, '-').trim()
  return plain.length <= MAX_LENGTH && /\d/.test(plain) && code.test(plain) && normalizePartNumber(plain).length > 2
}

/**
 * Whether the text looks like a part number by itself: no size of a thread, decimal, range of figures or short number.
 */
export function looksLikePartNumber(text: string): boolean {
  const plain = text.replace(dashes, '-').trim()
  if (!isPartCode(plain) || measure.test(plain) || isRange(plain)) return false
  const { length } = normalizePartNumber(plain)
  const digits = plain.replace(/\D/g, '').length
  return length >= (digits === length ? 5 : 4) && digits >= 3 && digits >= length * 0.4
}

/** A stock number of NATO, "5340-01-123-4567", or an older one without a country, "5340-123-4567". */
export const isStockNumber = (text: string): boolean =>
  /^(?:\d{4}-?\d{2}-?\d{3}-?\d{4}|\d{4}-\d{3}-\d{4})$/.test(text.replace(dashes, '-').trim())

/** "1200-1500": two figures of the same length, the second one higher, but by less than its double. */
function isRange(text: string): boolean {
  const [, from = '', to = ''] = range.exec(text) ?? []
  return from !== '' && from.length === to.length && Number(from) < Number(to) && Number(to) < 2 * Number(from)
}

export interface PrintedNumber {
  number: string
  /** What is printed in brackets after it, such as a serial range. */
  remark?: string
}

const separator = /\s*[,;\n]\s*|\s+\/\s+|\s+(?:or|oder|ou|of|eller|tai)\s+/i
/** A number that ends in a dash continues after it: "4512- 330". */
const brokenAtDash = /(?<=[\p{Lu}\d][-\u2010\u2011])\s+(?=[\p{Lu}\d.])/gu
const numberAndRemark = /([^()]+)(?:\(([^)]*)\))?/g

/**
 * The part numbers in a cell: alternatives and numbers by serial range. Spaces are part of a number if most numbers of the
 * column have some.
 */
export function splitNumbers(cell: string, isSpaced: boolean): PrintedNumber[] {
  return [...cell.replace(brokenAtDash, '').matchAll(numberAndRemark)].flatMap(([, text = '', remark]) => {
    const numbers = text
      .split(separator)
      .flatMap((one) => alternatives(one.trim(), isSpaced))
      .filter(isPartCode)
    return numbers.map((number) => ({ number, ...(remark?.trim() ? { remark: remark.trim() } : {}) }))
  })
}

/** "4512-330 4512-331" and "4512-330/4512-331" are two numbers, "0445 120 123" is one. */
function alternatives(text: string, isSpaced: boolean): string[] {
  const bySlash = text.split('/')
  const lengths = new Set(bySlash.map((one) => normalizePartNumber(one).length))
  if (bySlash.length > 1 && lengths.size === 1 && bySlash.every(looksLikePartNumber)) return bySlash
  const bySpace = text.split(/\s+/)
  return !isSpaced && bySpace.length > 1 && bySpace.every(looksLikePartNumber) ? bySpace : [text]
}
