import { isActionWord } from '../../../../../languages/glossary/action-words'
import { isPropertyWord } from '../../../../../languages/glossary/property-words'
import { languageData } from '../../../../../languages/language-data'
import { tokenise } from '../../../../../languages/text/tokenise'
import type { Query } from '../../../finding/question/query'
import { isStopWord } from '../../../finding/question/stop-words'
import { isMeasure } from '../../../finding/question/topic'

/** What a question names without asking anything of it. */
export interface Topic {
  query: Query
  /** The positions of its terms in the query. */
  positions: readonly number[]
  /** The position of what it is: "oil" of "engine oil", "aceite" of "aceite de motor". */
  head: number
  /** Whether it is something that is done: "greasing". */
  isActivity: boolean
  /** What has it, if it is a property: the tyres of "tyre pressure". */
  owner?: Topic
}

/** The topic of a question that only names a thing, "engine oil"; undefined for others, and where a part is sought. */
export function topicOf(query: Query): Topic | undefined {
  if (!query.namesOnly || query.seeksPart || isRequest(query)) return undefined
  const asked = new Set([...tokenise(query.prompt), ...query.corrections.map(({ to }) => to)])
  const isOwn = (word: string) => asked.has(word) && !isStopWord(word, query.language)
  const positions = query.terms.flatMap(({ word }, position) => (isOwn(word) ? [position] : []))
  const wordAt = (position: number) => query.terms[position]?.word ?? ''
  const isProperty = (position: number) =>
    isMeasure(wordAt(position), query.language) || isPropertyWord(wordAt(position), query.language)
  const owner = topicAt(
    query,
    positions.filter((position) => !isProperty(position)),
  )
  const topic = topicAt(query, positions)
  return topic && owner && owner.positions.length < positions.length ? { ...topic, owner } : topic
}

/** "Change the oil" names what to do with something, and asks how. */
function isRequest({ prompt, language }: Query): boolean {
  const [first = '', second = ''] = tokenise(prompt)
  return isActionWord(first, language) && languageData[language].question.articles.includes(second)
}

function topicAt(query: Query, positions: readonly number[]): Topic | undefined {
  const head = languageData[query.language].headNoun === 'last' ? positions.at(-1) : positions[0]
  if (head === undefined) return undefined
  const isActivity = positions.length === 1 && isActionWord(query.terms[head]?.word ?? '', query.language)
  return { query, positions, head, isActivity }
}
