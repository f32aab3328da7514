import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../../domain/text'
import type { Meaning } from '../grammar/vocabulary'
import type { State } from '../record-question'

const negations: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'not never didnt doesnt dont hasnt havent hadnt wasnt werent isnt arent wont cant cannot nobody without'.split(' '),
  ),
  es: new Set('no nunca jamas nadie sin tampoco ni'.split(' ')),
}

/** "Did the customer not accept": a negation may be so many words before what it denies. */
export const MAX_DISTANCE = 3

/** In either language. */
export const isNegation = (word: string): boolean => languageValues.some((language) => negations[language].has(word))

/** What records are that are not in a state, where that is one state. */
const opposites: Partial<Record<State, State>> = {
  accepted: 'declined',
  paid: 'unpaid',
}

/**
 * The meanings of a phrase behind a negation: the opposite of a state, or what records are not chosen by, so that it is never
 * answered with its contrary.
 */
export function denied(
  meanings: readonly Meaning[],
  position: number,
  words: readonly string[],
  language: Language,
): readonly Meaning[] {
  const before = words.slice(Math.max(0, position - MAX_DISTANCE), position)
  if (!before.some((word) => negations[language].has(word))) return meanings
  return meanings.flatMap((meaning): Meaning[] => {
    if (meaning.slot !== 'state') return [meaning]
    const opposite = opposites[meaning.value]
    return [opposite ? { slot: 'state', value: opposite } : { slot: 'unsupported' }]
  })
}
