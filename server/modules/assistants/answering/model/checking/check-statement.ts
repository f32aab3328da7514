import type { Language } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import { measuresIn } from '../../../finding/question/measure'
import { isRestriction } from '../../../finding/scoring/prohibition'
import { type CheckedSource, textOf } from './checked-source'
import { codesIn, createCodeLookup } from './codes'
import { figuresIn, isConversion, states } from './figures'
import { misplacedValues } from './place'
import { type Denial, denialsIn } from './polarity'
import { type ReadSource, type ReadUnit, readSource } from './read-source'
import { contentWords, createWordLookup, isTranslatable, type Word } from './words'

/** Why a statement is not shown. */
export interface Objection {
  kind: 'no-source' | 'figure' | 'unit' | 'place' | 'code' | 'word' | 'negation' | 'permission'
  /** The words of the statement that it is about. */
  text: string
}

export interface Verdict {
  objections: Objection[]
  /** For each source, the units that say it, by their position; empty if a source says nothing of it. */
  support: number[][]
}

/** The weighted share of the words of a statement that may be missing on the page; measured on made statements. */
const MAX_MISSING = 0.3

/**
 * Whether the cited sources say what a statement says: each figure with its unit, in the row and column that it names, each
 * code, what it denies, and its words. What follows from the sources by thought alone is objected to as well.
 * @param text in its `language`, without citations
 */
export function checkStatement(text: string, language: Language, sources: readonly CheckedSource[]): Verdict {
  if (sources.length === 0) return { objections: [{ kind: 'no-source', text: '' }], support: [] }
  const statement = { text, language, words: contentWords(text, language) }
  const cited = sources.map((source) => citeFor(statement, readSource(source, language)))
  return {
    objections: [
      ...figureObjections(statement, cited),
      ...codeObjections(statement, cited),
      ...cited.flatMap(({ read }) =>
        misplacedValues(text, language, read).map((value): Objection => ({ kind: 'place', text: value })),
      ),
      ...denialObjections(statement, cited),
      ...wordObjections(statement, cited),
    ],
    support: cited.map(({ positions }) => positions),
  }
}

interface Statement {
  text: string
  language: Language
  words: readonly Word[]
}

interface Cited {
  read: ReadSource
  /** Of the units that support the statement, the best first. */
  positions: number[]
  support: ReadUnit[]
}

/** A statement may join so many sentences, steps or rows. */
const MAX_SUPPORT = 4
const FIGURE_WEIGHT = 2
/** What a further unit must add: more than a word that many units have. */
const MIN_GAIN = 2

/** Finds the units that say most of a statement; each further one says something that those before do not. */
function citeFor({ text, language, words }: Statement, read: ReadSource): Cited {
  const wanted: { weight: number; isIn: (unit: ReadUnit) => boolean; isValue: boolean }[] = [
    ...words.map(({ word, weight }) => ({ weight, isIn: (unit: ReadUnit) => unit.words.has(word), isValue: false })),
    ...figuresIn(text, language).map((figure) => ({
      weight: FIGURE_WEIGHT,
      isIn: ({ figures, unit }: ReadUnit) => states(figures, `${read.source.above}\n${unit.text}`, figure),
      isValue: true,
    })),
    ...codesIn(text).map((code) => ({
      weight: FIGURE_WEIGHT,
      isIn: ({ hasCode }: ReadUnit) => hasCode(code),
      isValue: true,
    })),
  ]
  const says = read.units.map((unit) => wanted.map(({ isIn }) => isIn(unit)))
  const positions: number[] = []
  const open = new Set(wanted.keys())
  while (positions.length < MAX_SUPPORT && open.size > 0) {
    // A further row is one more thing, which has to be named by its value.
    const counts = (at: number) => positions.length === 0 || read.units[0]?.unit.kind !== 'row' || wanted[at]?.isValue
    const gains = says.map((said) =>
      [...open].reduce((sum, at) => sum + (said[at] && counts(at) ? (wanted[at]?.weight ?? 0) : 0), 0),
    )
    const best = gains.indexOf(Math.max(...gains))
    const gain = gains[best] ?? 0
    if (gain < (positions.length === 0 ? Number.MIN_VALUE : MIN_GAIN)) break
    positions.push(best)
    for (const at of open) if (says[best]?.[at]) open.delete(at)
  }
  return { read, positions, support: positions.flatMap((position) => read.units[position] ?? []) }
}

const unitsOf = (cited: readonly Cited[]) =>
  cited.flatMap(({ read, support }) => support.map((unit) => ({ unit, language: read.source.language })))

function figureObjections({ text, language }: Statement, cited: readonly Cited[]): Objection[] {
  const printed = cited.map(({ read, support }) => ({
    figures: [read.above, ...support].flatMap(({ figures }) => figures),
    text: [read.above, ...support].map(({ unit }) => unit.text).join('\n'),
  }))
  const measures = printed.flatMap((one) => measuresIn(one.text))
  const missing = figuresIn(text, language).filter(
    (figure) => !printed.some((one) => states(one.figures, one.text, figure)) && !isConversion(figure, text, measures),
  )
  return missing.map((figure): Objection => {
    const isPrinted = printed.some(({ figures }) =>
      figures.some(({ readings }) => readings.some((one) => figure.readings.includes(one))),
    )
    return { kind: isPrinted ? 'unit' : 'figure', text: figure.text }
  })
}

function codeObjections({ text }: Statement, cited: readonly Cited[]): Objection[] {
  const has = createCodeLookup(cited.map(({ read }) => textOf(read.source)).join('\n'))
  return codesIn(text).flatMap((code): Objection[] => (has(code) ? [] : [{ kind: 'code', text: code }]))
}

function denialObjections({ text, language }: Statement, cited: readonly Cited[]): Objection[] {
  const own = denialsIn(text, language)
  const units = unitsOf(cited)
  const ownWords = new Set(own.flat())

  // What the sources deny, and the statement does not.
  const dropped = cited.flatMap(({ read, support }) => {
    const lookup = createWordLookup(text, read.source.language, language)
    const denied = createWordLookup([...ownWords].join(' '), read.source.language, language)
    const all = [...support, ...read.units.filter((unit) => !support.includes(unit))]
    return all.flatMap((unit) =>
      unit.denials
        .filter(
          (denial) => isSaidOf(denial, lookup.has, support.includes(unit)) && !denial.some((word) => denied.has(word)),
        )
        .map((denial): Objection => ({ kind: 'negation', text: denial.join(' ') })),
    )
  })
  // What the statement denies, and the sources do not.
  const added = own.filter(
    (denial) =>
      !units.some(({ unit, language: of }) =>
        unit.denials.some((theirs) => sharesWord(denial, theirs, language, of)),
      ) && !units.some(({ unit, language: of }) => isRestriction(unit.unit.text, of)),
  )
  const objections = [...dropped, ...added.map((denial): Objection => ({ kind: 'negation', text: denial.join(' ') }))]
  if (objections.length > 0) return objections.slice(0, 1)
  const permits =
    isRestriction(text, language) && !units.some(({ unit, language: of }) => isRestriction(unit.unit.text, of))
  return permits && own.length === 0 ? [{ kind: 'permission', text: '' }] : []
}

/** Whether a statement says what is denied: its first word with another one, or most of it. */
function isSaidOf([first, ...others]: Denial, isSaid: (word: string) => boolean, isSupport: boolean): boolean {
  if (first === undefined) return false
  const said = others.filter(isSaid).length
  if (isSaid(first)) return isSupport ? others.length === 0 || said > 0 : said >= Math.max(2, others.length * 0.6)
  return isSupport && others.length > 1 && said > others.length * 0.67
}

function sharesWord(own: Denial, theirs: Denial, language: Language, of: Language): boolean {
  if (own.length === 0 || theirs.length === 0) return true
  const lookup = createWordLookup(theirs.join(' '), language, of)
  return own.some((word) => lookup.has(word))
}

function wordObjections({ text, language, words }: Statement, cited: readonly Cited[]): Objection[] {
  const sources = cited.map(({ read, support }) => {
    const near = [read.above, ...withNeighbours(read.units, support)]
    return { read, has: (word: string) => near.some((unit) => unit.words.has(word)) }
  })
  const judged = words.flatMap((one) => {
    if (sources.some(({ has }) => has(one.word))) return [{ ...one, missing: 0 }]
    const isElsewhere = sources.some(({ read }) => read.units.some((unit) => unit.words.has(one.word)))
    if (isElsewhere) return [{ ...one, missing: ELSEWHERE * one.weight }]
    const isKnown = sources.some(({ read }) => isTranslatable(one.word, language, read.source.language))
    return isKnown ? [{ ...one, missing: one.weight }] : []
  })
  const total = sum(judged, ({ weight }) => weight)
  const missing = judged.filter((one) => one.missing > 0)
  const isBeyond = total > 0 && sum(missing, (one) => one.missing) / total > MAX_MISSING
  const opposite = oppositeOf(text, language, cited)
  if (isBeyond) return [{ kind: 'word', text: missing.map(({ word }) => word).join(', ') }]
  return opposite === undefined ? [] : [{ kind: 'word', text: opposite }]
}

/** The part of its weight that a word counts as missing if only other units of the passage have it. */
const ELSEWHERE = 0.5

const sum = <T>(all: readonly T[], value: (one: T) => number) => all.reduce((total, one) => total + value(one), 0)

/** The units with the one before and after each, which may name what they are about; a row stands alone. */
function withNeighbours(units: readonly ReadUnit[], support: readonly ReadUnit[]): ReadUnit[] {
  if (support.some(({ unit }) => unit.kind === 'row')) return [...support]
  const positions = new Set(support.flatMap((unit) => [-1, 0, 1].map((by) => units.indexOf(unit) + by)))
  return units.filter((_, position) => positions.has(position))
}

/** A word of the statement whose opposite the supporting units say instead: "left", "right". */
function oppositeOf(text: string, language: Language, cited: readonly Cited[]): string | undefined {
  const own = createWordLookup(text, language, language)
  const units = unitsOf(cited).filter(({ language: of }) => of === language)
  if (units.length === 0) return undefined
  const has = (word: string) => units.some(({ unit }) => unit.words.hasOwn(word))
  const { opposites } = languageData[language].question
  for (const [one, other] of opposites) {
    if (isInstead(one, other)) return one
    if (isInstead(other, one)) return other
  }
  return undefined

  function isInstead(word: string, against: string): boolean {
    return own.hasOwn(word) && !own.hasOwn(against) && has(against) && !has(word)
  }
}
