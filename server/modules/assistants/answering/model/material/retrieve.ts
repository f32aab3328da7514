import { groupBy } from '../../../../../domain/group-by'
import type { Language as ProductLanguage } from '../../../../../domain/text'
import type { Language } from '../../../../../languages/language'
import { type Checkpoint, noCheckpoint } from '../../../finding/checkpoint'
import { find } from '../../../finding/find'
import type { ManualIndex } from '../../../finding/retrieving/manual-index'
import type { Hit } from '../../../finding/retrieving/rank'
import type { Scope } from '../../../finding/retrieving/scope'
import { passageKey, type ScopedPassage } from '../../../finding/scoped-passage'

export interface Retrieval {
  /** The question on its own, then searches for it, each in a language of the manuals. */
  searches: readonly string[]
  /** The preferred language of the person, where the words do not show one. */
  language: ProductLanguage
  seeksPart: boolean
  serialNumber?: string | undefined
}

interface Searching {
  checkpoint?: Checkpoint
  /** What is most like the question in a language, the most similar first. */
  similar?: ((language: Language) => readonly Hit[]) | undefined
}

/** A passage with its language. */
export interface FoundPassage {
  passage: ScopedPassage
  language: Language
}

/** What is shown of one page, in reading order. */
export interface FoundPage {
  manualId: string
  page: number
  /** Whether it is all of it. */
  isWhole: boolean
  passages: FoundPassage[]
}

/** As published with reciprocal rank fusion (Cormack, Clarke and Büttcher 2009). */
const K = 60
/** The foremost pages are read whole, of the others the sections that were found. */
const PAGES = { whole: 3, all: 8 }
/** The passages of each search that count. */
const MAX_PASSAGES = 20
/** A procedure or a table over several pages may have so many passages. */
const MAX_SECTION = 12

/**
 * Finds the pages to answer from: what all searches find, and what is similar, fused by their ranks, so that pages that
 * several find come first. There are always some if any word occurs in the manuals, those of a table of contents only
 * where nothing else has it.
 */
export function retrieve(
  asked: Retrieval,
  scope: Scope,
  { checkpoint = noCheckpoint, similar }: Searching = {},
): FoundPage[] {
  const { language, seeksPart, serialNumber } = asked
  const rankings = asked.searches.map((prompt) =>
    find({ prompt, conversation: [], language, seeksPart, serialNumber }, scope, checkpoint),
  )
  const scores = new Map<string, { passage: ScopedPassage; score: number }>()
  const byWords = rankings.map(({ evidence, resembling = [] }) => [...resembling, ...evidence].map(({ hit }) => hit))
  const [first] = rankings
  const all = similar && first ? [...byWords, similar(first.query.language)] : byWords
  const isRead = all.flat().some(({ isListing }) => !isListing)
  for (const hits of all) {
    const read = isRead ? hits.filter(({ isListing }) => !isListing) : hits
    const passages = new Map(read.map(({ passage }) => [passageKey(passage), passage]))
    for (const [rank, [key, passage]] of [...passages].slice(0, MAX_PASSAGES).entries())
      scores.set(key, { passage, score: (scores.get(key)?.score ?? 0) + 1 / (K + rank + 1) })
  }
  const ranked = [...scores.values()].sort((one, other) => other.score - one.score).map(({ passage }) => passage)
  return pagesOf(withoutRepetitions(ranked), scope)
}

/** Whole pages of a manual, for who has the number of one; undefined if it has no such page. */
export function readPage(manualId: string, page: number, { manuals }: Scope): FoundPage | undefined {
  const manual = manuals.find(({ passages }) => passages[0]?.manualId === manualId)
  const positions = manual ? positionsOfPage(manual, page) : []
  if (!manual || positions.length === 0) return undefined
  return { manualId, page, isWhole: true, passages: passagesAt(manual, positions) }
}

/** A sheet that is printed twice counts once. */
function withoutRepetitions(passages: readonly ScopedPassage[]): ScopedPassage[] {
  const texts = new Set<string>()
  return passages.filter(({ text, headings }) => {
    const key = `${headings.at(-1)}\n${text}`.replace(/\s+/g, ' ')
    return !texts.has(key) && texts.add(key)
  })
}

/** The pages of what was found, each once, the foremost first; a procedure or a table goes on over the end of its page. */
function pagesOf(ranked: readonly ScopedPassage[], { manuals }: Scope): FoundPage[] {
  const groups = [...groupBy(ranked, pageKey).values()].slice(0, PAGES.all)
  const whole = new Set(groups.slice(0, PAGES.whole).flatMap((found) => found.slice(0, 1).map(pageKey)))
  const read = groups.flatMap((found) => readAround(found, manuals, whole))
  const unique = [...new Map(read.map((one) => [passageKey(one.passage), one])).values()]
  return [...groupBy(unique, ({ passage }) => pageKey(passage))].flatMap(([key, passages]): FoundPage[] => {
    const inOrder = passages.toSorted((one, other) => one.passage.ordinal - other.passage.ordinal)
    return inOrder.slice(0, 1).map(({ passage: { manualId, page } }) => {
      return { manualId, page, isWhole: whole.has(key), passages: inOrder }
    })
  })
}

const pageKey = ({ manualId, page }: ScopedPassage) => `${manualId} ${page}`

/** What was found on one page, with all of the page if it is read as a whole, then what goes on with it. */
function readAround(
  found: readonly ScopedPassage[],
  manuals: Scope['manuals'],
  whole: ReadonlySet<string>,
): FoundPassage[] {
  const [first] = found
  const manual = manuals.find(({ passages }) => passages[0]?.manualId === first?.manualId)
  if (!first || !manual) return []
  const own = whole.has(pageKey(first)) ? positionsOfPage(manual, first.page) : []
  const ordinals = found.map(({ ordinal }) => ordinal)
  const sections = ordinals.flatMap((ordinal) => sectionAround(manual, ordinal))
  return passagesAt(manual, [...own, ...ordinals, ...sections]).filter(
    ({ passage }) => !passage.contents || ordinals.includes(passage.ordinal),
  )
}

function positionsOfPage({ passages }: ManualIndex, page: number): number[] {
  const positions: number[] = []
  // The pages of a manual are in reading order; a long manual is not read as a whole.
  for (let position = firstOfPage(passages, page); passages[position]?.page === page; position++)
    positions.push(position)
  return positions
}

/** The position of the first passage of a page or of one after it. */
function firstOfPage(passages: ManualIndex['passages'], page: number): number {
  let [low, high] = [0, passages.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((passages[middle]?.page ?? 0) < page) low = middle + 1
    else high = middle
  }
  return low
}

/** A passage with those under the same headings that go on with it: all of a procedure, all of a table. */
function sectionAround({ passages }: ManualIndex, ordinal: number): number[] {
  const passage = passages[ordinal]
  if (!passage) return []
  const heading = passage.headings.join('\n')
  const belongs = (other: ScopedPassage | undefined) =>
    other !== undefined && other.headings.join('\n') === heading && Math.abs(other.page - passage.page) <= 1
  let start = ordinal
  while (ordinal - start < MAX_SECTION / 2 && belongs(passages[start - 1])) start -= 1
  let end = ordinal + 1
  while (end - start < MAX_SECTION && belongs(passages[end])) end += 1
  return Array.from({ length: end - start }, (_, index) => start + index)
}

const passagesAt = ({ passages, languageOfPassage, language }: ManualIndex, positions: readonly number[]) =>
  positions.flatMap((position): FoundPassage[] => {
    const passage = passages[position]
    return passage ? [{ passage, language: languageOfPassage[position] ?? language }] : []
  })
