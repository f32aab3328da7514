import { amountWriter } from '../../../../domain/amount-writer'
import { languageOf } from '../../../../domain/locale'
import { inLanguage } from '../../../../record-tools/asker-text'
import type { Asker, FoundRecords } from '../../../../record-tools/record-tool'
import type { RecordQuestion, Topic } from '../record-question'
import { nounFor } from './nouns'
import { qualifiersOf } from './qualifiers'

/** One of several that a question compares. */
export interface Compared {
  /** Which is wanted. */
  by: 'more' | 'less'
  /** What distinguishes it: " for Ridgeline Quarry from Aug 1, 2026 to Aug 31, 2026". */
  qualifiers: string
  figure: number
  /** Figures of different units are not compared. */
  unit: string
  /** Of a sum of money. */
  currency?: string
  text: string
}

const isOfStore: ReadonlySet<Topic> = new Set(['stock', 'kits', 'bundles'])

/** What there is to compare of an answer: its sum, or how many records it has. */
export function comparedOf(question: RecordQuestion, found: FoundRecords, asker: Asker): Compared | undefined {
  const { compares: by, topic, state } = question
  const { figure, total } = found
  // How many kits there are says nothing of which is cheaper.
  if (!by || isOfStore.has(topic) || (topic === 'spending' && !figure && total > 0)) return undefined
  const qualifiers = qualifiersOf(question, asker)
  if (figure) {
    const { amount, currency } = figure
    return {
      by,
      qualifiers,
      figure: amount,
      unit: currency,
      currency,
      text: amountWriter(currency, asker.locale)(amount),
    }
  }
  const text = `${total} ${nounFor(topic, state, total, languageOf(asker.locale))}`
  return { by, qualifiers, figure: total, unit: total === 0 ? '' : topic, text }
}

/** Where there is more or less of what is compared, as a sentence; nothing unless all of it can be. */
export function verdictOn(all: readonly (Compared | undefined)[], asker: Asker): string[] {
  const compared = all.flatMap((one) => one ?? [])
  const units = new Set(compared.flatMap(({ unit }) => unit || []))
  const [first, second] = compared.toSorted((one, other) =>
    one.by === 'more' ? other.figure - one.figure : one.figure - other.figure,
  )
  if (!first || !second || compared.length < all.length || units.size > 1) return []
  if (first.figure === second.figure) return [inLanguage(equal(first.text), asker)]
  const others = compared.filter((one) => one !== first).map(({ text }) => text)
  const apart = compared.length === 2 ? apartOf(first, second, asker) : ''
  return [inLanguage(verdict(first, `${others.join(', ')}${apart}`), asker)]
}

/** By how much money two are apart. */
function apartOf({ figure, currency }: Compared, other: Compared, asker: Asker): string {
  if (!currency) return ''
  const sum = amountWriter(currency, asker.locale)(Math.abs(figure - other.figure))
  return inLanguage({ en: ` (a difference of ${sum})`, es: ` (una diferencia de ${sum})` }, asker)
}

const equal = (text: string) => ({ en: `Equal: ${text} each.`, es: `Igual: ${text} cada uno.` })

const verdict = ({ by, qualifiers, text }: Compared, others: string) =>
  by === 'more'
    ? { en: `More${qualifiers}: ${text}, against ${others}.`, es: `Más${qualifiers}: ${text}, frente a ${others}.` }
    : { en: `Less${qualifiers}: ${text}, against ${others}.`, es: `Menos${qualifiers}: ${text}, frente a ${others}.` }
