import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import type { Field } from '../../../../record-tools/fields'
import { vocabularyOf } from '../grammar/vocabulary'
import { typedFrom } from './read-phrase'
import type { Slots, UnknownWord } from './slots'
import type { Token } from './tokens'

interface ReadDetails extends Pick<Slots, 'details' | 'detailWords' | 'states' | 'stateWords'> {
  /** Without the words that ask for a field. */
  unknown: readonly UnknownWord[]
}

interface Typed {
  tokens: readonly Token[]
  words: readonly string[]
  stems: readonly string[]
  language: Language
  /** Where words are looked at; everywhere if undefined. */
  readOnlyAt?: ReadonlySet<number>
}

/**
 * The fields that a question has words for, whatever else these words mean. They are no names that records have to have,
 * unless they are part of one: "contact switch".
 */
export function readDetails(
  { unknown, states, stateWords }: Pick<Slots, 'unknown' | 'states' | 'stateWords'>,
  { tokens, words, stems, language, readOnlyAt }: Typed,
): ReadDetails {
  const fields = new Set<Field>()
  const positions = new Set<number>()
  const phrases: string[] = []
  for (let position = 0; position < words.length; ) {
    const said = vocabularyOf(language).phrases.at(words, stems, position)
    const phrase =
      readOnlyAt?.has(position) === false ? undefined : vocabularyOf(language).details.at(words, stems, position)
    // "On the phone" asks for no number.
    if (said?.meanings.some(({ slot }) => slot === 'aside')) {
      position += said.length
      continue
    }
    const isAskedOfOrganizations = said?.meanings.some(({ slot }) => slot === 'field')
    // What asks for a field of an organization, too, was only left if it is part of a name: "cilindro de dirección".
    const isLeft = isAskedOfOrganizations && unknown.some((one) => one.position === position)
    const isName = phrase?.length === 1 && (isLeft || isPartOfName(position, unknown, language))
    if (phrase && !isName) {
      for (const field of phrase.meanings) fields.add(field)
      phrases.push(typedFrom(tokens, position, phrase.length))
      for (let at = position; at < position + phrase.length; at++) positions.add(at)
    }
    position += isName ? 1 : (phrase?.length ?? 1)
  }
  // "The scheduled day" names a day, not what is scheduled.
  const isState = (word: string) => !phrases.some((phrase) => phrase !== word && ` ${phrase} `.includes(` ${word} `))
  return {
    details: [...fields],
    states: states.filter((_, index) => isState(stateWords[index] ?? '')),
    stateWords: stateWords.filter(isState),
    detailWords: tokens.filter((_, position) => positions.has(position)).map(({ typed }) => typed),
    unknown: unknown.filter(({ position }) => !positions.has(position)),
  }
}

/** A word of the trade beside another one that is not understood. */
function isPartOfName(position: number, unknown: readonly UnknownWord[], language: Language): boolean {
  const isTrade = (at: number) => unknown.some((one) => one.position === at && isGlossaryWord(one.word, language))
  return isTrade(position) && (isTrade(position - 1) || isTrade(position + 1))
}
