import type { Language } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import { normalise } from '../../../../../languages/text/normalise'
import { tokenise } from '../../../../../languages/text/tokenise'
import type { Query } from '../../../finding/question/query'
import { isStopWord } from '../../../finding/question/stop-words'
import { createMatcher } from '../../../finding/retrieving/match'
import { createWordTest } from '../../../finding/scoring/row-label'
import { grammars } from '../statement/grammars'

/** What a question names without asking anything of it. */
export interface Topic {
  query: Query
  /** The positions of its terms in the query. */
  positions: readonly number[]
  /** The position of what it is: "oil" of "engine oil", "aceite" of "aceite de motor". */
  head: number
}

/** The topic of a question that only names a thing, "engine oil"; undefined for others, and where a part is sought. */
export function topicOf(query: Query): Topic | undefined {
  const asked = new Set([...tokenise(query.prompt), ...query.corrections.map(({ to }) => to)])
  const isOwn = (word: string) => asked.has(word) && !isStopWord(word, query.language)
  const positions = query.terms.flatMap(({ word }, position) => (isOwn(word) ? [position] : []))
  const head = languageData[query.language].headNoun === 'last' ? positions.at(-1) : positions[0]
  return query.namesOnly && !query.seeksPart && head !== undefined ? { query, positions, head } : undefined
}

/** What the names in manuals of one language have to do with a topic. */
export interface TopicNames {
  /**
   * How far a name has all words of the topic, "Changing the engine oil": 1 in the question's own words, less in other
   * ones, 0 if it lacks one.
   */
  strengthIn: (name: string) => number
  /** Whether a name is that of the topic: "Engine oil with filter", but not "Engine oil filter". */
  isTopic: (name: string) => boolean
  /** Whether a row is of what has the fluid that the topic is: "Hydraulic tank" of "hydraulic oil", but not "Engine" of "engine coolant". */
  isContainer: (name: string, row: string) => boolean
}

export function createTopicNames({ query, positions, head }: Topic, language: Language): TopicNames {
  const matcher = createMatcher(query, language)
  const isExplained = createWordTest(query, language, matcher)
  const grammar = grammars[language]
  const ownGrammar = grammars[query.language]
  const isFluid = ownGrammar?.fluids.has(query.terms[head]?.word ?? '') ?? false
  const isHeadLast = languageData[language].headNoun === 'last'
  const strengthIn = (name: string) => {
    const matched = matcher(name)
    return Math.min(...positions.map((position) => matched[position] ?? 0))
  }
  return {
    strengthIn,
    isTopic(name) {
      const { named, joined } = splitAtLink(name, language)
      const hasHead = (words: readonly string[]) => (matcher(words.join(' '))[head] ?? 0) > 0
      const isExplainedIn = (words: readonly string[]) => words.every((word) => isExplained(word, words))
      const isJoinedHead = isHeadLast && hasHead(joined.slice(-1))
      const isFirst = isExplainedIn(named) && (hasHead(named) || isJoinedHead)
      return strengthIn(name) > 0 && (isFirst || (hasHead(joined) && isExplainedIn(joined)))
    },
    isContainer(name, row) {
      const phrase = isFluid ? grammar?.read(name) : undefined
      if (!grammar || !phrase || !grammar.containers.has(phrase.head)) return false
      const others = positions.filter((position) => position !== head)
      const matched = matcher(phrase.text)
      const isOfFluid = (matcher(row)[head] ?? 0) > 0
      const hasOther = tokenise(normalise(row)).some((word) => grammar.fluids.has(word))
      const isOfTopic = others.length > 0 && others.every((position) => (matched[position] ?? 0) > 0)
      return isOfTopic && (isOfFluid || (grammar.reservoirs.has(phrase.head) && !hasOther))
    },
  }
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
