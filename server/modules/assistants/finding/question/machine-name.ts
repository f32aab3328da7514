import { translate } from '../../../../languages/glossary/glossary'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { unitOf } from '../../../../languages/text/unit'
import { findSpokenSynonyms, findSynonyms } from './expand'
import { isMachineKind } from './machine-kind'
import type { Vocabulary } from './spelling'

/** Whether the word is what the machine itself is called, on the cover or by people: "digger" for an excavator. */
export function namesMachine(
  words: readonly string[],
  position: number,
  language: Language,
  vocabulary: Vocabulary,
): boolean {
  const word = words[position] ?? ''
  if (namesModel(words, position, language, vocabulary)) return true
  if (!isMachineKind(word, language)) return false
  const translated = vocabulary.languages.flatMap((into) => translate([word], language, into))
  const others = [...findSynonyms([word], language), ...findSpokenSynonyms([word], language), ...translated]
  const names = [[word], ...others.flatMap(({ found }) => found)]
  return names.some((name) => name.every((part) => vocabulary.isOnCover(part)))
}

/** Whether the word is the model of the machine, alone or with its neighbour ("SK 40"); "120 bar" and "fuse 120" are none. */
function namesModel(words: readonly string[], position: number, language: Language, vocabulary: Vocabulary): boolean {
  const [before = '', word = '', after = ''] = [words[position - 1], words[position], words[position + 1]]
  if (/^\d+$/.test(word)) {
    if (unitOf(after, true) !== undefined) return false
    const isNamed = languageData[language].question.articles.includes(before) || isMachineKind(before, language)
    return (
      vocabulary.isModel(`${before}${word}`) || (vocabulary.isModel(word) && (isNamed || vocabulary.isModel(before)))
    )
  }
  return [word, `${before}${word}`, `${word}${after}`].some((name) => vocabulary.isModel(name))
}
