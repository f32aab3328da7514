import { oppositeTerms, relationTerms } from './glossary/opposites'
import { type Language, languages } from './language'
import { normalise } from './text/normalise'
import { tokenise } from './text/tokenise'

export type Side = 'one' | 'other'

/** A name of one side of a pair of opposites, by the words that it consists of. */
export interface OppositeName {
  pair: number
  side: Side
  words: readonly string[]
  /** Whether it relates to what follows it: "without", "at most". */
  isRelation: boolean
  /** Whether it is the first part of compounds: "vorder-". */
  isPart: boolean
}

const namesByLanguage = new Map<Language, readonly OppositeName[]>()

/** The names of all opposites in a language; those of several words first. */
export function oppositesIn(language: Language): readonly OppositeName[] {
  const known = namesByLanguage.get(language)
  if (known) return known
  const opposites = oppositeTerms.trim().split('\n')
  const relations = relationTerms.trim().split('\n')
  const names = [...opposites, ...relations]
    .flatMap((line, pair) => {
      const [one = '', other = ''] = (line.split('|')[languages.indexOf(language)] ?? '').split('~')
      const isRelation = pair >= opposites.length
      return [
        ...readNames(one).map((name) => ({ ...name, pair, side: 'one' as const, isRelation })),
        ...readNames(other).map((name) => ({ ...name, pair, side: 'other' as const, isRelation })),
      ]
    })
    .toSorted((one, other) => other.words.length - one.words.length)
  namesByLanguage.set(language, names)
  return names
}

const readNames = (field: string) =>
  field
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ words: tokenise(normalise(name).replace(/-$/, '')), isPart: name.endsWith('-') }))
