import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../domain/text'
import type { Turn } from '../conversations/conversation'
import { numbersInText } from '../finding/parts/numbers-in-text'
import { isDayOfIt, isPlaceOfIt, isPriceOfIt, isStockOfIt } from './meaning/of-it'
import type { RecordQuestion } from './record-question'
import { readAll, type Understood } from './sentence/read-sentences'
import { type Knowledge, readSlots } from './words/read-slots'

interface Asked {
  prompt: string
  /** The earlier turns, oldest first. */
  earlier: readonly Turn[]
  /** The language of a question whose words do not show it. */
  preferred: Language
}

/** A question leans on those right before it. */
const MAX_EARLIER_QUESTIONS = 6

/** What a prompt asks of the records, in the language that has most of its words; undefined for any other question. */
export function understand({ prompt, earlier, preferred }: Asked, knowledge: Knowledge): Understood | undefined {
  const asked = earlier.flatMap(({ role }, at) => (role === 'user' ? [at] : []))
  let before: readonly RecordQuestion[] = []
  for (const at of asked.slice(-MAX_EARLIER_QUESTIONS)) {
    const [turn, turns] = [earlier[at], earlier.slice(0, at)]
    const understood = turn && readAfter(turn.content, { turns, before }, preferred, knowledge)
    before = understood?.questions.map(({ question }) => question) ?? []
  }
  return readAfter(prompt, { turns: earlier, before }, preferred, knowledge)
}

/** What was said before a prompt, and what that asked of the records, which is nothing if a manual was asked. */
interface Said {
  turns: readonly Turn[]
  before: readonly RecordQuestion[]
}

/** "Where is it", "when is it due" and "what does it cost" after a question to a manual mean what that is about. */
function readAfter(
  prompt: string,
  { turns, before }: Said,
  preferred: Language,
  knowledge: Knowledge,
): Understood | undefined {
  const isOfManual = turns.length > 0 && before.length === 0
  // A part that was looked for in the records may have been found in a manual.
  const mayBeOfPart = isOfManual || before.at(-1)?.topic === 'stock'
  const meant = mayBeOfPart ? meantOf(prompt, knowledge) : undefined
  const number = meant === 'part' ? partIn(turns) : undefined
  if (!meant || (!isOfManual && !number)) return readAll(prompt, before, preferred, knowledge)
  const read = number && readAll(`${prompt.replace(/[?!.\s]+$/, '')} ${number}`, [], preferred, knowledge)
  return read ? { ...read, questions: read.questions.map((one) => ({ ...one, about: [number] })) } : undefined
}

/** What a prompt means that names nothing itself: the part of the answer before it, or whatever that is about. */
function meantOf(prompt: string, knowledge: Knowledge): 'part' | 'matter' | undefined {
  const read = languageValues.flatMap((language) => readSlots(prompt, language, knowledge) ?? [])
  if (read.some((slots) => isPriceOfIt(slots) || isStockOfIt(slots))) return 'part'
  return read.some((slots) => isDayOfIt(slots) || isPlaceOfIt(slots)) ? 'matter' : undefined
}

/** The number of the part that the last answer names, if it names one: "Drive belt, part number: 410-08830." */
function partIn(turns: readonly Turn[]): string | undefined {
  const answer = turns.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const [sentence = ''] = answer.split('\n\n')
  const announced = numbersInText(sentence).filter(({ isAnnounced }) => isAnnounced)
  const numbers = [...new Set(announced.map(({ likeliest }) => likeliest))]
  return numbers.length === 1 ? numbers[0] : undefined
}
