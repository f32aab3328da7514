import type { Language } from '../../../../domain/text'
import { glossaryWords } from '../../../../languages/glossary/glossary'
import type { PhraseTable } from '../grammar/phrase-table'
import type { Meaning } from '../grammar/vocabulary'

const saysLittle: ReadonlySet<Meaning['slot']> = new Set(['noise', 'beforeName', 'followUp', 'hint', 'field'])
const verb = /(?:[aei]r|[aei]rse)$/

/**
 * Whether a word is a thing of the trade that only has the stem of a phrase, as "correa" (a belt) has that of "correo", and
 * "junta" (a gasket) that of "juntas".
 */
export const isOtherNoun = (
  word: string,
  phrase: { meanings: readonly Meaning[] } | undefined,
  phrases: PhraseTable<Meaning>,
  language: Language,
): boolean =>
  phrase !== undefined &&
  !phrases.words.has(word) &&
  phrase.meanings.every(({ slot }) => saysLittle.has(slot)) &&
  glossaryWords(language).has(word) &&
  !(language === 'es' && verb.test(word))
