import { isInSerialRange, isSerialRange, normalizeSerialNumber } from '../../../../domain/serial-number'
import { normalise } from '../../../../languages/text/normalise'
import type { ListedPart } from './parts-index'

/** "S/N", "SN", "Serial Nos." and "N.º de serie", which announce a serial number. */
const marker =
  /(?:s\/n|s\.n\.?|sn|ser(?:ial|ie|iennummer)?\.?(?: ?(?:numbers?|numeros?|nummer|nos?|nr)\b\.?)?|n\.?o? de serie)\s*[.:#]?\s*/
    .source
/** A serial number: letters with figures, or figures alone. */
const number = /(?:[a-z]{1,6}-?)?\d{1,12}/.source
const end = /(?![a-z\d]|[-.,/]\d)/.source
const from =
  /from|since|starting (?:with|at|from)|after|desde|a partir de(?:l)?|ab|von|dal|depuis|vanaf|fran|fra|alkaen/.source
const until =
  /up to|to|thru|through|until|till|before|prior to|hasta|antes de(?:l)?|bis|vor|ate|fino a(?:l)?|jusqu'a|tot|till/
    .source
const upwards =
  /(?:and|&|y|und|et|e|en|och|og) (?:up|above|later|after|on|onwards?|subsequent|higher|posteriores|siguientes|mayores|superiores|hoher|folgende|suivants?|seguintes|successiv[ei])|onwards?|up(?:wards)?|en adelante|\+|>|-\s*(?:$|[,;)])/
    .source
const downwards =
  /(?:and|&|y|und|et|e|en|och|og) (?:below|earlier|before|prior|down|lower|anteriores|menores|inferiores|fruher|precedents?)/
    .source

const first = `(?<marker>${marker})?`
const second = `(?<marker2>${marker})?`
const between = new RegExp(
  `${first}(?:(?:${from}) )?\\b(?<start>${number})\\s*(?:-|\\.{2,}|\\u2026|\\b(?:${until}|a|al|and|y)\\b)\\s*${second}(?<end>${number})${end}`,
  'g',
)
const fromOn = new RegExp(`${first}\\b(?<word>${from}) ${second}(?<start>${number})${end}`, 'g')
const andUp = new RegExp(`${first}\\b(?<start>${number})\\s*(?:${upwards})`, 'g')
const upTo = new RegExp(`${first}(?:\\b(?<word>${until}) |(?<![\\w]\\s?)-\\s?)${second}(?<end>${number})${end}`, 'g')
const andDown = new RegExp(`${first}\\b(?<end>${number})\\s*(?:${downwards})`, 'g')
/** The number after these words is none of the range. */
const exclusive = /^(?:before|prior to|after|antes de|vor)/

interface SerialRange {
  start: string | null
  end: string | null
  /** Whether its only end is none of it: "before GHT00500". */
  isExclusive?: true
}

/**
 * The ranges of serial numbers that a text of a parts list states: "from GHT00500", "GHT00123-GHT00499", "S/N 1001 and up".
 * Figures alone are serial numbers only if it says so.
 */
export function serialRangesIn(text: string): SerialRange[] {
  const stated = normalise(text).trim()
  let rest = stated
  const ranges: SerialRange[] = []
  for (const pattern of [between, fromOn, andUp, upTo, andDown])
    for (const { 0: whole, groups = {} } of rest.matchAll(pattern)) {
      const { start = null, end: last = null, word = '', marker: before, marker2: within } = groups
      const limits = [start, last].filter((limit) => limit !== null)
      const isAnnounced = before !== undefined || within !== undefined || isUnderstood(limits, whole, stated)
      if (!limits.every((limit) => isAnnounced || isSerial(limit))) continue
      if (start !== null && last !== null && !isSerialRange(start, last)) continue
      ranges.push({ start, end: last, ...(exclusive.test(word) && { isExclusive: true as const }) })
      rest = rest.replace(whole, ' ; ')
    }
  return ranges
}

/**
 * Whether figures alone are serial numbers without a word for them: as all that a remark says, or in a further range after
 * one that says it. Years are none, nor numbers of different lengths, which are rather one part number.
 */
function isUnderstood(limits: readonly string[], whole: string, stated: string): boolean {
  const [first = '', last = first] = limits
  if (first.length < 3 || first.length !== last.length || limits.every((limit) => year.test(limit))) return false
  return whole.trim() === stated || (limits.length > 1 && announcement.test(stated.slice(0, stated.indexOf(whole))))
}

const year = /^(?:19|20)\d\d$/
const announcement = new RegExp(`\\b${marker}\\d`)

const isSerial = (text: string) => /^[a-z]+-?\d{3,}$/.test(text)

/** The serial number that a question names with a word for it, and the question without it. */
export function serialNumberIn(question: string): { serialNumber: string; rest: string } | undefined {
  const found = named.exec(question)
  const serialNumber = found?.groups?.serial
  return found && serialNumber !== undefined ? { serialNumber, rest: question.replace(found[0], ' ') } : undefined
}

const words =
  /s\/n|sn|serial(?: ?(?:numbers?|nos?\.?|nr))?|(?:n[uú]mero|n\.?[º°o]|nro\.?) de s[eé]rie|serien ?nr\.?|seriennummer|num[eé]ro de s[eé]rie/
    .source
const named = new RegExp(
  `(?:\\b(?:for|with|on|of|para|con|del?|la|el|the|my|machine|m[aá]quina)\\s+)*(?<![\\p{L}\\d])(?:${words})\\s*[.:#]?\\s*(?<serial>[a-z]{0,6}-?\\d{3,12})(?![\\p{L}\\d-])`,
  'iu',
)

/**
 * Whether a row fits a machine: true if neither its texts nor its figure state serial numbers. A manual may leave out the
 * letters that the serial numbers of its model begin with.
 */
export function fitsMachine(
  { remark = '', description = '', figure = '' }: Partial<Pick<ListedPart, 'remark' | 'description' | 'figure'>>,
  serialNumber: string,
): boolean {
  const ranges = [remark, description, figure].map(serialRangesIn).find(({ length }) => length > 0) ?? []
  if (ranges.length === 0) return true
  const digits = /\d+$/.exec(normalizeSerialNumber(serialNumber))?.[0] ?? ''
  return ranges.some(({ start, end: last, isExclusive }) => {
    const serial = /^\d+$/.test(`${start ?? ''}${last ?? ''}`) ? digits : serialNumber
    const limit = start ?? last
    return isInSerialRange(serial, start, last) && !(isExclusive && isInSerialRange(serial, limit, limit))
  })
}
