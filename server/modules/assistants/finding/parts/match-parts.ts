import { safetyLevels } from '../../../../domain/safety-level'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { longFormOf } from '../../../../languages/part-abbreviations'
import { signalWordsOf } from '../../../../languages/signal-words'
import { normalise } from '../../../../languages/text/normalise'
import { stem, stemsIn } from '../../../../languages/text/stem'
import { tokenise } from '../../../../languages/text/tokenise'
import { unitOf } from '../../../../languages/text/unit'
import type { Checkpoint } from '../checkpoint'
import { createFirstItems } from '../first-items'
import type { Query, QueryTerm } from '../question/query'
import { isPartFiller } from '../question/stop-words'
import type { ManualIndex } from '../retrieving/manual-index'
import { createMatcher } from '../retrieving/match'
import type { Scope } from '../retrieving/scope'
import { headNoun } from '../scoring/head-noun'
import type { ListedPart } from './parts-index'

/** A row of a parts list that fits a question. */
export interface PartMatch {
  manual: ManualIndex
  part: ListedPart
  /** Share (0 to 1) of the question that the row, its figure and its headings explain. */
  explained: number
  /** The same without what the row says beyond the question. */
  fit: number
}

/**
 * What a word of the question is worth that only the assembly, the figure or a heading of the row has, and one that says
 * where the part belongs: "bucket" in "tooth pin for the bucket".
 */
const CONTEXT = 0.5
const PLACE = 0.5
/** Of safety labels, of rows whose head noun the question lacks, or has beside its own, and of words that it lacks. */
const PENALTIES = { label: 0.8, otherNoun: 0.4, nounBeside: 0.1, surplusWord: 0.05, maxSurplus: 0.15 }
const MAX_IDF = 4.5
/** Rows that are compared word by word. */
const MAX_CANDIDATES = 60
/** Rows that are scored between two checkpoints. */
const ROWS_PER_CHECKPOINT = 500
/** Words that a name may have beyond the question; made by the project's authors from general usage in parts lists. */
const genericWords = new Set('assembly subassembly kit set unit complete standard element cartridge'.split(' '))

/** The rows of parts lists that explain a part of the question, best first. */
export function matchParts({ terms, ...query }: Query, { manuals }: Scope, checkpoint: Checkpoint): PartMatch[] {
  const searched = terms
    // "Número de pieza" is a name of the trade, and says nothing of which.
    .filter(({ word, coverageWeight }) => coverageWeight > 0 && !isPartFiller(word, query.language))
    .map((term) => withLongForm(term, query.language))
  const total = manuals.reduce((sum, { parts }) => sum + parts.parts.length, 0)
  if (searched.length === 0 || total === 0) return []
  const strengths = manuals.map((manual) =>
    searched.map((term) => {
      checkpoint()
      return strengthsOf(term, manual)
    }),
  )
  // Of what a translation may be called, the list has one, which is as good as the word itself.
  const isForeign = manuals.every(({ languages }) => !languages.includes(query.language))
  const scales = searched.map((_, term) => {
    const best = Math.max(...strengths.flatMap((ofManual) => [...(ofManual[term]?.values() ?? [])]), 0)
    return isForeign && best > 0 ? 1 / best : 1
  })
  const noun = questionNoun(searched, query.language, (term) => strengths.some((ofManual) => ofManual[term]?.size))
  const weights = searched.map(({ coverageWeight, phrase }, term) => {
    const rows = strengths.reduce((sum, ofManual) => sum + (ofManual[term]?.size ?? 0), 0)
    const isPlace = phrase !== searched[noun]?.phrase
    return coverageWeight * (isPlace ? PLACE : 1) * Math.min(MAX_IDF, Math.log(1 + (total - rows + 0.5) / (rows + 0.5)))
  })
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1
  const share = (values: readonly number[]) =>
    values.reduce((all, value, term) => all + value * (weights[term] ?? 0), 0) / sum
  const candidates = createFirstItems<{ manual: ManualIndex; row: number; own: number[] }>(MAX_CANDIDATES)
  let scored = 0
  for (const [position, manual] of manuals.entries()) {
    const ofManual = strengths[position] ?? []
    for (const row of new Set(ofManual.flatMap((term) => [...term.keys()]))) {
      if (scored++ % ROWS_PER_CHECKPOINT === 0) checkpoint()
      const own = ofManual.map((term, at) => (term.get(row) ?? 0) * (scales[at] ?? 1))
      candidates.add(share(own), { manual, row, own })
    }
  }
  const asked = memoizeByLanguage((language) => createAsked({ ...query, terms: searched }, language, noun))
  return candidates
    .items()
    .flatMap(({ manual, row, own }): PartMatch[] => {
      checkpoint()
      const part = manual.parts.parts[row]
      if (!part) return []
      const language = manual.languageOfPassage[part.passage] ?? manual.language
      const { matcher, surplus } = asked(language)
      const context = matcher(contextOf(part, manual))
      const explained = share(
        own.map((strength, term) => Math.max(strength, CONTEXT * (context[term] ?? 0) * (scales[term] ?? 1))),
      )
      return [{ manual, part, explained, fit: explained - surplus(part) }]
    })
    .sort((a, b) => b.fit - a.fit || Number(Boolean(b.part.quantity)) - Number(Boolean(a.part.quantity)))
}

/** A question may abbreviate as parts lists do. */
function withLongForm(term: QueryTerm, language: Language): QueryTerm {
  const long = longFormOf(term.word, language)
  return long ? { ...term, variants: [...term.variants, { words: [long], weight: 1 }] } : term
}

/** The rows of a manual that name a term, with the weight of the variant that they have. */
function strengthsOf({ variants }: QueryTerm, { parts, languages }: ManualIndex): Map<number, number> {
  const found = new Map<number, number>()
  const rowsWith = (word: string) =>
    new Set(stemsIn(word, languages).flatMap((stem) => [...(parts.byName.postings.get(stem)?.documents ?? [])]))
  for (const { words, weight } of variants) {
    const [first, ...others] = words.map(rowsWith)
    for (const row of first ?? [])
      if (weight > (found.get(row) ?? 0) && others.every((rows) => rows.has(row))) found.set(row, weight)
  }
  return found
}

function contextOf({ passage, figure = '', assembly = '' }: ListedPart, { passages }: ManualIndex): string {
  const { headings = [], manualName = '' } = passages[passage] ?? {}
  return [assembly, figure, ...headings, manualName].join('\n')
}

/**
 * The term that says what is asked for: "shaft" in "rocker arm shaft", "filtro" in "filtro de aceite"; of the first phrase
 * that any list has a word of, as a question may begin with who asks.
 */
function questionNoun(terms: readonly QueryTerm[], language: Language, isListed: (term: number) => unknown): number {
  const first = Math.max(
    0,
    terms.findIndex((_, term) => isListed(term)),
  )
  if (languageData[language].headNoun === 'first') return first
  const inPhrase = (_: QueryTerm, term: number) => terms[term]?.phrase === terms[first]?.phrase
  const listed = terms.findLastIndex((one, term) => inPhrase(one, term) && isListed(term))
  return listed < 0 ? terms.findLastIndex(inPhrase) : listed
}

/** Compares texts in one language with the question, each word once. */
function createAsked(query: Query, language: Language, noun: number) {
  const matcher = createMatcher(query, language)
  const strengthsByWord = new Map<string, number[]>()
  const matchOf = (word: string) => {
    const strengths = strengthsByWord.get(word) ?? matcher(word)
    strengthsByWord.set(word, strengths)
    return strengths
  }
  const isAsked = (word: string) => matchOf(word).some((strength) => strength > 0)
  const asksLabel = labelWords.test(normalise(query.prompt))
  const names = (query.terms[noun]?.variants ?? []).filter(({ words }) => words.length > 1)
  const asStems = names.map(({ words }) => words.map((word) => stem(word, language)))
  /** Whether a name has all of another name of what is asked for, and ends as it does: "drive belt" for "correa". */
  const isHeadOfName = (own: string, words: readonly string[]) => {
    const present = new Set(words.map((word) => stem(word, language)))
    const headAt = languageData[language].headNoun === 'first' ? 0 : -1
    return asStems.some((one) => one.at(headAt) === stem(own, language) && one.every((word) => present.has(word)))
  }
  return {
    matcher,
    /** How much a name says beyond the question: a clamp of a hose is no hose. */
    surplus({ name, description }: ListedPart): number {
      const [core = ''] = name.split(', ')
      const words = tokenise(core).filter(
        (word, at, all) =>
          /^\p{L}{3,}$/u.test(word) && !genericWords.has(word) && (isAsked(word) || !isUnitOf(all[at - 1], word)),
      )
      const own = headNoun(words.join(' '), language).toLowerCase()
      const beyond = words.filter((word) => !isAsked(word)).length * PENALTIES.surplusWord
      const isNoun = own === '' || (matchOf(own)[noun] ?? 0) > 0 || isHeadOfName(own, words)
      const isLabel = !asksLabel && safetyLabel.test(description)
      const other = isNoun ? 0 : isAsked(own) ? PENALTIES.nounBeside : PENALTIES.otherNoun
      return Math.min(PENALTIES.maxSurplus, beyond) + (isLabel ? PENALTIES.label : other)
    },
  }
}

/** "120 Ah" says nothing of what a part is. */
const isUnitOf = (before: string | undefined, word: string) =>
  before !== undefined && /^\d/.test(before) && unitOf(word, true) !== undefined

/** A safety label is named by what it says: "WARNING Fasten the seat belt" is no seat belt, and "WARNING LAMP" a lamp. */
const safetyLabel = new RegExp(
  `^(?:${safetyLevels.map(signalWordsOf).join('|')})[:.!\\s-]+\\p{L}?\\p{Ll}+(?:\\s+\\S+){2}`,
  'u',
)

const labelWords =
  /\b(?:labels?|decals?|stickers?|signs?|plates?|etiquetas?|adhesivos?|pegatinas?|calcomanias?|autocollants?|aufkleber|schild|adesiv[oi])\b/

function memoizeByLanguage<T>(create: (language: Language) => T): (language: Language) => T {
  const created = new Map<Language, T>()
  return (language) => {
    const one = created.get(language) ?? create(language)
    created.set(language, one)
    return one
  }
}
