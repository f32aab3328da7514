import type { Language } from '../../../../domain/text'
import { translate } from '../../../../languages/glossary/glossary'
import type { Meaning } from '../grammar/vocabulary'
import { otherLanguage } from './other-language'
import type { FoundSlots } from './slots'

/**
 * Whether a word that says nothing by itself goes on with the name of a thing, as "trabajo" does in "faro de trabajo".
 * @param phrase at the position
 */
export function continuesName(
  found: FoundSlots,
  words: readonly string[],
  position: number,
  phrase: { length: number; meanings: readonly Meaning[] } | undefined,
  language: Language,
): boolean {
  const last = found.unknown.at(-1)?.position
  const isNear = last === position - 1 || (last === position - 2 && words[position - 1] === 'de')
  if (last === undefined || !isNear || phrase?.length !== 1) return false
  if ((words[position] ?? '').length < MIN_LETTERS || !phrase.meanings.every(({ slot }) => isEmpty.has(slot)))
    return false
  return isNameOfThing(words.slice(last, position + 1), language)
}

/** Whether a word begins the name of a thing with the next one, as "track" does in "track rollers". */
export function beginsName(
  words: readonly string[],
  position: number,
  phrase: { length: number } | undefined,
  language: Language,
): boolean {
  const name = words.slice(position, position + 2)
  if (phrase?.length !== 1 || name.length < 2 || name.some((word) => word.length < MIN_LETTERS)) return false
  return isNameOfThing(name, language)
}

const MIN_LETTERS = 4

function isNameOfThing(name: readonly string[], language: Language): boolean {
  return translate(name, language, otherLanguage(language)).some(({ positions }) => positions.length === name.length)
}

const isEmpty: ReadonlySet<Meaning['slot']> = new Set(['noise', 'hint'])
