import type { Language } from '../../../../domain/text'
import { translate } from '../../finding/languages/glossary/glossary'
import type { Meaning } from '../grammar/vocabulary'
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
  if ((words[position] ?? '').length < 4 || !phrase.meanings.every(({ slot }) => isEmpty.has(slot))) return false
  const name = words.slice(last, position + 1)
  const other = language === 'en' ? 'es' : 'en'
  return translate(name, language, other).some(({ positions }) => positions.length === name.length)
}

const isEmpty: ReadonlySet<Meaning['slot']> = new Set(['noise', 'hint'])
