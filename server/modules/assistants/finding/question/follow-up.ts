import { beginningOf } from '../../../../domain/beginning-of'
import { isActionWord, isPartAction } from '../../../../languages/glossary/action-words'
import { isPropertyWord } from '../../../../languages/glossary/property-words'
import { type Language, languages } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { asksItself, lacksAction } from './asks'
import { inheritedText, type ShownWords } from './inherited-text'
import { leaningOf } from './leaning'
import { namesMachine } from './machine-name'
import { expectedUnits, quantities } from './quantity'
import type { Question } from './query'
import type { Vocabulary } from './spelling'
import { isFillerWord, isStopWord } from './stop-words'
import { contentWords, topicWords } from './topic'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** What a question takes from the earlier ones; nothing if it stands on its own. */
export interface Inheritance {
  /** Most recent question first. */
  words: string[]
  /** Those that name what was asked about. */
  topic: ReadonlySet<string>
  /** The earlier questions, oldest first. */
  questions: string[]
  /** What it is about in their words: "engine oil filter". */
  about: string[]
}

const MAX_EARLIER_TURNS = 4
/** A question inherits its subject, not a whole text. */
const MAX_INHERITED_WORDS = 40
const MAX_CHARACTERS = 2000

const opposites = languages.flatMap((language) => languageData[language].question.opposites)

/** What a question takes from the person's earlier turns. */
export function inherit({ prompt, conversation }: Question, language: Language, vocabulary: Vocabulary): Inheritance {
  const words = inheritedWords(prompt, conversation, language, vocabulary)
  const questions = words.length > 0 ? questionsOf(conversation) : []
  const topic = new Set(
    questions.flatMap((text) => [...matterOf(text, language, vocabulary), ...sharedAction(prompt, text, language)]),
  )
  const shown = shownWords(words, topic, language)
  return { words, topic, questions, about: [...new Set(questions.flatMap((text) => inheritedText(text, shown)))] }
}

/** "Outer" of "the outer air filter" is shown with it. If nothing was named, what was asked is shown instead. */
function shownWords(words: readonly string[], topic: ReadonlySet<string>, language: Language): ShownWords {
  const isLink = (word: string) => isStopWord(word, language)
  const named = words.filter((word) => topic.has(word) && !isLink(word))
  const content = contentWords(words.join(' '), language)
  return {
    topic: new Set(named.length > 0 ? named : content),
    modifiers: new Set(named.length > 0 ? content.filter((word) => isPropertyWord(word, language)) : []),
    links: new Set([...topic].filter(isLink)),
  }
}

/**
 * The words that a follow-up question inherits from the person's earlier turns, most recent first; none if the question
 * is complete. Contrasting words are not inherited: new numbers replace old ones, "short" replaces "long". What was asked
 * before is not inherited if something else is asked now.
 */
export function inheritedWords(
  prompt: string,
  conversation: readonly Turn[],
  language: Language,
  vocabulary: Vocabulary,
): string[] {
  const leans = (text: string) => leaningOf(text, language, vocabulary) !== 'none'
  if (!leans(prompt)) return []
  const currentWords = new Set(tokenise(prompt))
  const isNeeded = createNeed(prompt, language)
  const inherited: string[] = []
  for (const content of questionsOf(conversation).reverse()) {
    const topic = new Set([...matterOf(content, language, vocabulary), ...sharedAction(prompt, content, language)])
    for (const word of tokenise(content)) {
      const isNew = !currentWords.has(word) && !isReplaced(word, currentWords) && !inherited.includes(word)
      if (isNew && (topic.has(word) || isNeeded(word))) inherited.push(word)
    }
    if (!leans(content)) break
  }
  return inherited.slice(0, MAX_INHERITED_WORDS)
}

/** What a question is about: the things that it names, or what is done if it names the machine alone: "tow the machine". */
function matterOf(text: string, language: Language, vocabulary: Vocabulary): string[] {
  const words = tokenise(text)
  const topic = topicWords(text, language, vocabulary)
  const isMachine = (word: string) =>
    isFillerWord(word, language) || namesMachine(words, words.indexOf(word), language, vocabulary)
  if (topic.every(isMachine)) return [...topic, ...contentWords(text, language)]
  const last = topic.at(-1) ?? ''
  return topic.length > 1 && words.at(-1) === last && isPartAction(last, language) ? topic.slice(0, -1) : topic
}

/**
 * What is done with two quantities: "and at what temperature?" after "what pressure may I wash it with" asks for that of
 * washing, too. When something is done is no quantity of it.
 */
function sharedAction(prompt: string, earlier: string, language: Language): string[] {
  const actionsIn = (text: string) => contentWords(text, language).filter((word) => isActionWord(word, language))
  const isQuantity = (text: string) => {
    const units = expectedUnits(text, language)
    return units.length > 0 && !units.some((unit) => quantities.interval.units.includes(unit))
  }
  const [asked, before] = [normalise(prompt), normalise(earlier)]
  return isQuantity(asked) && isQuantity(before) && actionsIn(asked).length === 0 ? actionsIn(before) : []
}

/** Which words are inherited beside those that name what was asked about. */
function createNeed(prompt: string, language: Language): (word: string) => boolean {
  const text = normalise(prompt)
  if (!asksItself(text, language)) return () => true
  const needsAction = lacksAction(text, language)
  return (word) =>
    /^\d/.test(word) || isPropertyWord(word, language) || (needsAction && contentWords(word, language).length > 0)
}

/** The last questions, whose beginnings say what they are about. */
const questionsOf = (conversation: readonly Turn[]): string[] =>
  conversation
    .filter(({ role }) => role === 'user')
    .slice(-MAX_EARLIER_TURNS)
    .map(({ content }) => beginningOf(content, MAX_CHARACTERS))

function isReplaced(word: string, currentWords: Set<string>): boolean {
  if (/^\d/.test(word)) return [...currentWords].some((other) => /^\d/.test(other))
  return opposites.some(
    (pair) => pair.includes(word) && pair.some((other) => other !== word && currentWords.has(other)),
  )
}
