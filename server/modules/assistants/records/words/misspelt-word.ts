import { editDistance } from '../../../../domain/edit-distance'
import type { Language } from '../../../../domain/text'
import { glossaryWords } from '../../../../languages/glossary/glossary'
import { languageData } from '../../../../languages/language-data'
import { phrasesOf } from '../grammar/phrase-table'
import { grammars, vocabularyOf } from '../grammar/vocabulary'
import { periodTableOf } from '../periods/period-table'
import { soundOf } from './sounds-like'

/** Of a shorter word, only a slip of the finger is mended: with another letter it is another word. */
const MIN_LETTERS = 4
const MIN_TWO_ERRORS = 8

/** What a word may be meant for: what holds sentences together, other words that say little, the grammar's, and the trade's. */
const kinds = ['function', 'filler', 'grammar', 'trade'] as const

type Kind = (typeof kinds)[number]

interface Dictionary {
  /** The words of the grammar, as they are written in it. */
  words: ReadonlySet<string>
  kindOf: ReadonlyMap<string, Kind>
  bySound: ReadonlyMap<string, string>
  /** By their consonants alone; absent where several words have the same. */
  byConsonants: ReadonlyMap<string, string>
}

const dictionaries = new Map<Language, Dictionary>()

export function dictionaryOf(language: Language): Dictionary {
  const cached = dictionaries.get(language)
  if (cached) return cached
  const { phrases, details } = vocabularyOf(language)
  const { months, weekdays, units } = periodTableOf(language)
  const { stopWords, fillerWords } = languageData[language]
  const toDo = Object.values(grammars[language].toDo.verbs).flatMap(phrasesOf).flat()
  const words = new Set([
    ...phrases.words,
    ...details.words,
    ...toDo,
    ...months.keys(),
    ...weekdays.keys(),
    ...units.keys(),
  ])
  const plurals = [...words].filter((word) => word.length >= MIN_LETTERS).map((word) => pluralOf(word))
  const ofKinds: Record<Kind, Iterable<string>> = {
    function: stopWords,
    filler: fillerWords,
    grammar: [...words, ...plurals],
    trade: glossaryWords(language),
  }
  const kindOf = new Map<string, Kind>()
  for (const kind of kinds.toReversed())
    for (const word of ofKinds[kind]) if (/^[a-z]{2,}$/.test(word)) kindOf.set(word, kind)
  const known = [...kindOf.keys()].filter((word) => word.length > 2 && kindOf.get(word) !== 'trade')
  const dictionary = {
    ...{ words, kindOf },
    bySound: new Map(known.map((word) => [soundOf(word, language), word])),
    byConsonants: unique(known.map((word) => [consonantsOf(word), word])),
  }
  dictionaries.set(language, dictionary)
  return dictionary
}

const pluralOf = (word: string): string => (/[aeiouy]$/.test(word) ? `${word}s` : /s$/.test(word) ? word : `${word}s`)

function unique(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>()
  for (const [key, word] of entries) found.set(key, found.has(key) ? undefined : word)
  return new Map([...found].flatMap(([key, word]) => (word === undefined ? [] : [[key, word] as const])))
}

const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1')

/** The word that an unknown one was meant for; undefined if none is close, or several are that mean different things. */
export function meantWord(word: string, language: Language): string | undefined {
  const { bySound, byConsonants, kindOf } = dictionaryOf(language)
  const heard = word.length >= MIN_LETTERS ? bySound.get(soundOf(word, language)) : undefined
  if (heard !== undefined) return heard
  const shortened = word.length > 2 && !/[aeiou]/.test(word) ? byConsonants.get(consonantsOf(word)) : undefined
  const meant = shortened ?? (word.length >= MIN_LETTERS ? closestTo(word, language) : slipOf(word, language))
  return meant !== undefined && kindOf.get(meant) === 'trade' && !isSurely(word, meant) ? undefined : meant
}

function closestTo(word: string, language: Language): string | undefined {
  const limit = word.length >= MIN_TWO_ERRORS ? 2 : 1
  let best: { words: [string, Kind][]; cost: number } = { words: [], cost: Infinity }
  for (const [candidate, kind] of dictionaryOf(language).kindOf) {
    if (candidate.length < MIN_LETTERS || Math.abs(candidate.length - word.length) > limit) continue
    if (candidate[0] !== word[0] && !(word.length > MIN_LETTERS && beginsSwapped(word, candidate))) continue
    const distance = editDistance(word, candidate, limit)
    if (distance > limit) continue
    // A slip of the finger is likelier than another letter.
    const cost = distance + (isSlip(word, candidate) ? 0 : 0.5)
    if (cost < best.cost) best = { words: [[candidate, kind]], cost }
    else if (cost === best.cost) best.words.push([candidate, kind])
  }
  return likeliest(best.words)
}

/** A word that says little is the safe choice; between one of the trade and one of the grammar there is none. */
function likeliest(words: readonly [string, Kind][]): string | undefined {
  const [first, ...others] = kinds.flatMap((kind) => words.filter(([, one]) => one === kind))
  if (!first) return undefined
  const isUndecided = first[1] === 'grammar' && others.some(([, kind]) => kind === 'trade')
  return isUndecided ? undefined : first[0]
}

/** There are too many words of the trade to guess one of them by another letter. */
const isSurely = (word: string, candidate: string): boolean =>
  isSwapped(word, candidate) || withoutDoubles(word) === withoutDoubles(candidate)

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1')

/** The only word from which a short one differs by a slip; of those that hold sentences together first. */
function slipOf(word: string, language: Language): string | undefined {
  const found = [...dictionaryOf(language).kindOf].filter(
    ([candidate]) => candidate.length > 2 && candidate.length <= word.length + 1 && isSlip(word, candidate),
  )
  const ofKind = (kind: Kind) => found.flatMap(([candidate, one]) => (one === kind ? [candidate] : []))
  const functionWords = ofKind('function')
  const swapped = functionWords.filter((candidate) => candidate.length === word.length)
  const meant = swapped.length > 0 ? swapped : functionWords
  if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined
  return word.length > 2 && found.length === 1 ? found[0]?.[0] : undefined
}

/** Whether a letter is too few or too many, or two are swapped. */
const isSlip = (word: string, candidate: string): boolean =>
  (isSwapped(word, candidate) || (candidate[0] === word[0] && candidate.length !== word.length)) &&
  editDistance(word, candidate, 1) === 1

const isSwapped = (word: string, candidate: string): boolean =>
  word.length === candidate.length && [...word].toSorted().join('') === [...candidate].toSorted().join('')

const beginsSwapped = (word: string, candidate: string): boolean =>
  word[0] === candidate[1] && word[1] === candidate[0] && word.slice(2) === candidate.slice(2)
