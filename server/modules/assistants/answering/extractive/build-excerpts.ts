import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { Intent } from '../../../../languages/question-words'
import { normalise } from '../../../../languages/text/normalise'
import type { Query } from '../../finding/question/query'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { withAdjacentUnits } from '../../finding/scoring/adjacent-units'
import { type Evidence, isFaultTable } from '../../finding/scoring/evidence'
import { isLabel } from '../../finding/scoring/sentence'
import { splitIntoUnits, type Unit } from '../../finding/scoring/unit'
import { type Excerpt, lengthOf } from './excerpt'
import { readFaultRow } from './fault-row'
import { noticeUnits } from './notice'
import { stepExcerpts } from './step-excerpts'

/** Maximum length of running text: the answer, and a notice. */
const CHARACTERS = { text: 260, notice: 500 }
/** More rows than these are shown only for the causes of one fault, and of what is due then. */
const MAX_ROWS = 4
const MAX_DUE_ROWS = 15
/** Maximum score difference for a row to be shown beside the best one, and to count as equal to it. */
const ROW_MARGINS = { beside: 0.1, tied: 0.05 }

/**
 * The best unit with its context, within `maxCharacters`: of a procedure all steps, of a table the rows that answer
 * about as well and all causes of a fault, a whole notice, and of running text the sentences around it.
 */
export function buildExcerpts(evidence: Evidence, query: Query, maxCharacters: number): Excerpt[] {
  const { passage } = evidence.hit
  const unit = evidence.units[evidence.position]
  if (!unit) return []
  if (unit.kind === 'row') return [rowExcerpt(evidence, unit, query.intent)]
  if (passage.kind === 'steps') return stepExcerpts(evidence, passage, query, maxCharacters)
  if (passage.kind === 'safety')
    return [{ role: 'answer', passage, units: noticeUnits(passage, Math.min(maxCharacters, CHARACTERS.notice)) }]
  return textExcerpts(evidence, query, maxCharacters)
}

function rowExcerpt({ hit: { passage }, ...evidence }: Evidence, best: Unit, intent: Intent): Excerpt {
  const { units, scores, score, decisive } = evidence
  if (decisive || intent === 'part') return { role: 'answer', passage, units: [best] }
  const hasAnswer = (unit: Unit) => intent !== 'value' || unit.cells?.slice(1).some((cell) => /\d/.test(cell))
  const within = (margin: number) =>
    units.filter(
      (unit, position) =>
        unit !== best && hasAnswer(unit) && unit.kind === 'row' && (scores[position] ?? 0) >= score - margin,
    )
  const fault = intent === 'symptom' && isFaultTable(passage) ? readFaultRow(best)?.fault : undefined
  const sameFault = units.filter((unit) => fault && unit !== best && readFaultRow(unit)?.fault === fault)
  const tied = within(ROW_MARGINS.tied)
  // "What is done every 500 hours?" names no work, so that all of it is asked for.
  if (evidence.dueThen && tied.length > units.length / 2)
    return { role: 'answer', passage, units: units.slice(0, MAX_DUE_ROWS), tied: true }
  const beside = [...new Set([...sameFault, ...tied, ...within(ROW_MARGINS.beside)])].slice(
    0,
    Math.max(MAX_ROWS - 1, sameFault.length),
  )
  return { role: 'answer', passage, units: [best, ...beside], tied: tied.length > 0 }
}

/** Sentences around the best one, with what they introduce: a table after a colon, or the steps of a procedure. */
function textExcerpts(evidence: Evidence, query: Query, maxCharacters: number): Excerpt[] {
  const { passage, manual, language } = evidence.hit
  const read = withAdjacentUnits(evidence)
  const unit = read.units[read.position]
  const units = read.units.filter((one) => one === unit || (one.kind === 'sentence' && !isNoise(one, passage)))
  const position = unit ? units.indexOf(unit) : 0
  const [from, to] = widen(units, position, { maxCharacters: Math.min(maxCharacters, CHARACTERS.text), language })
  const shown = units.slice(from, to)
  const text: Excerpt = { role: 'answer', passage, units: shown }
  const introduces = /:\s*$/.test(shown.at(-1)?.own ?? '')
  const below = to === units.length ? introducedBelow(passage, manual) : undefined
  if (below?.kind === 'table' && introduces)
    return [text, { role: 'continuation', passage: below, units: splitIntoUnits(below).slice(0, MAX_ROWS) }]
  const steps = below?.kind === 'steps' && (introduces || query.intent === 'procedure') ? below : undefined
  if (!steps) return [text]
  const remaining = maxCharacters - lengthOf(shown)
  const [first, ...others] = stepExcerpts({ ...evidence, position: 0 }, steps, query, remaining)
  if (!first) return [text]
  return first.passage.page === passage.page
    ? [{ ...text, units: [...shown, ...first.units] }, ...others]
    : [text, { ...first, role: 'continuation' }, ...others]
}

/** What follows directly below a passage of running text on its page. */
function introducedBelow(passage: ScopedPassage, manual: readonly ScopedPassage[]) {
  const next = manual
    .slice(passage.ordinal + 1, passage.ordinal + 4)
    .find(({ kind, page }) => page !== passage.page || (kind !== 'safety' && kind !== 'text'))
  return next?.page === passage.page ? next : undefined
}

/** Headings, captions and callouts add nothing to a quotation. */
function isNoise(unit: Unit, passage: ScopedPassage): boolean {
  const text = normalise(unit.own).trim()
  return isLabel(unit.own) || passage.headings.some((heading) => normalise(heading).trim() === text)
}

/**
 * The range of units from `position` on that fits, so that the answer leads; those before it only if it cannot be understood
 * without them.
 */
function widen(
  units: readonly Unit[],
  position: number,
  { maxCharacters, language }: { maxCharacters: number; language: Language },
): [from: number, to: number] {
  let [from, to] = [position, position + 1]
  const fits = (start: number, end: number) => lengthOf(units.slice(start, end)) <= maxCharacters
  while (from > 0 && dependsOnBefore(units, from, language) && fits(from - 1, to)) from--
  while (to < units.length && fits(from, to + 1)) to++
  return [from, to]
}

/** Whether a unit begins with a word for something before it, goes on in a bullet, or is an item of a list with an introduction. */
function dependsOnBefore(units: readonly Unit[], position: number, language: Language): boolean {
  const [before, unit] = [units[position - 1], units[position]]
  const text = unit?.own ?? ''
  if (isBullet(text)) {
    const introduction = units.slice(0, position).findLast(({ own }) => !isBullet(own))
    return /:\s*$/.test(introduction?.own ?? '')
  }
  const refersBack = languageData[language].question.followUp.pronoun.exec(normalise(text).trim())?.index === 0
  return refersBack || (isBullet(before?.own ?? '') && before?.boxes.at(-1)?.join() === unit?.boxes[0]?.join())
}

const isBullet = (text: string) => /^\s*[•▪●◦‣]/.test(text)
