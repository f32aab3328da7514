import type { Database } from '../../db/connection'
import { DomainError, type InvalidField, invalid } from '../../domain/domain-error'
import type { Text } from '../../domain/text'
import { type LineProblem, type PricedLine, priceLines } from '../catalogue'
import type { Quote, QuoteLine } from './quote'
import type { NewQuoteLine } from './stored-quote.repository'

/** A line as somebody asks for it: a part, a bundle, or free text. */
export interface AskedLine {
  /** The line of the quote that it was. */
  id?: string | undefined
  partId?: string | undefined
  bundleId?: string | undefined
  partNumber: string
  description: string
  quantity: number
  note: string
}

interface Sides {
  dealershipId: string
  operatorId: string
}

interface PreviousLines {
  lines: readonly QuoteLine[]
  /**
   * Whether a price that differs from the catalogue's also applies to another quantity: for the dealership, which
   * entered it, but not for the customer.
   */
  retainsPrices: boolean
}

/**
 * Completes lines from the catalogue, at the prices that apply to the operator now. A superseded part is replaced by the
 * one that is sold.
 * @param previous the lines of the quote until now: one that asks for the same retains its quoted price
 * @returns the lines, and the currency of their prices
 * @throws DomainError `no_catalogue`; invalid with the problem of each line that cannot be quoted
 */
export async function completeLines(
  db: Database,
  sides: Sides,
  asked: readonly AskedLine[],
  previous: PreviousLines = { lines: [], retainsPrices: false },
): Promise<{ lines: NewQuoteLine[]; currency: string }> {
  const shape = asked.flatMap((_, index) => shapeFault(asked, index, previous.lines))
  const [fault, ...others] = shape
  if (fault) throw invalid(fault, ...others)
  const priced = await priceLines(db, { ...sides, lines: asked })
  const problems = priced.map((line, index) => (isFreeText(asked[index]) ? undefined : preventsQuote(line.problem)))
  const [first] = problems.flatMap((problem) => problem ?? [])
  if (first) {
    const fields = problems.flatMap((problem, index) =>
      problem ? [{ path: `body.lines.${index}`, message: problem.text }] : [],
    )
    throw new DomainError('invalid', first.code, first.text, { fields })
  }
  return {
    lines: priced.map((line, index) => toLine(line, asked[index], previous)),
    currency: priced[0]?.coreCharge.currency ?? '',
  }
}

/**
 * Why the lines of an open quote can no longer be ordered as they are, by line: no longer sold, or superseded since. A
 * quantity that the dealership has agreed to is not questioned.
 */
export async function lineProblems(db: Database, quote: Quote): Promise<Map<string, LineFault>> {
  const lines = quote.lines.filter(({ partId, bundleId }) => partId !== null || bundleId !== null)
  if (lines.length === 0) return new Map()
  const priced = await priceLines(db, { dealershipId: quote.dealership.id, operatorId: quote.operator.id, lines })
  return new Map(
    priced.flatMap((now, index) => {
      const line = lines[index]
      const fault = line && faultOf(line, now)
      return fault ? [[line.id, fault] as const] : []
    }),
  )
}

/** What `priceLines` needs of each line that a quote becomes an order with. */
export const contentsOf = async (db: Database, quote: Quote): Promise<readonly PricedLine[]> =>
  priceLines(db, { dealershipId: quote.dealership.id, operatorId: quote.operator.id, lines: quote.lines })

export interface LineFault {
  code: string
  text: Text
}

function faultOf(line: QuoteLine, { problem, partId, partNumber }: PricedLine): LineFault | undefined {
  if (problem && isUnavailable(problem)) return problem
  if (line.partId === null || line.partId === partId) return undefined
  return {
    code: 'part_superseded',
    text: {
      en: `${line.partNumber} has been replaced by ${partNumber}.`,
      es: `${line.partNumber} ha sido sustituida por ${partNumber}.`,
    },
  }
}

const isUnavailable = ({ code }: LineProblem): boolean =>
  ['part_unknown', 'part_inactive', 'bundle_unknown', 'bundle_inactive', 'bundle_incomplete'].includes(code)

/** A part without a price is what quotes are for. */
const preventsQuote = (problem: LineProblem | undefined): LineProblem | undefined =>
  problem?.code === 'part_without_price' ? undefined : problem

const isFreeText = (line: AskedLine | undefined): boolean => !line?.partId && !line?.bundleId

function shapeFault(asked: readonly AskedLine[], index: number, previous: readonly QuoteLine[]): InvalidField[] {
  const line = asked[index]
  if (!line) return []
  const path = `body.lines.${index}`
  if (line.partId && line.bundleId) return [{ path, message: texts.both }]
  if (isFreeText(line) && line.description === '' && line.partNumber === '') return [{ path, message: texts.empty }]
  if (line.id && !previous.some(({ id }) => id === line.id)) return [{ path: `${path}.id`, message: texts.unknown }]
  if (line.id && asked.findIndex(({ id }) => id === line.id) < index)
    return [{ path: `${path}.id`, message: texts.twice }]
  return []
}

function toLine(now: PricedLine, asked: AskedLine | undefined, previous: PreviousLines): NewQuoteLine {
  const { id, note = '', partNumber = '', description = '' } = asked ?? {}
  const item = isFreeText(asked) ? { ...now, partNumber, description } : now
  const before = previous.lines.find((line) => line.id === id)
  const isSame =
    before?.partId === item.partId &&
    before.bundleId === item.bundleId &&
    // The catalogue may have corrected what it calls the same part.
    (!isFreeText(asked) || (before.partNumber === partNumber && before.description === description)) &&
    (before.quantity === item.quantity || (previous.retainsPrices && before.unitAmount !== before.listAmount))
  return {
    id,
    partId: item.partId,
    bundleId: item.bundleId,
    partNumber: item.partNumber,
    askedNumber: item.askedNumber ?? (before?.partId === item.partId ? before.askedNumber : null),
    description: item.description,
    quantity: item.quantity,
    listAmount: item.unitPrice && Number(item.unitPrice.amount),
    unitAmount: isSame ? before.unitAmount : null,
    coreChargeAmount: Number(item.coreCharge.amount),
    note,
  }
}

const texts = {
  both: {
    en: 'A line is either a part or a bundle.',
    es: 'Una línea es una pieza o un conjunto, no ambas cosas.',
  },
  empty: {
    en: 'Choose a part or a bundle, or describe what you need.',
    es: 'Elija una pieza o un conjunto, o describa lo que necesita.',
  },
  unknown: { en: 'The quote does not have this line.', es: 'El presupuesto no tiene esta línea.' },
  twice: { en: 'This line is in the list twice.', es: 'Esta línea está dos veces en la lista.' },
} satisfies Record<string, Text>
