import { isActionWord } from '../../../../languages/glossary/action-words'
import { isPropertyWord } from '../../../../languages/glossary/property-words'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { tokenise } from '../../../../languages/text/tokenise'
import type { Vocabulary } from './spelling'
import { isStopWord } from './stop-words'
import { isMeasure, topicWords } from './topic'

/** The ending of what is done as a name of it: "greasing". Other languages have nouns for it. */
const activityEnding: Partial<Record<Language, RegExp>> = { en: /ing$/ }
/** A longer name is a description. */
const MAX_WORDS = 5

/**
 * Whether a normalised question only names a thing and asks nothing of it: "engine oil", "tyre pressure", "filtro del
 * aire", "greasing".
 */
export function namesOnly(text: string, language: Language, vocabulary: Vocabulary): boolean {
  const words = tokenise(text)
  const topic = new Set(topicWords(text, language, vocabulary))
  const { articles, followUp } = languageData[language].question
  const isLink = (word: string) => articles.includes(word) || (followUp.genitive?.test(word) ?? false)
  const isName = (word: string) =>
    topic.has(word) || isMeasure(word, language) || (isPropertyWord(word, language) && !isActionWord(word, language))
  const [only = '', ...others] = words.filter((word) => !isStopWord(word, language))
  const isActivity = others.length === 0 && isActionWord(only, language) && activityEnding[language]?.test(only)
  if (isActivity) return words.every((word) => word === only || articles.includes(word))
  const isInName = (word: string) => (isStopWord(word, language) ? isLink(word) : !/\d/.test(word) && isName(word))
  return topic.size > 0 && words.length <= MAX_WORDS && words.every(isInName)
}
