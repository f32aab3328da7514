import { once } from '../../../../domain/once'
import type { Language } from '../../../../domain/text'
import { numberWords } from '../../../../languages/number-words'
import { normalise } from '../../../../languages/text/normalise'
import type { PeriodWords, Phrases, Unit } from '../grammar/grammar'
import { phrasesOf } from '../grammar/phrase-table'
import { grammars } from '../grammar/vocabulary'

/** The words of time of a language, to be looked up. */
export interface PeriodTable extends Record<Relation, readonly string[][]> {
  units: ReadonlyMap<string, Unit>
  days: readonly { phrase: string[]; offset: number }[]
  /** With their first and last days. */
  thirds: readonly { phrase: string[]; from: number; to: number | undefined }[]
  feasts: readonly { phrase: string[]; month: number; date: number }[]
  parts: readonly { phrase: string[]; month: number; length: number }[]
  /** From 0 for January, by its names. */
  months: ReadonlyMap<string, number>
  ambiguousMonths: ReadonlySet<string>
  /** From 0 for Monday. */
  weekdays: ReadonlyMap<string, number>
  numbers: ReadonlyMap<string, number>
  isDayFirst: boolean
}

const relations = [
  'now',
  'current',
  'ofCurrent',
  'olderThan',
  'past',
  'next',
  'ago',
  'since',
  'until',
  'before',
  'after',
  'between',
  'and',
  'at',
] as const
type Relation = (typeof relations)[number]

const tables: Record<Language, () => PeriodTable> = {
  en: once(() => createTable(grammars.en.period, 'en')),
  es: once(() => createTable(grammars.es.period, 'es')),
}

export const periodTableOf = (language: Language): PeriodTable => tables[language]()

function createTable(words: PeriodWords, language: Language): PeriodTable {
  const longestFirst = (phrases: Phrases) => phrasesOf(phrases).toSorted((one, other) => other.length - one.length)
  return {
    now: longestFirst(words.now),
    current: longestFirst(words.current),
    ofCurrent: longestFirst(words.ofCurrent),
    olderThan: longestFirst(words.olderThan),
    past: longestFirst(words.past),
    next: longestFirst(words.next),
    ago: longestFirst(words.ago),
    since: longestFirst(words.since),
    until: longestFirst(words.until),
    before: longestFirst(words.before),
    after: longestFirst(words.after),
    between: longestFirst(words.between),
    and: longestFirst(words.and),
    at: longestFirst(words.at),
    units: new Map(
      (['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((unit) =>
        phrasesOf(words.units[unit]).map(([name = '']) => [name, unit] as const),
      ),
    ),
    days: (['-2', '-1', '0', '1'] as const).flatMap((offset) =>
      longestFirst(words.days[offset]).map((phrase) => ({ phrase, offset: Number(offset) })),
    ),
    thirds: (['first', 'middle', 'last'] as const).flatMap((third) =>
      longestFirst(words.thirds[third]).map((phrase) => ({ phrase, ...thirds[third] })),
    ),
    feasts: words.feasts.split(',').map(readFeast),
    parts: words.parts.split(',').map(readPart),
    months: positions(words.months),
    ambiguousMonths: new Set(words.ambiguousMonths.split(',').map((name) => normalise(name).trim())),
    weekdays: positions(words.weekdays),
    // "One" is left out there, as it is a pronoun, too.
    numbers: new Map([...(numberWords(language)?.values ?? []), ['one', 1], ['uno', 1]]),
    isDayFirst: words.isDayFirst,
  }
}

const thirds = {
  first: { from: 1, to: 10 },
  middle: { from: 11, to: 20 },
  last: { from: 21, to: undefined },
} as const

function readFeast(feast: string) {
  const [name = '', month, date] = feast.split(/[=-]/)
  return { phrase: normalise(name).trim().split(' '), month: Number(month) - 1, date: Number(date) }
}

function readPart(part: string) {
  const [name = '', month, length] = part.split(/[=+]/)
  return { phrase: normalise(name).trim().split(' '), month: Number(month) - 1, length: Number(length) }
}

/** Names, with other forms after slashes, by their position. */
const positions = (names: Phrases): Map<string, number> =>
  new Map(
    names
      .split(',')
      .flatMap((forms, index) => forms.split('/').map((name) => [normalise(name).trim(), index] as const)),
  )
