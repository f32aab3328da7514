import { normalizePartNumber } from '../../../../domain/part-number'
import type { Found } from '../../finding/find'
import type { FittingParts } from '../../finding/parts/fitting-parts'
import { numbersInText } from '../../finding/parts/numbers-in-text'
import type { ListedPart } from '../../finding/parts/parts-index'
import { fitsMachine } from '../../finding/parts/serial-range'
import { asksStockNumber, stockNumberOf } from '../../finding/parts/stock-number'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { nameColumn, namesPartNumbers } from '../../finding/scoring/name-column'
import type { Unit } from '../../finding/scoring/unit'
import type { NamedPart } from '../engine'
import type { Excerpt } from './excerpt'
import { shorten } from './markdown'

/** Of one answer. */
export const MAX_NAMED = 8
const MAX_DESCRIPTION = 120
const MAX_NUMBER = 32

interface Named {
  parts: NamedPart[]
  /** Whether all of them are listed for other serial numbers than that of the machine. */
  isForOthers: boolean
}

/**
 * The parts that an answer names: the rows of parts lists that fit the question, then those with a number in the quoted
 * text; for a question for a part, also numbers that the text itself calls part numbers. Of parts that are listed for
 * several ranges of serial numbers, those that fit the machine.
 */
export function namedParts({ query, manuals }: Searched, excerpts: readonly Excerpt[], fitting?: FittingParts): Named {
  const { serialNumber } = query
  const quoted = excerpts
    .filter(({ role }) => role !== 'earlier' && role !== 'later')
    .flatMap(({ passage, units }) => units.flatMap((unit) => partsIn(unit, passage, { query, manuals })))
  const rows = (fitting?.rows ?? []).flatMap(({ part, passage }) => inAskedNumbers(part, passage, query))
  const parts = onePerNumber([...rows, ...quoted])
  const own = serialNumber === undefined ? parts : parts.filter((part) => fitsMachine(part, serialNumber))
  const isForOthers = parts.length > 0 && own.length === 0
  return { parts: (isForOthers ? parts : own).slice(0, MAX_NAMED), isForOthers }
}

type Searched = Pick<Found, 'query' | 'manuals'>

/** Of a row of a parts list its own part, then those whose numbers are in the words of the unit. */
function partsIn(unit: Unit, passage: ScopedPassage, { query, manuals }: Searched): NamedPart[] {
  const rows = partsOfRow(unit, passage, { query, manuals })
  const inText = numbersInText(unit.own, passage.headings.at(-1)).flatMap(({ readings, likeliest, isAnnounced }) => {
    const [listed] = readings.flatMap((one) => findListed(normalizePartNumber(one), passage, manuals) ?? [])
    if (listed) return [listed]
    return isAnnounced && query.intent === 'part' ? [toStated(likeliest, unit, passage)] : []
  })
  return [...rows, ...inText, ...(query.intent === 'part' && rows.length === 0 ? numbersBelowTitle(unit, passage) : [])]
}

function partsOfRow({ cells }: Unit, passage: ScopedPassage, { query, manuals }: Searched): NamedPart[] {
  if (!cells || passage.kind !== 'table') return []
  const row = passage.rows.findIndex((one) => one.cells.join('\n') === cells.join('\n'))
  return manuals
    .filter(({ passages }) => passages[0]?.manualId === passage.manualId)
    .flatMap(({ parts }) => parts.parts.filter((part) => part.passage === passage.ordinal && part.row === row))
    .flatMap((part) => inAskedNumbers(part, passage, query))
}

/** The row of a part with a number, in the same manual before others, and where the list says how many there are. */
function findListed(key: string, { manualId }: ScopedPassage, manuals: Found['manuals']): NamedPart | undefined {
  const listed = manuals.flatMap(({ passages, parts }) =>
    (parts.byNumber.get(key) ?? []).flatMap((position) => {
      const part = parts.parts[position]
      const passage = part && passages[part.passage]
      return part && passage ? [{ part, passage }] : []
    }),
  )
  const isSame = ({ passage }: (typeof listed)[number]) => passage.manualId === manualId
  const [best] = listed.toSorted(
    (one, other) =>
      Number(isSame(other)) - Number(isSame(one)) ||
      Number(Boolean(other.part.quantity)) - Number(Boolean(one.part.quantity)),
  )
  return best && toNamed(best.part, best.passage)
}

/** The numbers of a row in columns that are titled as part numbers, of a table that is no parts list. */
function numbersBelowTitle(unit: Unit, passage: ScopedPassage): NamedPart[] {
  const { cells = [], columns = [] } = unit
  const name = cells[nameColumn(cells, columns)]?.trim()
  return cells.flatMap((cell, column) => {
    const number = cell.trim()
    if (!namesPartNumbers(columns[column] ?? '') || !isCode(number)) return []
    return [toStated(number, { own: name && name !== number ? name : unit.own }, passage)]
  })
}

/** Of pieces with figures, or of one or two capitals: "4600 120 7", "EC-2169 A". */
const isCode = (text: string) =>
  text.length <= MAX_NUMBER &&
  /\d{2}/.test(text) &&
  text.split(/\s+/).every((piece) => /^[\p{Lu}\d./-]*\d[\p{Lu}\d./-]*$|^\p{Lu}{1,2}$/u.test(piece))

/** A number that the text calls a part number, in the words of the text. */
const toStated = (number: string, { own }: Pick<Unit, 'own'>, passage: ScopedPassage): NamedPart => ({
  number,
  description: shorten(own.replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION),
  ...placeOf(passage),
})

const toNamed = (part: ListedPart, passage: ScopedPassage): NamedPart => ({
  number: part.number,
  description: part.description || part.name,
  ...placeOf(passage),
  ...(part.figure && { figure: part.figure }),
  ...(part.item && { item: part.item }),
  ...(part.quantity && { quantity: part.quantity }),
  ...(part.remark && { remark: part.remark }),
})

/** First under the number of a stock system if that is asked for. */
function inAskedNumbers(part: ListedPart, passage: ScopedPassage, { prompt }: Found['query']): NamedPart[] {
  const named = toNamed(part, passage)
  const stockNumber = asksStockNumber(prompt) ? stockNumberOf(part) : undefined
  if (stockNumber === undefined) return [named]
  const { remark: _, ...shared } = named
  return [{ ...shared, number: stockNumber }, named]
}

const placeOf = ({ manualId, manualName, page }: ScopedPassage) => ({ manualId, manualName, page })

/** Of readings of the same text, "4512-330" in one and its pieces, the first. */
function onePerNumber(parts: readonly NamedPart[]): NamedPart[] {
  const byNumber = new Map<string, NamedPart>()
  for (const part of parts) {
    const key = normalizePartNumber(part.number)
    if (!byNumber.has(key)) byNumber.set(key, part)
  }
  return [...byNumber.values()]
}
