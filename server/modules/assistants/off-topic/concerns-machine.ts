import { isActionWord, isThingWord } from '../../../languages/glossary/property-words'
import type { Language } from '../../../languages/language'
import { languageData } from '../../../languages/language-data'
import { normalise } from '../../../languages/text/normalise'
import { tokenise } from '../../../languages/text/tokenise'
import { isTradeName } from '../finding/question/expand'
import { asksOfMachine } from '../finding/question/leaning'
import { isMachineKind } from '../finding/question/machine-kind'
import { refersToObject } from '../finding/question/pronoun'
import { isEverydayWord, isSpeechWord } from '../finding/question/stop-words'
import { contentWords } from '../finding/question/topic'
import { isEverydaySubject } from './everyday-subjects'

/**
 * Whether a question may be about a machine, by its words alone: it has a word of the trade, a code, or a word that is
 * not of general speech, which may be the name of a part; it names the machine, or asks something of "it". In doubt it is.
 */
export function concernsMachine(prompt: string, language: Language): boolean {
  if (!/[\p{L}\p{N}]/u.test(prompt)) return false
  const words = tokenise(prompt)
  const telling = contentWords(prompt, language).filter((word) => !isEverydaySubject(word, language))
  if (telling.some((word) => isTechnical(word, language))) return true
  if (words.some((word) => isEverydaySubject(word, language))) return false
  const text = normalise(prompt)
  if (asksOfMachine(text, language) || words.some((word) => namesMachine(word, language))) return true
  return telling.length > 0 && refersToObject(text, language)
}

function isTechnical(word: string, language: Language): boolean {
  if (/^\d{1,2}$/.test(word)) return false
  if (isThingWord(word, language) || isActionWord(word, language) || isTradeName(word, language)) return true
  return !isEverydayWord(word, [language]) && !isSpeechWord(word, language)
}

const namesMachine = (word: string, language: Language) =>
  languageData[language].question.subjectWords.includes(word) || isMachineKind(word, language)
