import type { Language } from '../../../../languages/language'
import { ordersModel } from '../../../../languages/orders-to-models'
import { isRatherIn } from '../../../../languages/rather-in'
import { claimsSafety } from '../../../../languages/safety-claims'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { type ForeignVoice, foreignVoiceIn } from '../foreign-voice'
import { checkStatement, type Objection } from './checking/check-statement'
import { type CheckedSource, sourceOfPassage, sourceOfText } from './checking/checked-source'
import type { CitedPlace, CitedStatement } from './compose-cited'
import type { GivenRecord, Material } from './material/material'
import type { Statement } from './reply/statement-reader'

/** A statement that may be shown if the second reading confirms it, with the records that say it. */
export interface SupportedStatement extends Statement, CitedStatement {
  records: readonly GivenRecord[]
  /** What the program is not sure of, for the second reading to decide. */
  doubts: readonly Objection[]
}

/** A statement that may not be shown. */
export interface RemovedStatement {
  statement: Statement
  objections: RemovalReason[]
}

/** What the sources do not say, or what the assistant may not say whatever they do. */
export type RemovalReason = Objection | { kind: ForeignVoice | 'safety' | 'unconfirmed'; text: string }

export type Checked = { supported: SupportedStatement } | { removed: RemovedStatement }

/**
 * Whether an objection is left to the second reading. A program knows which figures, units, codes, words and denials are printed.
 * It can only guess by the layout of a page which of them belong together, and by a glossary how a word is translated; in both
 * it is mistaken more often than a model.
 */
const isDoubt = ({ kind }: Objection, isForeign: boolean) =>
  kind === 'place' || kind === 'opposite' || kind === 'order' || (kind === 'word' && isForeign)

/**
 * Checks a statement against the passages and records that it cites, of those that the model was given.
 * @param recordLanguage in which records are written
 */
export function check(
  statement: Statement,
  material: Material,
  { language, recordLanguage }: { language: Language; recordLanguage: Language },
): Checked {
  const { text } = statement
  const passages = statement.cited.flatMap((name) => material.passages.get(name) ?? [])
  const records = statement.cited.flatMap((name) => material.records.get(name) ?? [])
  const isKnown = (name: string) => material.passages.has(name) || material.records.has(name)
  if (statement.cited.length === 0 || !statement.cited.every(isKnown))
    return { removed: { statement, objections: [{ kind: 'no-source', text: statement.cited.join(' ') }] } }
  const foreign = foreignVoiceIn(text)
  if (foreign) return { removed: { statement, objections: [{ kind: foreign, text: '' }] } }
  const sources: CheckedSource[] = [
    ...passages.map(({ passage, language: of }) => sourceOfPassage(withoutOrders(passage), of)),
    ...records.map((record) => sourceOfText(record.text, recordLanguage)),
  ]
  const checkedIn = writtenIn(text, language, sources)
  const { objections, support } = checkStatement(text, checkedIn, sources)
  const isForeign = sources.every((source) => source.language !== checkedIn)
  if (!objections.every((one) => isDoubt(one, isForeign))) return { removed: { statement, objections } }
  if (claimsSafety(text, checkedIn) && !sources.some((source, at) => saysSafe(source, support[at] ?? [])))
    return { removed: { statement, objections: [...objections, { kind: 'safety', text: '' }] } }
  // The name of a manual and its headings alone say nothing that could be quoted.
  if (support.every((units) => units.length === 0))
    return {
      removed: { statement, objections: [...objections, { kind: 'no-source', text: statement.cited.join(' ') }] },
    }
  const places = passages.map(
    ({ passage: { manualId, ordinal, page } }, at): CitedPlace => ({
      manualId,
      ordinal,
      page,
      units: support[at] ?? [],
    }),
  )
  return { supported: { ...statement, places, records, doubts: objections } }
}

/** Whether one of the units that support a statement says itself that something is safe. */
const saysSafe = ({ units, language }: CheckedSource, support: readonly number[]): boolean =>
  support.some((position) => claimsSafety(units[position]?.text ?? '', language))

/** A heading that gives orders to a language model is none. */
const withoutOrders = (passage: ScopedPassage): ScopedPassage =>
  passage.headings.some(ordersModel)
    ? { ...passage, headings: passage.headings.filter((heading) => !ordersModel(heading)) }
    : passage

/**
 * The language that a statement is checked in: that of a source if it is rather written in it than in the one that it should
 * be in, in which hardly any of its words could be checked.
 */
const writtenIn = (text: string, language: Language, sources: readonly CheckedSource[]): Language =>
  sources.find((source) => source.language !== language && isRatherIn(text, source.language, language))?.language ??
  language
