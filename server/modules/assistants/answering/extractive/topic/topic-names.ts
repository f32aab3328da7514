import type { Language } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import { normalise } from '../../../../../languages/text/normalise'
import { tokenise } from '../../../../../languages/text/tokenise'
import { isStopWord } from '../../../finding/question/stop-words'
import { createMatcher } from '../../../finding/retrieving/match'
import { createWordTest } from '../../../finding/scoring/row-label'
import { createFluidNames, type FluidNames } from './fluid-names'
import type { Topic } from './topic'

/** What the names in manuals of one language have to do with a topic. */
export interface TopicNames extends FluidNames {
  /**
   * How far a name has all words of the topic, "Changing the engine oil": 1 in the question's own words, less in other
   * ones, 0 if it lacks one.
   */
  strengthIn: (name: string) => number
  /** The same without what is only added: "Gear with oil" is no name of the gear oil. */
  strengthInName: (name: string) => number
  /** The same for running text, in which the words of the topic stand together. */
  strengthInText: (text: string) => number
  /** Whether a name is that of the topic: "Engine oil with filter", but not "Engine oil filter". */
  isTopic: (name: string) => boolean
  /** Whether it is one of several things that are named: "Levels, tyres, lamps". */
  isListed: (names: string) => boolean
  /** How far a sentence begins with it, also as one of several things: "Coolant between LOW and FULL". */
  strengthAsSubject: (sentence: string) => number
  /** Whether all of a title is on it, "Track tension", and not also on something else, "Fuel and coolant". */
  isWhole: (title: string) => boolean
}

/** Words of one of several things. */
const MAX_ITEM = 3

export function createTopicNames(topic: Topic, language: Language): TopicNames {
  const { query, positions, head } = topic
  const matcher = createMatcher(query, language)
  const isExplained = createWordTest(query, language, matcher)
  const isHeadLast = languageData[language].headNoun === 'last'
  const strengthIn = (name: string) => {
    const matched = matcher(name)
    return Math.min(...positions.map((position) => matched[position] ?? 0))
  }
  const hasHead = (words: readonly string[]) => (matcher(words.join(' '))[head] ?? 0) > 0
  const isTopic = (name: string) => {
    const { named, joined } = splitAtLink(name, language)
    const isExplainedIn = (words: readonly string[]) => words.every((word) => isExplained(word, words))
    const isJoinedHead = isHeadLast && hasHead(joined.slice(-1))
    const isFirst = isExplainedIn(named) && (hasHead(named) || isJoinedHead)
    return strengthIn(name) > 0 && (isFirst || (hasHead(joined) && isExplainedIn(joined)))
  }
  return {
    ...createFluidNames(topic, language, matcher),
    strengthIn,
    strengthInName(name) {
      const { named, joined } = splitAtLink(name, language)
      return strengthIn([...named, ...joined].join(' '))
    },
    strengthInText(text) {
      const strength = strengthIn(text)
      if (strength === 0 || positions.length === 1) return strength
      // The words of another language may be more, "filtro de combustible".
      const spans = language === query.language ? [positions.length] : [positions.length, positions.length + 1]
      return Math.max(...windowsOf(text, spans, language).map(strengthIn), 0)
    },
    isTopic,
    isListed: (names) => isTopic(names) || names.split(/[,;]/).some(isTopic),
    strengthAsSubject(sentence) {
      const { articles } = languageData[language].question
      const begins = (text: string) => {
        const words = tokenise(normalise(text)).filter((word) => !articles.includes(word))
        const content = words.filter((word) => !isStopWord(word, language)).slice(0, positions.length)
        return content[0] === words[0] ? strengthIn(content.join(' ')) : 0
      }
      const items = sentence.replace(/\([^)]*\)/g, '').split(/[,;]/)
      const isList = items.length > 2 && items.every((item) => tokenise(item).length <= MAX_ITEM)
      return Math.max(begins(sentence), ...(isList ? items.map(begins) : []))
    },
    isWhole(title) {
      const [first = ''] = title.split(/[,;:(]/)
      const { named, joined } = splitAtLink(first, language)
      return strengthIn(named.join(' ')) > 0 && joined.every((word) => hasHead([word]))
    },
  }
}

/** The content words that stand together in each clause of a text. */
function windowsOf(text: string, spans: readonly number[], language: Language): string[] {
  return text.split(/[.,;:()\n]/).flatMap((clause) => {
    const words = tokenise(normalise(clause)).filter((word) => !isStopWord(word, language))
    return spans.flatMap((span) => words.map((_, start) => words.slice(start, start + span).join(' ')))
  })
}

/**
 * The words that say what is named, those before "with filter", "by temperature" and the like, and those that are only
 * joined to them: "Hydraulic and transmission oil" is of both.
 */
function splitAtLink(name: string, language: Language): { named: string[]; joined: string[] } {
  const { addition, genitive } = languageData[language].question.followUp
  const isAddition = (word: string) => addition?.test(word) ?? false
  const isLink = (word: string) => (isStopWord(word, language) || isAddition(word)) && !genitive?.test(word)
  const [before = ''] = name.split(/[,;:(]/)
  const words = tokenise(normalise(before))
  const first = words.findIndex((word) => !isStopWord(word, language))
  const link = words.findIndex((word, position) => position > first && isLink(word))
  const isContent = (word: string) => !isStopWord(word, language)
  // Without the words that join a noun to another, nothing tells "of" from "with".
  if (link < 0 || !genitive) return { named: words.slice(Math.max(0, first)).filter(isContent), joined: [] }
  const joined = isAddition(words[link] ?? '') ? [] : words.slice(link + 1).filter(isContent)
  return { named: words.slice(Math.max(0, first), link).filter(isContent), joined }
}
