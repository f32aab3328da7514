import { randomOf, shuffle } from '../../../random'
import { normalise } from '../../score'
import { type Candidate, type Place, type PlaceKind, placeKinds } from '../place'
import { pagesStating, type SourceManual } from '../source-manual'
import { includesAll, tellingStems } from '../telling-words'
import { faultRows } from './fault-rows'
import { notices } from './notices'
import { partRows } from './part-rows'
import { sections } from './sections'
import { valueRows } from './value-rows'

/** How many of a manual's questions are made from each kind of place; if it has too few of a kind, others replace them. */
export const SHARES: Record<PlaceKind, number> = {
  value: 0.3,
  part: 0.15,
  fault: 0.1,
  procedure: 0.2,
  heading: 0.1,
  notice: 0.1,
  prohibition: 0.05,
}

const MIN_WORDS = 2
const MAX_WORDS = 8
/** What is on more pages is not asked for by its page. */
const MAX_PAGES = 3

interface Contender extends Candidate {
  /** The telling stems of each of its names. */
  stems: readonly ReadonlySet<string>[]
}

/** The places of a manual that can be asked for unambiguously. */
export interface Places {
  chosen: readonly Place[]
  /** Whether no other place of the kind has all of these words. */
  isUnambiguous(place: Place, words: string): boolean
}

/** @param count how many places are chosen at most */
export function pickPlaces(manual: SourceManual, count: number, shares = SHARES): Places {
  const all = [valueRows, partRows, faultRows, sections, notices].flatMap((pick) => pick(manual))
  const contenders = all.map(
    (candidate): Contender => ({
      ...candidate,
      stems: candidate.names.map((name) => tellingStems(name, candidate.language)),
    }),
  )
  const queues = new Map(
    placeKinds.map((kind) => {
      const ofKind = contenders.filter((one) => one.kind === kind)
      return [kind, settled(manual, shuffle(ofKind, randomOf(manual.seed, kind)), contenders)]
    }),
  )
  const chosen: Place[] = []
  const take = (kind: PlaceKind) => {
    const next = chosen.length < count ? queues.get(kind)?.next() : undefined
    if (next && !next.done) chosen.push(next.value)
    return next !== undefined && !next.done
  }
  for (const kind of placeKinds)
    for (let taken = 0; taken < Math.round(count * shares[kind]); taken += 1) if (!take(kind)) break
  let isExhausted = false
  while (!isExhausted) isExhausted = !placeKinds.map(take).includes(true)
  return {
    chosen,
    isUnambiguous: (place, words) =>
      rivalsOf(place, tellingStems(words, place.language), contenders).every((rival) => hasSameAnswer(rival, place)),
  }
}

/** Those of the candidates that have an unambiguous name, each once. */
function* settled(manual: SourceManual, candidates: readonly Contender[], all: readonly Contender[]): Generator<Place> {
  const asked = new Set<string>()
  for (const candidate of candidates) {
    const place = settle(manual, candidate, all)
    const key = place && [...tellingStems(place.subject, place.language)].sort().join(' ')
    if (!place || !key || asked.has(key)) continue
    asked.add(key)
    yield place
  }
}

/** The candidate by its shortest unambiguous name, with all pages that state the same. */
function settle(manual: SourceManual, candidate: Contender, all: readonly Contender[]): Place | undefined {
  const { names, stems: stemsOfNames, ...rest } = candidate
  for (const [level, subject] of names.entries()) {
    const stems = stemsOfNames[level] ?? new Set()
    const place = { ...rest, subject, level }
    if (stems.size < MIN_WORDS || stems.size > MAX_WORDS) continue
    const rivals = rivalsOf(place, stems, all)
    if (!rivals.every((rival) => hasSameAnswer(rival, place))) continue
    const stated = place.kind === 'value' || place.kind === 'part' ? pagesStating(manual, stems, place.answer) : []
    const pages = [...new Set([...place.pages, ...rivals.flatMap((rival) => rival.pages), ...stated])]
    if (pages.length <= MAX_PAGES) return { ...place, pages: pages.sort((a, b) => a - b) }
  }
  return undefined
}

/** The places of the same kind that have all of the words in as complete a name, the place itself among them. */
const rivalsOf = (
  { kind, level }: Pick<Place, 'kind' | 'level'>,
  stems: ReadonlySet<string>,
  all: readonly Contender[],
) =>
  all.filter((one) => {
    const own = one.stems[level] ?? one.stems.at(-1)
    return classOf(one.kind) === classOf(kind) && own !== undefined && includesAll(own, stems)
  })

const hasSameAnswer = (one: Pick<Place, 'answer'>, other: Pick<Place, 'answer'>) =>
  normalise(one.answer) === normalise(other.answer)

/** Whether a section has steps does not distinguish what a question names, nor does the form of a notice. */
const classOf = (kind: PlaceKind) => ({ heading: 'procedure', prohibition: 'notice' })[kind as string] ?? kind
