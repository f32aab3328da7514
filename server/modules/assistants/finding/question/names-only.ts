import { isActionWord } from '../../../../languages/glossary/action-words'
import { isPropertyWord } from '../../../../languages/glossary/property-words'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { tokenise } from '../../../../languages/text/tokenise'
import type { Vocabulary } from './spelling'
import { isStopWord } from './stop-words'
import { isMeasure, topicWords } from './topic'

/** A longer name is a description. */
const MAX_WORDS = 5

/**
 * Whether a normalised question only names a thing and asks nothing of it: "engine oil", "tyre pressure", "filtro del aire".
 */
export function namesOnly(text: string, language: Language, vocabulary: Vocabulary): boolean {
  const words = tokenise(text)
  const topic = new Set(topicWords(text, language, vocabulary))
  const { articles, followUp } = languageData[language].question
  const isLink = (word: string) => articles.includes(word) || (followUp.genitive?.test(word) ?? false)
  const isName = (word: string) =>
    topic.has(word) || isMeasure(word, language) || (isPropertyWord(word, language) && !isActionWord(word, language))
  const isInName = (word: string) => (isStopWord(word, language) ? isLink(word) : !/\d/.test(word) && isName(word))
  return topic.size > 0 && words.length <= MAX_WORDS && words.every(isInName)
}
