import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { normalizePartNumber } from '../../../domain/part-number'
import { findOffers } from '../../catalogue'
import type { Machine } from '../../machines'
import type { NamedPart } from '../answering/engine'
import { MAX_NAMED } from '../answering/extractive/named-parts'
import type { StoredAnswer } from '../conversations/conversation'
import { numbersInText } from '../finding/parts/numbers-in-text'
import { placeParts } from '../parts/place-parts'
import { resolveSoldParts } from '../parts/resolve-sold-parts'
import { answerFromCatalogue } from './answer-from-catalogue'
import type { ScopedAnswer } from './answer-question'

interface AskedForParts {
  prompt: string
  machine: Machine | undefined
  asker: Caller
}

/**
 * An answer with what the catalogues of the person's dealerships know: the parts whose numbers are in the quoted text, and
 * from the parts assistant the part that is asked for, if the manuals do not answer with certainty.
 */
export async function withCatalogue(
  db: Database,
  { prompt, machine, asker }: AskedForParts,
  { sought, ...answer }: ScopedAnswer,
): Promise<Omit<ScopedAnswer, 'sought'>> {
  const named = { ...answer, parts: await withQuotedNumbers(db, asker, answer) }
  const isSure = answer.confidence === 'sure' && answer.citations.length > 0
  if (!sought || (isSure && (named.parts.length > 0 || sought.hasInterrogative))) return named
  const sold = answerFromCatalogue(await resolveSoldParts(db, asker, { prompt, sought, machine }))
  if (!sold) return named
  const searched = answer.searchedManuals?.map(({ id }) => id) ?? []
  const parts = await placeParts(db, sold.parts ?? [], searched)
  const model = answer.model && { model: { left: 'catalogue' as const, ...answer.model } }
  return { ...named, ...sold, parts, warnings: answer.warnings, engine: 'records', ...model }
}

async function withQuotedNumbers(
  db: Database,
  asker: Caller,
  { response, citations, parts = [] }: Pick<StoredAnswer, 'response' | 'citations' | 'parts'>,
): Promise<NamedPart[]> {
  const isReferredTo = (position: number) => response.includes(`[${position + 1}]`)
  const quoted = [
    response.replaceAll('\\', ''),
    ...citations.filter((_, at) => isReferredTo(at)).map(({ quote }) => quote),
  ]
  const readings = quoted.flatMap((text) => numbersInText(text).flatMap((number) => number.readings))
  const known = new Set(parts.map(({ number }) => normalizePartNumber(number)))
  const others = [...new Map(readings.map((one) => [normalizePartNumber(one), one])).entries()]
    .filter(([key]) => !known.has(key))
    .map(([, number]) => number)
  const offers = citations.length > 0 ? await findOffers(db, asker, others) : new Map<string, never>()
  const sold = others.flatMap((number): NamedPart[] => {
    const [offer] = offers.get(number) ?? []
    return offer ? [{ number, description: offer.part.description, manualId: null, manualName: null, page: null }] : []
  })
  return [...parts, ...sold].slice(0, Math.max(parts.length, MAX_NAMED))
}
